package enum UTF8Length {
  /// Returns the length of a scalar in valid UTF-8, given its first byte.
  package static func ofScalar(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }
}

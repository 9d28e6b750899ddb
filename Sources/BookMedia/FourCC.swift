/// Four letters that name a part of a file or a format.
struct FourCC: Equatable, ExpressibleByStringLiteral {
  /// The letters, with the first one in the most significant byte.
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(stringLiteral letters: StaticString) {
    var value: UInt32 = 0
    letters.withUTF8Buffer { for byte in $0 { value = value << 8 | UInt32(byte) } }
    rawValue = value
  }

  var isLetters: Bool { allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }

  /// Whether all four are printable ASCII characters, including spaces.
  var isPrintable: Bool { allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  private func allSatisfy(_ condition: (UInt32) -> Bool) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] where !condition(rawValue >> shift & 0xFF) { return false }
    return true
  }
}

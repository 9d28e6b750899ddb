/// Splits an input into its parts.
///
/// Each part is preceded by a line with its length in bytes.
struct TraceInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next part, or `nil` at the end or if no part begins here.
  mutating func next() -> [UInt8]? {
    var count = 0
    var place = position
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      guard (0x30...0x39).contains(bytes[place]), count < 1 << 26 else { return nil }
      count = count * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    place += 1
    guard place <= bytes.count, count <= bytes.count - place else { return nil }
    position = place + count
    return Array(bytes[place..<position])
  }
}

import PropertyList

/// Splits an input into its parts.
///
/// Each part is preceded by a line with its length in bytes.
struct TraceInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next part, or `nil` at the end or if no part begins here.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(digits: bytes[position..<end]), count < bytes.count - end
    else { return nil }
    position = end + 1 + count
    return Array(bytes[end + 1..<position])
  }
}

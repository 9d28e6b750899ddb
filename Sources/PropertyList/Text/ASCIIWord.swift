/// Words of ASCII that count the same in small and capital letters.
enum ASCIIWord {
  /// Whether `range` of `text` is `word`, which is written in small letters.
  static func matches(_ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for (offset, position) in range.enumerated() where lowercased(text[position]) != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The small letter for a capital one; any other byte as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

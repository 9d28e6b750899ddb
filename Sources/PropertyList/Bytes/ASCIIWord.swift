/// Case-insensitive comparison of ASCII words.
package enum ASCIIWord {
  /// Returns whether `range` of `text` equals `word`, which is in lowercase.
  package static func matches(_ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for (offset, position) in range.enumerated() where lowercased(text[position]) != word.utf8Start[offset] {
      return false
    }
    return true
  }

  package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

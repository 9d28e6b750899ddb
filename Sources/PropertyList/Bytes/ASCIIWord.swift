/// White space, letters and words of ASCII; words are compared without regard to case.
package enum ASCIIWord {
  /// Returns whether `range` of `text` equals `word`, which must be in lowercase.
  package static func matches(_ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for (offset, position) in range.enumerated() where lowercased(text[position]) != word.utf8Start[offset] {
      return false
    }
    return true
  }

  package static func lowercased(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}

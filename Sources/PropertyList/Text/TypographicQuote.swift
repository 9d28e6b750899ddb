/// The curly quotation marks that word processors write in place of straight ones: `“ ” ‘ ’ „ ‚ « »`.
package enum TypographicQuote {
  package static func begins(at index: Int, in text: Span<UInt8>) -> Bool { length(at: index, in: text) > 0 }

  static func first(in range: Range<Int>, of text: Span<UInt8>) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      let length = length(at: index, in: text)
      if length > 0 { return index..<index + length }
      index += 1
    }
    return nil
  }

  /// Returns `text` without the curly quotation marks at its ends, or `nil` if it has none.
  package static func stripped(_ text: [UInt8]) -> [UInt8]? {
    let ends = lengths(around: text.indices, of: text.span)
    return ends.lead + ends.trail > 0 ? Array(text[ends.lead..<text.count - ends.trail]) : nil
  }

  /// Returns the lengths in bytes of the curly quotation marks at both ends of `range`, or 0 where there is none.
  static func lengths(around range: Range<Int>, of text: Span<UInt8>) -> (lead: Int, trail: Int) {
    let lead = length(at: range.lowerBound, in: text)
    for count in [2, 3] where range.count >= lead + count && length(at: range.upperBound - count, in: text) == count {
      return (lead, count)
    }
    return (lead, 0)
  }

  /// Returns the length in bytes of the quotation mark at `index`, or 0 if there is none.
  private static func length(at index: Int, in text: Span<UInt8>) -> Int {
    guard index + 1 < text.count else { return 0 }
    switch text[index] {
    case 0xC2: return text[index + 1] == 0xAB || text[index + 1] == 0xBB ? 2 : 0
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80:
      return (0x98...0x9F).contains(text[index + 2]) || (0xB9...0xBA).contains(text[index + 2]) ? 3 : 0
    default: return 0
    }
  }
}

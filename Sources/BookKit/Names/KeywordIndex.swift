import PropertyList

/// A fast lookup of keywords by their text, to try before comparing keywords byte by byte.
struct KeywordIndex<Case: Keyword>: Sendable {
  private let cases = Array(Case.allCases)
  /// The ends of each keyword, in the order of the cases.
  private var keywords: [TextEnds] = []

  /// Creates a lookup of all keywords with at most 16 bytes.
  init() {
    for choice in Case.allCases {
      let text = UnsafeBufferPointer(start: choice.keyword.utf8Start, count: choice.keyword.utf8CodeUnitCount)
      keywords.append(TextEnds(text.span, text.indices))
    }
  }

  /// Returns the case whose keyword is at `range` of `text`.
  ///
  /// The result may also be `nil` for a keyword near the end of `text`; see ``TextEnds``.
  func find(_ text: Span<UInt8>, _ range: Range<Int>) -> Case? {
    for index in keywords.indices where keywords[index].makeUp(text, range) { return cases[index] }
    return nil
  }
}

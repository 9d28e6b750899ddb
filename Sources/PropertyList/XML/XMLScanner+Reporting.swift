extension XMLScanner {
  @_lifetime(self: copy self)
  mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    notes: [PropertyList.Problem.Note] = []
  ) {
    tree.report(kind, at: range, in: cursor.bytes, subject: subject, suggestion: suggestion, notes: notes)
  }

  func text(of key: Node) -> String { key.quotedText(in: cursor.bytes, .xml) }

  /// Returns the author's text in `range`, shortened and escaped.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }
}

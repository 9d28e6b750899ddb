extension XMLScanner {
  @_lifetime(self: copy self)
  mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    notes: [PropertyList.Problem.Note] = []
  ) {
    tree.report(kind, at: range, in: cursor.bytes, subject: subject, suggestion: suggestion, notes: notes)
  }

  /// Reports a problem after which the rest of the text can't be read.
  @_lifetime(self: copy self)
  mutating func stop(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "",
    notes: [PropertyList.Problem.Note] = []
  ) throws(ReadingStopped) -> Never {
    report(kind, at: range, subject: subject, notes: notes)
    throw ReadingStopped()
  }

  func text(of key: Node) -> String { key.quotedText(in: cursor.bytes, .xml) }

  /// Returns the author's text in `range`, shortened and escaped.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }
}

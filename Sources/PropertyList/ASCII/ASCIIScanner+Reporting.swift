extension ASCIIScanner {
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

  func text(of key: Node) -> String { key.quotedText(in: cursor.bytes, .ascii) }

  /// Returns the author's text in `range`, shortened and escaped.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }

  @_lifetime(self: copy self)
  mutating func reportKeyWithoutValue(at range: Range<Int>) {
    guard let key = tree.nodes.last else { return }
    let name = text(of: key)
    let note = PropertyList.Problem.Note(.pendingKey, at: key.range, subject: name)
    report(.keyWithoutValue, at: range, subject: name, notes: [note])
  }

  /// Reports a string that needs quotes, with the quoted string as a suggestion.
  @_lifetime(self: copy self)
  mutating func reportNeedsQuotes(_ range: Range<Int>) {
    let isTypographic = TypographicQuote.begins(at: range.lowerBound, in: cursor.bytes)
    report(
      isTypographic ? .typographicQuotes : .needsQuotes, at: range, subject: quote(range), suggestion: inQuotes(range))
  }

  /// Returns the text in straight quotes instead of any other quotes, or `nil` if it is too long or would need escapes.
  private func inQuotes(_ range: Range<Int>) -> String? {
    guard range.count <= PropertyList.Limits.quotedScalars else { return nil }
    var scalars = quote(range).unicodeScalars[...]
    while let first = scalars.first, isTypographicQuote(first) { scalars.removeFirst() }
    while let last = scalars.last, isTypographicQuote(last) { scalars.removeLast() }
    guard !scalars.contains(where: { $0 == "\"" || $0 == "\\" }) else { return nil }
    return "\"" + String(scalars) + "\""
  }

  private func isTypographicQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0x60, 0xAB, 0xB4, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F, 0xFF02: true
    default: false
    }
  }

  var scalarRange: Range<Int> { cursor.scalarRange }
}

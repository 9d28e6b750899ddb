extension ASCIIScanner {
  /// Reports a problem with the path of the item that is being read.
  @inline(never)
  @_lifetime(self: copy self)
  mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    notes: [PropertyList.Problem.Note] = []
  ) {
    if kind.isSuspicious { nesting.suspect(at: range.lowerBound, open: tree.open) }
    // Finding the path of a value is slow, and only reported problems need it.
    guard !nesting.isConsequence(kind, at: range.lowerBound), !log.isRepetition(kind) else { return }
    guard log.hasRoom(for: kind) else { return log.countUnlisted(kind) }
    let (end, path) = (cursor.bytes.count, path)
    log.add(
      PropertyList.Problem(
        kind, at: min(range.lowerBound, end)..<min(range.upperBound, end), subject: subject,
        suggestion: suggestion, path: path, notes: notes))
  }

  @_lifetime(self: copy self)
  mutating func report(_ repetition: DuplicateKeys.Repetition) {
    guard nesting.offset == nil else { return }
    guard log.hasRoom(for: .duplicateKey) else { return log.countUnlisted(.duplicateKey) }
    let name = text(of: tree.nodes[repetition.again])
    // All keys have been read, so the path leads to the last one.
    var path = path
    if !path.steps.isEmpty { path.steps[path.steps.count - 1] = .key(name) }
    let problem = PropertyList.Problem(repetition, of: name, at: path, in: tree.nodes.span)
    log.add(problem)
  }

  @_lifetime(self: copy self)
  mutating func reportKeyWithoutValue(at range: Range<Int>) {
    guard let key = tree.nodes.last else { return }
    let name = text(of: key)
    report(
      .keyWithoutValue, at: range, subject: name,
      notes: [PropertyList.Problem.Note(.pendingKey, at: key.range, subject: name)])
  }

  /// Reports a string that needs quotes, with the quoted string as a suggestion.
  @_lifetime(self: copy self)
  mutating func reportNeedsQuotes(_ range: Range<Int>) {
    let isTypographic = TypographicQuote.begins(at: range.lowerBound, in: cursor.bytes)
    report(
      isTypographic ? .typographicQuotes : .needsQuotes, at: range, subject: quote(range), suggestion: inQuotes(range))
  }

  /// Returns the text in straight quotes, in place of other quotes around it, or `nil` if it is too long.
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

  private var path: PropertyListPath {
    let bytes = cursor.bytes
    return tree.path { ASCIIScanner.text(of: $0, in: bytes) }
  }

  /// Returns the text of a key, shortened and escaped.
  func text(of key: Node) -> String { ASCIIScanner.text(of: key, in: cursor.bytes) }

  private static func text(of key: Node, in bytes: Span<UInt8>) -> String {
    let start = Int(key.start) + Int(key.lead)
    let content = start..<max(start, Int(key.end) - Int(key.trail))
    if key.flags.contains(.plain) { return Quotation.of(bytes, content) }
    let longest = 8 * PropertyList.Limits.quotedScalars
    let beginning = content.lowerBound..<min(content.upperBound, content.lowerBound + longest)
    return Quotation.of(ASCIIText.decode(bytes, beginning))
  }

  /// Returns the author's text in `range`, shortened and escaped.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }

  /// The range of the scalar at the cursor, which is empty at the end of the text.
  var scalarRange: Range<Int> {
    let start = min(cursor.position, cursor.bytes.count)
    guard start < cursor.bytes.count else { return start..<start }
    return start..<min(cursor.bytes.count, start + UTF8Length.ofScalar(startingWith: cursor.bytes[start]))
  }
}

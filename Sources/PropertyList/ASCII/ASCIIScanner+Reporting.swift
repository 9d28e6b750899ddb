extension ASCIIScanner {
  /// Tells of a problem on the way to what is read at this moment.
  @inline(never)
  @_lifetime(self: copy self)
  mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    notes: [PropertyList.Problem.Note] = []
  ) {
    // The way to a value is long to find, and nothing but told problems needs it.
    guard log.hasRoom(for: kind) else { return log.countUnlisted(kind) }
    let (end, path) = (cursor.bytes.count, path)
    log.add(
      PropertyList.Problem(
        kind, at: min(range.lowerBound, end)..<min(range.upperBound, end), subject: subject,
        suggestion: suggestion, path: path, notes: notes))
  }

  /// Tells of a key that its dictionary has already.
  @_lifetime(self: copy self)
  mutating func report(_ pair: DuplicateKeys.Pair) {
    guard log.hasRoom(for: .duplicateKey) else { return log.countUnlisted(.duplicateKey) }
    let (first, again) = (tree.nodes[pair.first], tree.nodes[pair.again])
    guard log.hasRoom(for: .duplicateKey) else { return log.add(PropertyList.Problem(.duplicateKey, at: again.range)) }
    let name = text(of: again)
    // All keys are read by now, so that the path leads to the last one.
    var path = path
    if !path.steps.isEmpty { path.steps[path.steps.count - 1] = .key(name) }
    log.add(
      PropertyList.Problem(
        .duplicateKey, at: again.range, subject: name, suggestion: "last", path: path,
        notes: [PropertyList.Problem.Note(.firstHere, at: first.range, subject: name)]))
  }

  /// Tells of the key that waits for its value.
  @_lifetime(self: copy self)
  mutating func reportKeyWithoutValue(at range: Range<Int>) {
    guard let key = tree.nodes.last else { return }
    let name = text(of: key)
    report(
      .keyWithoutValue, at: range, subject: name,
      notes: [PropertyList.Problem.Note(.pendingKey, at: key.range, subject: name)])
  }

  /// Tells of a string that cannot do without quotes, and how it would stand in some.
  @_lifetime(self: copy self)
  mutating func reportNeedsQuotes(_ range: Range<Int>) {
    let isTypographic = TypographicQuote.begins(at: range.lowerBound, in: cursor.bytes)
    report(
      isTypographic ? .typographicQuotes : .needsQuotes, at: range, subject: quote(range), suggestion: inQuotes(range))
  }

  /// The text in straight quotes, without those of other kinds that stand around it; `nil` if it is too long.
  private func inQuotes(_ range: Range<Int>) -> String? {
    guard range.count <= Limits.quotedScalars else { return nil }
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

  /// The way to what is read at this moment.
  private var path: PropertyListPath {
    let bytes = cursor.bytes
    return tree.path { ASCIIScanner.text(of: $0, in: bytes) }
  }

  /// The text of a key, shortened and made harmless.
  func text(of key: Node) -> String { ASCIIScanner.text(of: key, in: cursor.bytes) }

  private static func text(of key: Node, in bytes: Span<UInt8>) -> String {
    let start = Int(key.start) + Int(key.lead)
    let content = start..<max(start, Int(key.end) - Int(key.trail))
    if key.flags.contains(.plain) { return Quotation.of(bytes, content) }
    let longest = 8 * Limits.quotedScalars
    let beginning = content.lowerBound..<min(content.upperBound, content.lowerBound + longest)
    return Quotation.of(ASCIIText.decode(bytes, beginning))
  }

  /// The author's text from `range`, shortened and made harmless.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }

  /// The scalar at the cursor, or nothing at the end of the text.
  var scalarRange: Range<Int> {
    let start = min(cursor.position, cursor.bytes.count)
    guard start < cursor.bytes.count else { return start..<start }
    return start..<min(cursor.bytes.count, start + UTF8Length.ofScalar(startingWith: cursor.bytes[start]))
  }
}

extension XMLScanner {
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

  private var path: PropertyListPath {
    let bytes = cursor.bytes
    return tree.path { XMLScanner.text(of: $0, in: bytes) }
  }

  /// Returns the text of a key, shortened and escaped.
  func text(of key: Node) -> String { XMLScanner.text(of: key, in: cursor.bytes) }

  private static func text(of key: Node, in bytes: Span<UInt8>) -> String {
    let content = XMLTag.contentRange(of: key, in: bytes)
    let longest = 8 * PropertyList.Limits.quotedScalars
    let start = content.lowerBound..<min(content.upperBound, content.lowerBound + longest)
    return Quotation.of(XMLText.decode(bytes, start))
  }

  /// Returns the author's text in `range`, shortened and escaped.
  func quote(_ range: Range<Int>) -> String { Quotation.of(cursor.bytes, range) }
}

extension ASCIIScanner {
  /// Reads the beginning of the outermost value: a bracket or the first key of a container, or a whole scalar.
  mutating func scanRoot() throws(ReadingStopped) {
    if cursor.matches("\u{FEFF}", at: 0) { cursor.position = 3 }
    skipTrivia()
    while let byte = cursor.peek(), skipDisallowed(byte) { skipTrivia() }
    guard let byte = cursor.peek() else { return try scanBlankFile() }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      if try scanValue(byte) { return }
    case UInt8(ascii: "["):
      if beginsJSONArray { try stopForJSON() }
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"),
      UInt8(ascii: "]"):
      break
    default:
      return try scanFirstString(byte)
    }
    passUnexpected()
    throw ReadingStopped()
  }

  private mutating func scanBlankFile() throws(ReadingStopped) {
    guard tree.options.acceptsBlankFile else { try stop(.blank, at: 0..<0) }
    openBraceless(at: cursor.position)
    close(trail: 0)
  }

  /// Reads a string that is the outermost value, or the first key of a dictionary without braces.
  @_lifetime(self: copy self)
  private mutating func scanFirstString(_ byte: UInt8) throws(ReadingStopped) {
    var first = ASCIIByte.isQuote(byte) ? try quoted(.key, by: byte) : word(.key)
    skipTrivia()
    if beginsEntry(first) {
      openBraceless(at: Int(first.start))
      try appendKey(first)
    } else {
      first.kind = .string
      try append(first)
    }
  }

  /// Returns whether the text at the cursor shows that `first` is a key, or was meant to be one.
  private func beginsEntry(_ first: Node) -> Bool {
    switch cursor.peek() {
    case nil, UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","): false
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""): true
    default: first.lead > 0 || phraseEnd(.key, after: Int(first.end), from: cursor.position) != nil
    }
  }

  /// Reports everything that is incomplete at the end of the text.
  mutating func finish() throws(ReadingStopped) {
    let end = cursor.bytes.count..<cursor.bytes.count
    guard isBraceless, tree.depth == 1 else {
      if tree.depth > 0 { try stopForUnclosedContainers(at: end) }
      return
    }
    switch expected {
    case .equals:
      reportKeyWithoutValue(at: end)
      dropKey()
    case .value:
      report(.missingValue, at: end)
      dropKey()
    case .semicolon: report(.missingSemicolon, at: end)
    case .key, .element, .comma, .end: break
    }
    close(trail: 0)
  }

  /// The maximum number of open containers that a problem points to.
  private static let maxOpenContainers = 8

  @_lifetime(self: copy self)
  private mutating func stopForUnclosedContainers(at end: Range<Int>) throws(ReadingStopped) {
    // The missing brackets are in the comment that never ends.
    if tree.log.problems.last?.kind == .unterminatedComment { throw ReadingStopped() }
    var notes: [PropertyList.Problem.Note] = []
    if let key = tree.nodes.last, key.kind == .key {
      notes.append(PropertyList.Problem.Note(.pendingKey, at: key.range, subject: text(of: key)))
    }
    // A dictionary without braces has no `lead`.
    for container in tree.open.suffix(ASCIIScanner.maxOpenContainers).reversed() where tree.nodes[container].lead > 0 {
      let start = Int(tree.nodes[container].start)
      notes.append(PropertyList.Problem.Note(.openedHere, at: start..<start + 1, subject: quote(start..<start + 1)))
    }
    let bracket = tree.innermost == .dictionary ? "{" : "("
    tree.nesting.fail(at: end.lowerBound, open: tree.open)
    try stop(.unclosedContainer, at: end, subject: bracket, notes: notes)
  }

  // MARK: - JSON

  /// Stops if the `:` at the cursor follows the first key of the file, as in JSON.
  mutating func checkForJSON() throws(ReadingStopped) {
    if tree.nodes.count == 2, let key = tree.nodes.last, key.lead == 1 { try stopForJSON() }
  }

  /// Whether the text after the `[` at the cursor looks like a JSON array.
  private var beginsJSONArray: Bool {
    var ahead = Cursor(cursor.bytes, at: cursor.position + 1)
    ahead.skipBlanks()
    if let byte = ahead.peek(), "\"{[]-0123456789".utf8.contains(byte) { return true }
    return ahead.skip("true") || ahead.skip("false") || ahead.skip("null")
  }

  /// Reports at the cursor that the file is JSON, and discards everything that was read.
  private mutating func stopForJSON() throws(ReadingStopped) {
    report(.jsonFile, at: scalarRange)
    tree.discardAll()
    throw ReadingStopped()
  }
}

extension ASCIIScanner {
  /// Reports the character at the cursor and skips it.
  mutating func passUnexpected() {
    let range = scalarRange
    if let byte = cursor.peek(), byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
      tree.nesting.fail(at: range.lowerBound, open: tree.open)
    }
    report(.unexpectedCharacter, at: range, subject: quote(range))
    cursor.position = range.upperBound
  }

  /// Reports the character at the cursor and skips the entry that it makes unreadable.
  mutating func passUnexpectedEntry() {
    let range = scalarRange
    report(.unexpectedCharacter, at: range, subject: quote(range))
    if expected == .equals || expected == .value { dropKey() }
    skipEntry()
    expected = .key
  }

  /// Skips past the next `;`, or to the bracket that ends the dictionary; nested containers are skipped as a whole.
  private mutating func skipEntry() {
    var depth = 0
    while let byte = cursor.peek() {
      switch byte {
      case UInt8(ascii: ";") where depth == 0:
        cursor.position += 1
        return
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        cursor.position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
        cursor.position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = endOfString(quotedBy: byte) else { return }
        cursor.position = end
      default:
        skipWord()
      }
    }
  }

  /// Returns the end of the quoted string that begins at the cursor, or `nil` if it never ends.
  private func endOfString(quotedBy quote: UInt8) -> Int? {
    var index = cursor.position + 1
    while index < cursor.bytes.count {
      if cursor.bytes[index] == quote { return index + 1 }
      index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Skips a comment, a word with any quotation mark directly after it, or a single byte.
  private mutating func skipWord() {
    let start = cursor.position
    skipTrivia()
    guard cursor.position == start else { return }
    while let byte = cursor.peek(), ASCIIByte.isWord(byte) { cursor.position += 1 }
    // An apostrophe inside a word doesn't begin a string; without a word, the byte itself is skipped.
    if cursor.position == start || cursor.peek().map(ASCIIByte.isQuote) == true { cursor.position += 1 }
  }

  /// Closes the innermost container, whose closing bracket is missing, if `byte` belongs to the container around it;
  /// otherwise, skips `byte`.
  @_lifetime(self: copy self)
  mutating func closeWithout(_ byte: UInt8) {
    let isArray = afterValue == .comma
    guard let container = tree.open.last, outerIs(isArray ? .dictionary : .array, closedBy: byte) else {
      if byte == UInt8(ascii: ";"), expected == .comma {
        report(.missingComma, at: scalarRange)
        cursor.position += 1
        expected = .element
      } else {
        passUnexpected()
      }
      return
    }
    let bracket = tree.nodes[container].range.lowerBound
    let subject = quote(bracket..<bracket + 1)
    tree.nesting.fail(at: cursor.position, open: tree.open)
    report(
      .unclosedContainer, at: scalarRange, subject: subject,
      notes: [PropertyList.Problem.Note(.openedHere, at: bracket..<bracket + 1, subject: subject)])
    close(trail: 0)
    // A `}` also ends the entry, without a `;`.
    if byte == UInt8(ascii: "}") { expected = .key }
  }

  /// Returns whether the container around the innermost one is of `kind`, and `byte` can continue or end it.
  private func outerIs(_ kind: NodeKind, closedBy byte: UInt8) -> Bool {
    guard tree.depth > 1 else { return false }
    if byte == UInt8(ascii: "}"), isBraceless, tree.depth == 2 { return false }
    return tree.nodes[tree.open[tree.depth - 2]].kind == kind
  }

  // MARK: - Disallowed characters

  /// Whether the `#` at the cursor was meant to begin a comment; in place of a value, it can also begin a colour.
  private var beginsComment: Bool {
    guard expected == .value || expected == .element, let next = cursor.peek(1) else {
      let start = cursor.position
      return start == 0 || cursor.bytes[start - 1] <= 0x20 || cursor.bytes[start - 1] == UInt8(ascii: ";")
    }
    return next == UInt8(ascii: "#") || cursor.bytes.blankLength(at: cursor.position + 1) > 0
  }

  /// Skips and reports anything at the cursor that is never allowed but doesn't affect what follows.
  ///
  /// This includes control characters, unusual white space, comments of other languages, and conflict markers.
  @_lifetime(self: copy self)
  mutating func skipDisallowed(_ byte: UInt8) -> Bool {
    if isConflictMarker {
      passConflictMarker(byte)
    } else if byte == 0 {
      report(.nulByte, at: scalarRange)
      cursor.position += 1
    } else if byte < 0x20 {
      passUnexpected()
    } else if let blank = cursor.bytes.strangeBlank(at: cursor.position) {
      let start = cursor.position
      cursor.position += blank.length
      report(.unusualSpace, at: start..<cursor.position, subject: Quotation.space(blank.scalar))
    } else if byte == UInt8(ascii: "#"), beginsComment {
      let start = cursor.position
      while let byte = cursor.peek(), !ASCIIByte.isLineEnd(byte) { cursor.position += 1 }
      report(.hashComment, at: start..<start + 1)
    } else {
      return false
    }
    return true
  }

  /// Whether the cursor is at a conflict marker of a version control system, such as `<<<<<<<`.
  @inline(__always)
  var isConflictMarker: Bool {
    guard let byte = cursor.peek(), byte == cursor.peek(1) else { return false }
    return isConflictMarker(of: byte)
  }

  private func isConflictMarker(of byte: UInt8) -> Bool {
    guard cursor.peek(-1).map(ASCIIByte.isLineEnd) ?? true else { return false }
    return "<=>|".utf8.contains(byte) && (0..<7).allSatisfy { cursor.peek($0) == byte }
  }

  /// Skips the line of a conflict marker; only the first marker of a conflict is reported.
  @_lifetime(self: copy self)
  private mutating func passConflictMarker(_ byte: UInt8) {
    let start = cursor.position
    while let byte = cursor.peek(), !ASCIIByte.isLineEnd(byte) { cursor.position += 1 }
    if byte == UInt8(ascii: "<") || !isInConflict { report(.conflictMarker, at: start..<cursor.position) }
    isInConflict = byte != UInt8(ascii: ">")
  }
}

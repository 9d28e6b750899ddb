extension ASCIIScanner {
  /// Reads the string or key in quotes that begins at the cursor.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func quoted(_ kind: NodeKind, by quote: UInt8) throws(ReadingStopped) -> Node {
    let start = cursor.position
    var flags = Node.Flags.plain
    var index = start + 1
    while true {
      index = cursor.bytes.indexOfMark(quote, from: index)
      guard index < cursor.bytes.count else {
        cursor.position = index
        try stop(.unterminatedString, at: start..<start + 1)
      }
      if cursor.bytes[index] == quote { break }
      if cursor.bytes[index] == UInt8(ascii: "\\") { flags = [] }
      index = passMark(at: index)
    }
    cursor.position = index + 1
    return Node(kind, from: start, to: index + 1, lead: 1, trail: 1, flags: flags)
  }

  /// Skips an escape or a NUL byte, and reports any mistake in it.
  @_lifetime(self: copy self)
  private mutating func passMark(at index: Int) -> Int {
    guard cursor.bytes[index] == UInt8(ascii: "\\") else {
      report(.nulByte, at: index..<index + 1)
      return index + 1
    }
    guard let escape = ASCIIEscape(at: index, in: cursor.bytes, before: cursor.bytes.count) else { return index + 1 }
    if let flaw = escape.flaw {
      let subject = quote(index..<escape.end)
      let suggestion = flaw == .unknownEscape ? quote(index + 1..<escape.end) : nil
      report(flaw, at: index..<escape.end, subject: subject, suggestion: suggestion)
    }
    return escape.end
  }

  /// Reads the string or key without quotes at the cursor; it takes at least one byte.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func word(_ kind: NodeKind) -> Node {
    let start = cursor.position
    var index = start
    while index < cursor.bytes.count, ASCIIByte.isWord(cursor.bytes[index]) { index += 1 }
    if index < cursor.bytes.count, !isEndOfWord(at: index) {
      if index == start, TypographicQuote.begins(at: start, in: cursor.bytes) { return typographicText(kind) }
      index = passIrregularWord(kind, from: start, at: index)
    }
    cursor.position = index
    // A quotation mark at the end without one at the beginning isn't part of the word.
    if index > start + 1, ASCIIByte.isQuote(cursor.bytes[index - 1]) { index -= 1 }
    return Node(kind, from: start, to: index, flags: .plain)
  }

  @inline(__always)
  private func isEndOfWord(at index: Int) -> Bool {
    ASCIIByte.endsWord(cursor.bytes[index]) && (index == 0 || cursor.bytes[index - 1] != UInt8(ascii: "$"))
  }

  /// Reads the rest of a word with an unusual character at `index`, and reports any mistake in it.
  @_lifetime(self: copy self)
  private mutating func passIrregularWord(_ kind: NodeKind, from start: Int, at index: Int) -> Int {
    var index = index
    var isStray = false
    var placeholder: Range<Int>?
    while index < cursor.bytes.count {
      let byte = cursor.bytes[index]
      if let end = placeholderEnd(from: index, wordStart: start) {
        placeholder = placeholder ?? index - 1..<end
        index = end
      } else if byte == UInt8(ascii: "*"), index > start + 1, cursor.bytes[index - 1] == UInt8(ascii: "/") {
        report(.commentNeedsSpace, at: index - 1..<index + 1)
        index -= 1
        break
      } else if ASCIIByte.endsWord(byte) || isBlankOrStrange(at: index) {
        break
      } else {
        isStray = isStray || !ASCIIByte.isWord(byte)
        index += byte < 0x80 ? 1 : UTF8Length.ofScalar(startingWith: byte)
      }
    }
    index = max(start + 1, min(index, cursor.bytes.count))
    if let placeholder {
      report(.placeholder, at: placeholder, subject: quote(placeholder))
    } else if isStray {
      index = phraseEnd(kind, after: index, from: index) ?? index
      reportNeedsQuotes(start..<index)
    }
    return index
  }

  private func isBlankOrStrange(at index: Int) -> Bool {
    cursor.bytes.blankLength(at: index) > 0 || cursor.bytes.strangeBlank(at: index) != nil
  }

  // MARK: - Malformed strings

  /// The maximum length at which a placeholder or an unquoted string with spaces is recognised.
  private static let maxDistance = 200

  /// Returns the end of a placeholder, `${NAME}` or `$(NAME)`, whose bracket is at `index`, or `nil` if there is none.
  private func placeholderEnd(from index: Int, wordStart: Int) -> Int? {
    let opening = cursor.bytes[index]
    guard opening == UInt8(ascii: "{") || opening == UInt8(ascii: "("), index > wordStart,
      cursor.bytes[index - 1] == UInt8(ascii: "$")
    else { return nil }
    let closing = opening == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
    var end = index + 1
    while end < min(cursor.bytes.count, index + ASCIIScanner.maxDistance) {
      if cursor.bytes[end] == closing { return end + 1 }
      guard ASCIIByte.isWord(cursor.bytes[end]) else { return nil }
      end += 1
    }
    return nil
  }

  /// Returns the end of several words without quotes that were probably meant as one string, or `nil` if they weren't.
  ///
  /// `end` is the end of the first word; the string must extend past `position`.
  func phraseEnd(_ kind: NodeKind, after end: Int, from position: Int) -> Int? {
    let limit = min(cursor.bytes.count, end + ASCIIScanner.maxDistance)
    var (index, last) = (end, end)
    while index < limit {
      let byte = cursor.bytes[index]
      if byte == 0x20 || byte == 0x09 {
        index += 1
      } else if ASCIIByte.endsWord(byte) {
        return last > position && isEnd(byte, ofPhrase: kind) ? last : nil
      } else if index > last, ASCIIByte.isQuote(byte) || ASCIIComment(at: index, in: cursor.bytes) != nil {
        return nil
      } else {
        index += 1
        last = index
      }
    }
    return nil
  }

  private func isEnd(_ byte: UInt8, ofPhrase kind: NodeKind) -> Bool {
    if kind == .key { return byte == UInt8(ascii: "=") }
    switch afterValue {
    case .semicolon: return byte == UInt8(ascii: ";") || ASCIIByte.isLineEnd(byte)
    case .comma: return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || ASCIIByte.isLineEnd(byte)
    case .key, .equals, .value, .element, .end: return false
    }
  }

  /// Reads the string or key in curly quotes at the cursor and reports it; the quotes aren't part of its value.
  @inline(never)
  @_lifetime(self: copy self)
  private mutating func typographicText(_ kind: NodeKind) -> Node {
    let start = cursor.position
    if let end = endOfTypographicQuotes(kind, from: start) {
      reportNeedsQuotes(start..<end)
      cursor.position = end
    } else {
      cursor.position = passIrregularWord(kind, from: start, at: start)
    }
    let ends = TypographicQuote.lengths(around: start..<cursor.position, of: cursor.bytes)
    return Node(kind, from: start, to: cursor.position, lead: ends.lead, trail: ends.trail, flags: .plain)
  }

  /// Returns the end of the text in curly quotes that begins at `start`, or `nil` if no closing quotes end it on the
  /// same line.
  private func endOfTypographicQuotes(_ kind: NodeKind, from start: Int) -> Int? {
    var line = start + 1..<start + 1
    let limit = min(cursor.bytes.count, start + ASCIIScanner.maxDistance)
    while line.upperBound < limit, !ASCIIByte.isLineEnd(cursor.bytes[line.upperBound]) {
      line = line.lowerBound..<line.upperBound + 1
    }
    while let mark = TypographicQuote.first(in: line, of: cursor.bytes) {
      var index = mark.upperBound
      while index < cursor.bytes.count, cursor.bytes[index] == 0x20 || cursor.bytes[index] == 0x09 { index += 1 }
      if index < cursor.bytes.count, isEnd(cursor.bytes[index], ofPhrase: kind) { return mark.upperBound }
      line = mark.upperBound..<max(mark.upperBound, line.upperBound)
    }
    return nil
  }

  /// Joins the word at the cursor to the one before it if both were probably meant as one string.
  mutating func joinWords() -> Bool {
    guard let first = tree.nodes.last, first.kind == .key || first.kind == .string, first.lead == 0,
      let end = phraseEnd(first.kind, after: Int(first.end), from: cursor.position)
    else { return false }
    reportNeedsQuotes(Int(first.start)..<end)
    tree.replaceLast(with: Node(first.kind, from: Int(first.start), to: end, flags: .plain))
    cursor.position = end
    return true
  }
}

extension Span where Element == UInt8 {
  /// Returns the first position of `quote`, a backslash or a NUL at or after `index`, or the end.
  @inline(__always)
  fileprivate func indexOfMark(_ quote: UInt8, from index: Int) -> Int {
    for index in index..<count where self[index] == quote || self[index] == UInt8(ascii: "\\") || self[index] == 0 {
      return index
    }
    return count
  }
}

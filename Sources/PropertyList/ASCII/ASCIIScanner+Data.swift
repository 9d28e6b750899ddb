extension ASCIIScanner {
  /// Reads the data or the typed GNUstep value whose `<` is at the cursor.
  mutating func scanData() throws(ReadingStopped) {
    let start = cursor.position
    if let mark = cursor.peek(1), mark == UInt8(ascii: "*") || mark == UInt8(ascii: "[") {
      return try scanGNUstepValue(mark)
    }
    cursor.position = cursor.bytes.endOfHexPairs(from: start + 1)
    if cursor.peek() == UInt8(ascii: ">") {
      cursor.position += 1
      try append(Node(.data, from: start, to: cursor.position, lead: 1, trail: 1))
    } else {
      try scanBadData(from: start)
    }
  }

  /// Reports the mistake at the cursor in the data that begins at `start`, and skips the rest of the data.
  @_lifetime(self: copy self)
  private mutating func scanBadData(from start: Int) throws(ReadingStopped) {
    let bad = scalarRange
    let bracket = start..<start + 1
    let notes = [PropertyList.Problem.Note(.openedHere, at: bracket, subject: "<")]
    guard let byte = cursor.peek() else {
      report(.unclosedContainer, at: bad, subject: "<", notes: notes)
      throw ReadingStopped()
    }
    if endsBadData(byte) {
      report(.unclosedContainer, at: bad, subject: "<", notes: notes)
    } else {
      let isDigit = HexDigits.value(of: byte) != nil
      let isHalfPair = isDigit && cursor.peek(1).map { ASCIIByte.endsWord($0) || $0 == UInt8(ascii: ">") } == false
      // The first character of the pair is a digit, so the second one is wrong.
      if isHalfPair { cursor.position += 1 }
      report(.invalidHex, at: scalarRange, subject: quote(bad.lowerBound..<scalarRange.upperBound))
      skipBadData()
    }
    try append(Node(.invalid, from: start, to: cursor.position))
  }

  private func endsBadData(_ byte: UInt8) -> Bool { byte > 0x20 && ASCIIByte.endsWord(byte) }

  /// Skips past the `>` of malformed data, or to a byte that ends it.
  private mutating func skipBadData(allowing allowed: UInt8? = nil) {
    while let byte = cursor.peek(), byte == allowed || !endsBadData(byte) {
      cursor.position += 1
      if byte == UInt8(ascii: ">") { return }
    }
  }

  // MARK: - GNUstep

  @_lifetime(self: copy self)
  private mutating func scanGNUstepValue(_ mark: UInt8) throws(ReadingStopped) {
    let start = cursor.position
    cursor.position += 2
    skipBadData(allowing: UInt8(ascii: "="))
    let end = cursor.position
    guard tree.options.acceptsGNUstepValues else {
      report(.gnustepValue, at: start..<end, subject: quote(start..<end))
      return try append(Node(.invalid, from: start, to: end))
    }
    guard cursor.peek(-1) == UInt8(ascii: ">") else {
      let note = PropertyList.Problem.Note(.openedHere, at: start..<start + 1, subject: "<")
      report(.unclosedContainer, at: scalarRange, subject: "<", notes: [note])
      return try append(Node(.invalid, from: start, to: end))
    }
    try append(mark == UInt8(ascii: "*") ? typed(start..<end) : base64(start..<end))
  }

  /// Returns the value of a text such as `<*I5>`.
  @_lifetime(self: copy self)
  private mutating func typed(_ range: Range<Int>) -> Node {
    let text = cursor.bytes
    let content = range.lowerBound + 3..<max(range.lowerBound + 3, range.upperBound - 1)
    let flaw: PropertyList.Problem.Kind
    switch text[range.lowerBound + 2] {
    case UInt8(ascii: "I"):
      if GNUstepValue.integer(text, content) != nil { return node(.integer, range) }
      flaw = .invalidInteger
    case UInt8(ascii: "R"):
      if Decimal.parse(text, content) != nil { return node(.real, range) }
      flaw = .invalidReal
    case UInt8(ascii: "D"):
      if GNUstepValue.date(text, content) != nil { return node(.date, range) }
      flaw = .invalidDate
    case UInt8(ascii: "B") where content.count == 1 && text[content.lowerBound] == UInt8(ascii: "Y"):
      return node(.boolean, range, flags: .isTrue)
    case UInt8(ascii: "B") where content.count == 1 && text[content.lowerBound] == UInt8(ascii: "N"):
      return node(.boolean, range)
    default:
      flaw = .gnustepValue
    }
    report(flaw, at: flaw == .gnustepValue ? range : content, subject: quote(content))
    return Node(.invalid, from: range.lowerBound, to: range.upperBound)
  }

  private func node(_ kind: NodeKind, _ range: Range<Int>, flags: Node.Flags = []) -> Node {
    Node(kind, from: range.lowerBound, to: range.upperBound, lead: 3, trail: 1, flags: flags)
  }

  @_lifetime(self: copy self)
  private mutating func base64(_ range: Range<Int>) -> Node {
    let content = range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound - 2)
    let closing = range.upperBound - 2
    let isClosed = closing >= content.lowerBound && cursor.bytes[closing] == UInt8(ascii: "]")
    let checked = Base64.check(cursor.bytes, content)
    for flaw in checked.flaws {
      report(flaw.kind, at: flaw.range, subject: quote(flaw.subject), suggestion: flaw.suggestion)
    }
    if !isClosed { report(.invalidBase64, at: closing..<closing + 1, subject: quote(closing..<closing + 1)) }
    return isClosed && checked.value != nil
      ? Node(.data, from: range.lowerBound, to: range.upperBound, lead: 2, trail: 2)
      : Node(.invalid, from: range.lowerBound, to: range.upperBound)
  }
}

extension Span where Element == UInt8 {
  /// Returns the first position that is neither a pair of hexadecimal digits nor white space between pairs.
  ///
  /// Like Apple's reader, this doesn't treat vertical tabs and form feeds as white space.
  fileprivate func endOfHexPairs(from start: Int) -> Int {
    var index = start
    while index < count {
      if HexDigits.value(of: self[index]) != nil {
        guard index + 1 < count, HexDigits.value(of: self[index + 1]) != nil else { return index }
        index += 2
      } else {
        let blank = blankLength(at: index)
        guard blank > 0, self[index] != 0x0B, self[index] != 0x0C else { return index }
        index += blank
      }
    }
    return count
  }
}

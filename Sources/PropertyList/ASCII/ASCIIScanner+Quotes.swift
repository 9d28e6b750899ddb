// Recovery from a missing or extra quotation mark.
extension ASCIIScanner {
  /// Recovers if a missing or extra quotation mark in the last string's line explains what follows the string, and
  /// returns whether it did.
  mutating func recoverFromQuote() throws(ReadingStopped) -> Bool {
    guard let node = tree.nodes.last, node.kind == .key || node.kind == .string,
      cursor.bytes.endOfTrivia(from: Int(node.end)) == cursor.position
    else { return false }
    let start = Int(node.start)
    let line = endOfLine(from: start)
    let isMissing: Bool
    if Int(node.end) > line {
      // A string without its closing mark extends to the opening mark of the next string.
      guard node.lead == 1, couldBeginString(before: Int(node.end)) else { return false }
      isMissing = true
    } else {
      let mark = node.lead == 0 ? UInt8(ascii: "\"") : cursor.bytes[start]
      guard cursor.position < line else { return false }
      guard hasOddQuotes(cursor.position..<line, mark) else { return joinQuotedParts(node, before: line) }
      isMissing = node.lead == 0
    }
    let quote = isMissing ? start : Int(node.end) - 1
    report(isMissing ? .missingQuote : .strayQuote, at: quote..<quote + 1, suggestion: apostrophe(at: quote))
    let end = endOfContents(start + 1..<line)
    // Any of the three marks may be the extra one.
    let kind = isMissing || node.kind == .key ? node.kind : .invalid
    let (nodeEnd, trail) = isMissing ? (end, 0) : (Int(node.end), Int(node.trail))
    tree.replaceLast(with: Node(kind, from: start, to: nodeEnd, lead: Int(node.lead), trail: trail))
    cursor.position = end
    return true
  }

  /// Joins the parts of a string with unescaped quotation marks inside, as in `"a "b" c"`, and returns whether it did.
  @_lifetime(self: copy self)
  private mutating func joinQuotedParts(_ node: Node, before line: Int) -> Bool {
    let end = Int(node.end)
    guard node.kind == .string, node.lead == 1, cursor.position == end else { return false }
    let mark = cursor.bytes[Int(node.start)]
    var isOpen = false
    var index = end
    while index < line {
      if cursor.bytes[index] == mark {
        isOpen.toggle()
        if !isOpen, endsValue(at: index + 1, before: line) { break }
      }
      index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < line else { return false }
    report(.strayQuote, at: end - 1..<end, suggestion: apostrophe(at: end - 1))
    tree.replaceLast(with: Node(.string, from: Int(node.start), to: index + 1, lead: 1, trail: 1))
    cursor.position = index + 1
    return true
  }

  private func endsValue(at start: Int, before line: Int) -> Bool {
    var index = start
    while index < line, cursor.bytes[index] == 0x20 || cursor.bytes[index] == 0x09 { index += 1 }
    return index == line || ";,)}".utf8.contains(cursor.bytes[index])
  }

  private func apostrophe(at index: Int) -> String? { cursor.bytes[index] == UInt8(ascii: "'") ? "'" : nil }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < cursor.bytes.count, !ASCIIByte.isLineEnd(cursor.bytes[index]) { index += 1 }
    return index
  }

  /// Returns whether a string could begin at the quotation mark just before `end`.
  private func couldBeginString(before end: Int) -> Bool {
    var index = end - 2
    while index > 0, cursor.bytes.blankLength(at: index) > 0 { index -= 1 }
    return "=({;,".utf8.contains(cursor.bytes[index])
  }

  private func hasOddQuotes(_ range: Range<Int>, _ mark: UInt8) -> Bool {
    var isOdd = false
    var index = range.lowerBound
    while index < range.upperBound {
      if cursor.bytes[index] == mark { isOdd.toggle() }
      index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return isOdd
  }

  /// Returns where the last string of a line ends, before any marks and spaces that follow it.
  private func endOfContents(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, ";,)} \t".utf8.contains(cursor.bytes[end - 1]) { end -= 1 }
    return end
  }
}

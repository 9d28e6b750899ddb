// Recovery from a missing quotation mark, or from one too many.
extension ASCIIScanner {
  /// Continues at the end of the line in which a quotation mark is missing or too many, if that explains why the last
  /// string or word isn't followed by what it should be, and returns whether it does.
  @_lifetime(self: copy self)
  mutating func recoverFromQuote() throws(ReadingStopped) -> Bool {
    guard let node = tree.nodes.last, node.kind == .key || node.kind == .string,
      cursor.bytes.endOfTrivia(from: Int(node.end)) == cursor.position
    else { return false }
    let start = Int(node.start)
    let line = endOfLine(from: start)
    let isMissing: Bool
    if Int(node.end) > line {
      // Without its closing mark, a string extends to the opening mark of another one.
      guard node.lead == 1, endsLikeBeginning(of: Int(node.end)) else { return false }
      isMissing = true
    } else {
      guard cursor.position < line, hasOddQuotes(cursor.position..<line) else { return false }
      isMissing = node.lead == 0
    }
    let quote = isMissing ? start : Int(node.end) - 1
    report(isMissing ? .missingQuote : .strayQuote, at: quote..<quote + 1)
    let end = endOfContents(start + 1..<line)
    tree.removeLast()
    // It isn't known which of three marks is wrong.
    let kind = isMissing || node.kind == .key ? node.kind : .invalid
    let trail = isMissing ? 0 : Int(node.trail)
    tree.append(Node(kind, from: start, to: isMissing ? end : Int(node.end), lead: Int(node.lead), trail: trail))
    cursor.position = end
    return true
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < cursor.bytes.count, !ASCIIByte.isLineEnd(cursor.bytes[index]) { index += 1 }
    return index
  }

  /// Returns whether the text before the quotation mark that ends before `end` is what precedes a string.
  private func endsLikeBeginning(of end: Int) -> Bool {
    var index = end - 2
    while index > 0, cursor.bytes.blankLength(at: index) > 0 { index -= 1 }
    switch cursor.bytes[index] {
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: ","): return true
    default: return false
    }
  }

  private func hasOddQuotes(_ range: Range<Int>) -> Bool {
    var isOdd = false
    var index = range.lowerBound
    while index < range.upperBound {
      if cursor.bytes[index] == UInt8(ascii: "\"") { isOdd.toggle() }
      index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return isOdd
  }

  /// Returns the end of a string that is the last on its line, without the marks that follow it there.
  private func endOfContents(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound {
      switch cursor.bytes[end - 1] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "}"), 0x20, 0x09: end -= 1
      default: return end
      }
    }
    return end
  }
}

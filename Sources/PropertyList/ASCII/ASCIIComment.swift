/// A comment of old-style text: `// …` up to the end of the line, or `/* … */`.
struct ASCIIComment: Equatable {
  /// The range of the comment, including delimiters but not the end of the line.
  let range: Range<Int>
  let isLine: Bool
  let isTerminated: Bool

  /// Reads the comment at `start`, up to the end of the text if it is never closed.
  init?(at start: Int, in text: Span<UInt8>) {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      var end = start + 2
      while end < text.count, !ASCIIByte.isLineEnd(text[end]), !text.isSeparator(at: end) { end += 1 }
      range = start..<end
      isLine = true
      isTerminated = true
    case UInt8(ascii: "*"):
      let close = Cursor(text).firstIndex(of: "*/", from: start + 2)
      range = start..<(close.map { $0 + 2 } ?? text.count)
      isLine = false
      isTerminated = close != nil
    default:
      return nil
    }
  }
}

extension Span where Element == UInt8 {
  /// Returns the first position at or after `index` that is neither white space nor a comment.
  func endOfTrivia(from index: Int) -> Int {
    var index = index
    while index < count {
      let length = blankLength(at: index)
      if length > 0 {
        index += length
      } else if let comment = ASCIIComment(at: index, in: self) {
        index = comment.range.upperBound
      } else {
        return index
      }
    }
    return count
  }
}

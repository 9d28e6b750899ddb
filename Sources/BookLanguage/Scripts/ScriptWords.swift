import Playthrough

// The words of a script's lines, as they are being typed.
extension TextBuffer {
  func scriptWords(ofLine line: Int) -> (words: [ScriptWord], comment: Range<Int>?) {
    ScriptLexer.words(ofLineAt: lineStarts[line], in: bytes)
  }

  /// Returns the words of the line that contains an offset, or `nil` if the offset lies in a comment.
  func scriptWords(ofLineAt offset: Int) -> [ScriptWord]? {
    let (words, comment) = scriptWords(ofLine: line(containing: offset))
    return comment.map { offset > $0.lowerBound } ?? false ? nil : words
  }
}

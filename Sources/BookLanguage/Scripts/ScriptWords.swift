import Playthrough

// Splits lines of a script, which may be unfinished, into words.
extension TextBuffer {
  func scriptWords(ofLine line: Int) -> (words: [ScriptWord], comment: Range<Int>?) {
    ScriptLexer.words(ofLineAt: lineStarts[line], in: bytes)
  }

  func scriptWords(ofLineAt offset: Int) -> [ScriptWord]? {
    let (words, comment) = scriptWords(ofLine: line(containing: offset))
    return comment.map { offset > $0.lowerBound } ?? false ? nil : words
  }
}

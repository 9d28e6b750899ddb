import PropertyList

/// A keyword that authors write, with its meaning.
package protocol ExplainedKeyword: Keyword {
  /// The kind of word, such as `a type of element`.
  static var kind: StaticString { get }
  /// The meaning for authors, without a final period.
  var meaning: StaticString { get }
}

/// A word of the format with its meaning.
package struct ExplainedWord: Sendable {
  package let word: StaticString
  package let kind: StaticString
  package let meaning: StaticString

  package init(_ word: StaticString, _ kind: StaticString, _ meaning: StaticString) {
    self.word = word
    self.kind = kind
    self.meaning = meaning
  }
}

extension ExplainedKeyword {
  /// All keywords with their meanings, in the order of the cases; empty in a player built without diagnostics.
  package static var words: [ExplainedWord] { words { _ in true } }

  /// The keywords of some of the cases with their meanings; empty in a player built without diagnostics.
  package static func words(where isIncluded: (Self) -> Bool) -> [ExplainedWord] {
    var words: [ExplainedWord] = []
    if Build.includesDiagnostics {
      for choice in allCases where isIncluded(choice) {
        words.append(ExplainedWord(choice.keyword, kind, choice.meaning))
      }
    }
    return words
  }
}

/// A word in an element's `open` that turns the page, even if a page has that name.
package enum TurnWord: KeywordText, Keyword {
  case next
  case previous
  case back
}

extension TurnWord: ExplainedKeyword {
  package static var kind: StaticString { "a value of `open`" }

  package var meaning: StaticString {
    switch self {
    case .next: "the next page"
    case .previous: "the previous page"
    case .back: "what was on stage before a section or the credits, or else the cover"
    }
  }
}

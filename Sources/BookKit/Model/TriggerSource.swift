/// The kind of thing that fires a trigger.
public enum TriggerSource: Keyword {
  /// An element of a type.
  case element(ElementType)
  /// The page.
  case page

  /// All kinds: the types of elements, then the page.
  public static var allCases: [TriggerSource] { ElementType.allCases.map { .element($0) } + [.page] }

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .element(let type): type.keyword
    case .page: "page"
    }
  }
}

extension TriggerSource: ExplainedKeyword {
  package static var kind: StaticString { "a value of `triggeringItemType`" }

  package var meaning: StaticString {
    switch self {
    case .element(let type): type.triggerMeaning
    case .page: "the page: the moment at which it has entered, unless the trigger says otherwise"
    }
  }
}

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

  /// The number of the kind: that of the type, or the one after all types for the page.
  public var rawValue: UInt8 {
    switch self {
    case .element(let type): type.rawValue
    case .page: UInt8(ElementType.allCases.count)
    }
  }

  /// Creates the kind with a number, or returns `nil` if there is none.
  public init?(rawValue: UInt8) {
    if let type = ElementType(rawValue: rawValue) {
      self = .element(type)
    } else if rawValue == UInt8(ElementType.allCases.count) {
      self = .page
    } else {
      return nil
    }
  }
}

extension TriggerSource: ExplainedKeyword {
  package static var kind: StaticString { "a value of `triggeringItemType`" }

  package var meaning: StaticString {
    switch self {
    case .element(.audio): "a sound: its end, unless the trigger says otherwise"
    case .element(.movie): "a movie: its end, unless the trigger says otherwise"
    case .element(.activeArea): "an active area: a touch, unless the trigger says otherwise"
    case .element(.puzzle): "a puzzle: its completion, unless the trigger says otherwise"
    case .element(.coloring): "a picture to colour: its completion, unless the trigger says otherwise"
    case .element(.image): "a picture: the end of its first tween, unless the trigger says otherwise"
    case .element(.text): "a text: the end of its first tween, unless the trigger says otherwise"
    case .element(.group): "a group: the end of its first tween, unless the trigger says otherwise"
    case .element(.miniature): "a miniature: the end of its first tween, unless the trigger says otherwise"
    case .page: "the page: the moment at which it has entered, unless the trigger says otherwise"
    }
  }
}

/// The kind of thing that fires a trigger.
public enum TriggerSource: Keyword {
  /// An element of a type.
  case element(ElementType)
  /// The page.
  case page
  /// A noise.
  case noise
  /// A shake of the device.
  case shake

  /// All kinds: the types of elements, then the others.
  public static var allCases: [TriggerSource] { ElementType.allCases.map { .element($0) } + [.page, .noise, .shake] }

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .element(let type): type.keyword
    case .page: "page"
    case .noise: "noise"
    case .shake: "shake"
    }
  }
}

extension TriggerSource {
  /// Whether it's an element, which the trigger must then name.
  package var isElement: Bool { if case .element = self { true } else { false } }
}

extension TriggerSource: ExplainedKeyword {
  package static var kind: StaticString { "a value of `triggeringItemType`" }

  package var meaning: StaticString {
    switch self {
    case .element(let type): type.triggerMeaning
    case .page: "the page: the moment at which it has entered, unless the trigger says otherwise"
    case .noise: "a noise: the moment at which it becomes loud, unless the trigger says otherwise"
    case .shake: "a shake of the device"
    }
  }
}

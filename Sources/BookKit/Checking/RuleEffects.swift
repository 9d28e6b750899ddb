/// What the rules of a book can do to its elements, whenever they may fire.
struct RuleEffects: Sendable {
  /// What can happen to an element.
  struct Effect: OptionSet, Sendable {
    let rawValue: UInt16
    /// It can be brought on stage, or made visible.
    static let show = Effect(rawValue: 1)
    /// It can be taken off the stage.
    static let hide = Effect(rawValue: 2)
    /// It can be played, which brings it on stage too.
    static let play = Effect(rawValue: 4)
    /// It can be stopped.
    static let stop = Effect(rawValue: 8)
    /// It can be made to take touches.
    static let activate = Effect(rawValue: 16)
    /// It can be kept from taking touches.
    static let deactivate = Effect(rawValue: 32)
    /// One of its properties can be set.
    static let setProperty = Effect(rawValue: 64)
    /// Its opacity can be set.
    static let setAlpha = Effect(rawValue: 128)
    /// Any of its tweens can be started.
    static let startTweens = Effect(rawValue: 256)
  }

  private let effects: [[Effect]]
  private let musicEffects: [Effect]
  private let startedTweens: NameMap

  init(_ book: Book, _ names: BookNames) {
    var effects = book.pages.map { Array(repeating: Effect(), count: $0.elements.count) }
    var music = book.pages.map { _ in Effect() }
    let musicName = book.names.find("music".utf8)
    // What the book's rules do they do on every page; each name is looked up once.
    for named in RuleEffects.byName(book) {
      for (page, element) in names.elements(named.name) { effects[page][element].formUnion(named.effect) }
      guard named.name == musicName else { continue }
      for page in music.indices { music[page].formUnion(named.effect) }
    }
    var started: [NameMap.Row] = []
    for page in book.pages.indices {
      for rule in book.pages[page].rules {
        for action in rule.actions {
          guard let name = action.item?.value else { continue }
          if name == musicName { music[page].formUnion(action.effect) }
          guard let element = names.element(name, on: page) else { continue }
          effects[page][element].formUnion(action.effect)
          guard action.kind == .startTween else { continue }
          let tween = action.tween.map { names.tween($0.value, of: element, on: page) } ?? 0
          if let tween { started.append(NameMap.Row(names.number(of: element, on: page), tween)) }
        }
      }
    }
    self.effects = effects
    musicEffects = music
    startedTweens = NameMap(started)
  }

  /// What can happen to an element of a page.
  subscript(page: Int, element: Int) -> Effect { effects[page][element] }

  /// What can happen to the music of a page.
  func onMusic(of page: Int) -> Effect { musicEffects[page] }

  /// Whether a rule can start a tween; `element` counts through the book.
  func canStart(_ tween: Int, ofElementNumber element: Int) -> Bool { startedTweens[element, tween] != nil }

  /// What the book's own rules do to each name that they name.
  private static func byName(_ book: Book) -> [NamedEffect] {
    var named: [NamedEffect] = []
    for rule in book.rules {
      for action in rule.actions {
        guard let name = action.item?.value else { continue }
        let effect: Effect = action.kind == .startTween ? .startTweens : action.effect
        named.append(NamedEffect(name: name, effect: effect))
      }
    }
    named.sort { $0.name.number < $1.name.number }
    var found: [NamedEffect] = []
    for next in named {
      if found.last?.name == next.name {
        found[found.count - 1].effect.formUnion(next.effect)
      } else {
        found.append(next)
      }
    }
    return found
  }
}

/// What rules do to whatever has a name.
private struct NamedEffect {
  let name: Name
  var effect: RuleEffects.Effect
}

extension Action {
  /// What the action does to the element that it names.
  fileprivate var effect: RuleEffects.Effect {
    switch kind {
    case .show: .show
    case .hide: .hide
    case .play: .play
    case .stop: .stop
    case .toggle: [.play, .stop]
    case .activate: .activate
    case .deactivate: .deactivate
    case .setProperty: property?.value == .alpha ? [.setProperty, .setAlpha] : .setProperty
    default: []
    }
  }
}

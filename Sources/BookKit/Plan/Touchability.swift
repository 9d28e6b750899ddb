/// A lookup of the elements that accept touches, because the author says so or because they respond to a touch.
package struct Touchability: Sendable {
  /// The names of the elements whose touches the book's rules wait for.
  private let bookNames: NameIndex
  /// The names of the elements that the book's rules wait for a finger to rest on.
  private let bookHolds: NameIndex

  /// Collects the touches that the rules of `book` wait for.
  package init(_ book: Book) {
    bookNames = NameIndex(Touchability.names(in: book.rules) { $0.isTouchEvent })
    bookHolds = NameIndex(Touchability.names(in: book.rules) { $0 == .hold })
  }

  /// Returns the elements that something waits for a finger to rest on; others never emit `hold`.
  package func heldElements(of page: Page) -> IndexedSet<ElementIndex> {
    var named = Touchability.names(in: page.rules) { $0 == .hold }
    func append(_ trigger: Trigger?) {
      guard let trigger, let name = trigger.item?.value else { return }
      if case .hold = TriggerCause(of: trigger, by: nil)?.kind { named.append(name) }
    }
    for position in page.elements.indices {
      append(page.elements[position].trigger)
      for tween in page.elements[position].tweens { append(tween.trigger) }
    }
    var held = IndexedSet<ElementIndex>()
    guard !named.isEmpty || !bookHolds.isEmpty else { return held }
    let pageNames = NameIndex(named)
    let index = NameIndex(page.elements.map { $0.name })
    for position in page.elements.indices where page.elements[position].canBeHeld {
      let name = page.elements[position].name
      if pageNames.contains(name) || bookHolds.contains(name), index[name] == position {
        held.insert(ElementIndex(position))
      }
    }
    return held
  }

  package func elements(of page: Page) -> IndexedSet<ElementIndex> {
    var named = Touchability.names(in: page.rules) { $0.isTouchEvent }
    for position in page.elements.indices {
      Touchability.append(page.elements[position].trigger, to: &named)
      let tweens = page.elements[position].tweens
      for index in tweens.indices { Touchability.append(tweens[index].trigger, to: &named) }
    }
    let pageNames = NameIndex(named)
    let isAnyNamed = !pageNames.isEmpty || !bookNames.isEmpty
    let index = NameIndex(isAnyNamed ? page.elements.map { $0.name } : [])
    // A name refers to the first element that has it.
    func isNamed(_ position: Int) -> Bool {
      let name = page.elements[position].name
      return (pageNames.contains(name) || bookNames.contains(name)) && index[name] == position
    }
    var touchable = IndexedSet<ElementIndex>()
    for position in page.elements.indices {
      let isWanted = page.elements[position].isTouchable?.value
      if isWanted ?? (page.elements[position].isInherentlyTouchable || isAnyNamed && isNamed(position)) {
        touchable.insert(ElementIndex(position))
      }
    }
    return touchable
  }

  /// Returns the names of the elements that `rules` wait for in events of some kinds.
  private static func names(in rules: [Rule], where isWanted: (EventKind) -> Bool) -> [Name] {
    rules.compactMap { rule in rule.event.map { isWanted($0.value) } ?? false ? rule.item?.value : nil }
  }

  private static func append(_ trigger: Trigger?, to names: inout [Name]) {
    // An active area accepts touches anyway, so the element's type doesn't matter here.
    guard let trigger, let name = trigger.item?.value else { return }
    switch TriggerCause(of: trigger, by: nil)?.kind {
    case .touch, .hold: names.append(name)
    case .page, .tween, .sound, .movie, .game, .drop, .stop, .noise, .shake, nil: break
    }
  }
}

extension Element {
  /// Whether a finger that rests on it emits `hold` if something waits for that; one that drags or rubs it doesn't.
  package var canBeHeld: Bool { !isDraggable.value && movable == nil && rub == nil && type != .audio }

  /// Whether it accepts touches even if nothing waits for them.
  fileprivate var isInherentlyTouchable: Bool {
    type.takesTouches || isDraggable.value || rub != nil || movable != nil || link != nil || opens != nil
      || !tapActions.isEmpty
  }
}

extension EventKind {
  package var isTouchEvent: Bool { family == .touch || family == .drag }
}

/// A lookup of the elements that accept touches, because the author says so or because they respond to a touch.
package struct Touchability: Sendable {
  /// The names of the elements whose touches the book's rules wait for.
  private let bookNames: NameIndex

  /// Collects the touches that the rules of `book` wait for.
  package init(_ book: Book) {
    bookNames = NameIndex(Touchability.names(in: book.rules))
  }

  package func elements(of page: Page) -> IndexedSet<ElementIndex> {
    var named = Touchability.names(in: page.rules)
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

  /// Returns the names of the elements whose touches `rules` wait for.
  private static func names(in rules: [Rule]) -> [Name] {
    rules.compactMap { $0.event?.value.isTouchEvent == true ? $0.item?.value : nil }
  }

  private static func append(_ trigger: Trigger?, to names: inout [Name]) {
    // An active area accepts touches anyway, so the element's type doesn't matter here.
    guard let trigger, let name = trigger.item?.value else { return }
    if case .touch = TriggerCause(of: trigger, by: nil)?.kind { names.append(name) }
  }
}

extension Element {
  /// Whether it accepts touches even if nothing waits for them.
  fileprivate var isInherentlyTouchable: Bool {
    type.takesTouches || isDraggable.value || link != nil || opens != nil || !tapActions.isEmpty
  }
}

extension EventKind {
  package var isTouchEvent: Bool { family == .touch || family == .drag }
}

/// Which elements take touches: those of which the author says so, and those with which a reader has something to do.
struct Touchability: Sendable {
  /// What the rules of the whole book wait for a touch on.
  private let bookNames: NameIndex

  /// What is touchable in `book`.
  init(_ book: Book) {
    bookNames = NameIndex(Touchability.names(in: book.rules))
  }

  /// For each element of a page whether it takes touches.
  func elements(of page: Page) -> [Bool] {
    var named = Touchability.names(in: page.rules)
    for position in page.elements.indices {
      Touchability.append(page.elements[position].trigger, to: &named)
      for tween in page.elements[position].tweens { Touchability.append(tween.trigger, to: &named) }
    }
    let pageNames = NameIndex(named)
    let index = NameIndex(page.elements.map { $0.name })
    return page.elements.indices.map { position in
      if let isTouchable = page.elements[position].isTouchable { return isTouchable.value }
      if page.elements[position].isTouchableByItself { return true }
      // Of elements with the same name the first one is meant.
      let name = page.elements[position].name
      guard pageNames.contains(name) || bookNames.contains(name) else { return false }
      return index[name] == position
    }
  }

  /// The elements that rules wait for a touch on.
  private static func names(in rules: [Rule]) -> [Name] {
    rules.compactMap { $0.event?.value.isOfTouch == true ? $0.item?.value : nil }
  }

  private static func append(_ trigger: Trigger?, to names: inout [Name]) {
    guard let trigger, trigger.isTouch, !trigger.isTween, trigger.source?.value != .page else { return }
    if let name = trigger.item?.value { names.append(name) }
  }
}

extension Element {
  /// Whether it takes touches by what it is, whoever waits for them.
  fileprivate var isTouchableByItself: Bool {
    type == .activeArea || isDraggable.value || link != nil
  }
}

extension EventKind {
  /// Whether it is something that a finger does to an element.
  var isOfTouch: Bool {
    switch self {
    case .touchBegan, .touchEnded, .touchCancelled, .touchRefused, .touchMoved, .tap, .dragStarted, .dragEnded,
      .dragDropped, .dragMoved, .linkOpened:
      true
    default: false
    }
  }
}

import BookKit

/// The effects that the rules and taps of a book can have on its elements, whenever they happen.
struct RuleEffects: Sendable {
  private let elements: IndexedArray<PageIndex, PageChanges>
  private let music: IndexedArray<PageIndex, ActionEffect>
  private let startedTweens: LookupSet<BookElementIndex, TweenNumber>

  init(_ book: Book, _ pages: IndexedArray<PageIndex, CheckedPage>, _ names: BookNames) {
    var elements = IndexedArray<PageIndex, PageChanges>(repeating: PageChanges(), count: book.pages.count)
    var music = IndexedArray<PageIndex, ActionEffect>(repeating: ActionEffect(), count: book.pages.count)
    let musicName = book.names.find(ReservedName.music.description)
    // The book's rules act on every page; look up each name only once.
    for (name, changes) in RuleEffects.byName(book) {
      for (page, element) in names.elements(name) { elements[page][element] = changes }
      guard name == musicName else { continue }
      for page in music.indices { music[page] = changes.effect }
    }
    var started = LookupSet<BookElementIndex, TweenNumber>.Rows()
    for page in book.pageIndices {
      for action in pages[page].actions {
        guard let name = action.item?.value else { continue }
        if name == musicName {
          var changes = ElementChanges(effect: music[page])
          changes.add(action)
          music[page] = changes.effect
        }
        guard let element = names.element(name, on: page) else { continue }
        elements[page][element].add(action)
        guard action.kind == .startTween else { continue }
        let tween = action.tween.map { names.tween($0.value, of: element, on: page) } ?? .first
        if let tween { started.append(names.bookIndex(of: element, on: page), tween) }
      }
    }
    self.elements = elements
    self.music = music
    startedTweens = LookupSet(started)
  }

  /// The effects that rules can have on an element of a page.
  subscript(page: PageIndex, element: ElementIndex) -> ActionEffect { elements[page][element].effect }

  /// Returns the changes that rules can make to each element of a page.
  func changes(on page: PageIndex) -> PageChanges { elements[page] }

  /// Returns the effects that rules can have on the music of a page.
  func onMusic(of page: PageIndex) -> ActionEffect { music[page] }

  /// Returns whether a rule can start a tween.
  func canStart(_ tween: TweenNumber, of element: BookElementIndex) -> Bool { startedTweens.contains(element, tween) }

  /// Returns the changes that the book's own rules make, by the name of the element.
  private static func byName(_ book: Book) -> [(name: Name, changes: ElementChanges)] {
    var actions: [(name: Name, action: Action)] = []
    for rule in book.rules {
      for action in rule.actions { if let item = action.item { actions.append((item.value, action)) } }
    }
    let order = actions.indices.sorted { (actions[$0].name.number, $0) < (actions[$1].name.number, $1) }
    var found: [(name: Name, changes: ElementChanges)] = []
    for (name, action) in order.map({ actions[$0] }) {
      if found.last?.name != name { found.append((name, ElementChanges())) }
      found[found.count - 1].changes.add(action)
      if action.kind == .startTween { found[found.count - 1].changes.effect.insert(.startTweens) }
    }
    return found
  }
}

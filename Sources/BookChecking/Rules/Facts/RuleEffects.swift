import BookKit
import PropertyList

/// The effects that the rules and taps of a book can have on its elements, whenever they happen.
struct RuleEffects: Sendable {
  private let elements: IndexedArray<PageIndex, PageChanges>
  private let music: IndexedArray<PageIndex, ActionEffect>
  /// The tweens that rules or taps start, by element and number.
  private let startedTweens: NameMap

  init(_ book: Book, _ pages: IndexedArray<PageIndex, CheckedPage>, _ names: NameScopes, _ unread: UnreadKeys) {
    let meant = MeantElements(book, names)
    var elements = IndexedArray<PageIndex, PageChanges>(repeating: PageChanges(), count: book.pages.count)
    var music = IndexedArray<PageIndex, ActionEffect>(repeating: ActionEffect(), count: book.pages.count)
    let musicName = book.names.find(ReservedName.music.description)
    // The book's rules apply to every page; each name is looked up only once.
    for (name, changes) in RuleEffects.byName(book) {
      for (page, element) in meant.elements(name, in: .book) { elements[page][element].add(changes) }
      guard name == musicName else { continue }
      for page in music.indices { music[page] = changes.effect }
    }
    var started: [NameMap.Row] = []
    for page in book.pageIndices {
      for action in pages[page].parts.actions {
        guard let name = action.item?.value else { continue }
        if name == musicName {
          var changes = ElementChanges(effect: music[page])
          changes.add(action)
          music[page] = changes.effect
        }
        guard let element = meant.elements(name, in: .page(page)).first?.element else { continue }
        elements[page][element].add(action)
        guard action.kind == .startTween else { continue }
        let tween = action.tween.map { names.tween($0.value, of: element, on: page) } ?? .first
        guard let tween else { continue }
        started.append(NameMap.Row(names.bookIndex(of: element, on: page).position, tween.position))
      }
    }
    // An action that couldn't be read can do anything to whatever it names.
    for action in unread.actions {
      for name in action.texts.compactMap({ book.names.find($0) }) {
        for (page, element) in names.elements(name) where action.page.map({ $0 == page.number }) ?? true {
          elements[page][element].effect = .all
        }
      }
    }
    (self.elements, self.music) = (elements, music)
    startedTweens = NameMap(started)
  }

  subscript(page: PageIndex, element: ElementIndex) -> ActionEffect { elements[page][element].effect }
  func changes(on page: PageIndex) -> PageChanges { elements[page] }
  func onMusic(of page: PageIndex) -> ActionEffect { music[page] }

  func canStart(_ tween: TweenNumber, of element: BookElementIndex) -> Bool {
    startedTweens[element.position, tween.position] != nil
  }

  private static func byName(_ book: Book) -> [(name: Name, changes: ElementChanges)] {
    var actions: [(name: Name, action: Action)] = []
    for rule in book.rules {
      for action in rule.actions.withLists { if let item = action.item { actions.append((item.value, action)) } }
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

/// Finds the elements to which names refer, even if the names are misspelt.
///
/// That way, only the misspelt name is reported, not its consequences.
private struct MeantElements {
  private let names: NameScopes
  private let suggestions: Suggestions

  init(_ book: Book, _ names: NameScopes) {
    self.names = names
    suggestions = Suggestions(book)
  }

  func elements(_ name: Name, in scope: Scope) -> [(page: PageIndex, element: ElementIndex)] {
    let found = names.elements(name, in: scope)
    guard found.isEmpty, !names.isUnparsed(name, in: scope), let meant = suggestions.element(like: name, in: scope)
    else { return found }
    return names.names.find(meant.text).map { names.elements($0, in: scope) } ?? []
  }
}

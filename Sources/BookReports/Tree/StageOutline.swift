import BookKit

/// The stage at a point in time, with tables for frequent lookups.
struct StageOutline {
  let player: Player
  let phrases: BookPhrases
  /// The page on stage, or `nil` if there is a section or credits.
  let page: Page?
  let items: [StageItem]
  let depths: [Int]
  private(set) var running: [[Activity]]
  /// The other activities: the page turn, music, and files played by drops and rules.
  private(set) var others: [Activity] = []

  init(_ player: Player, of book: Book) {
    self.player = player
    let position = player.page.map { $0 - 1 }
    page = position.map { book.pages[$0] }
    phrases = BookPhrases(
      outline: BookOutline(book, pages: position.map { [$0] } ?? []), page: position == nil ? nil : 0)
    items = player.items
    var depths: [Int] = []
    for item in items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
    self.depths = depths
    running = Array(repeating: [], count: items.count)
    // As elsewhere, a duplicate name refers to the first element.
    let places = Dictionary(items.map { ($0.name, $0.element) }, uniquingKeysWith: { first, _ in first })
    for one in player.activities {
      if let index = one.item.flatMap({ places[$0] }) { running[index].append(one) } else { others.append(one) }
    }
  }

  func element(at index: Int) -> Element? {
    page.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
  }

  func waitingTweens(at index: Int) -> [Tween] {
    guard let element = element(at: index), items[index].isOnStage else { return [] }
    let names = running[index].compactMap { $0.tween.map { player.names.text(of: $0) } }
    return element.tweens.filter { $0.trigger != nil && !names.contains(phrases.outline.text(of: $0.name)) }
  }

  func text(of name: Name) -> String { player.names.text(of: name) }

  var variables: [(name: String, value: Value)] {
    phrases.outline.book.variables.compactMap { variable in
      let name = phrases.outline.text(of: variable.name)
      return player.names.find(name).flatMap { player.value(ofVariable: $0) }.map { (name, $0.value(player.names)) }
    }
  }
}

extension Activity {
  /// The element of the activity; for a sound, also the music or a file.
  var item: Name? {
    switch self {
    case .tween(let item, _, _), .movie(let item), .body(let item): item
    case .sound(let name, _): name
    case .turn: nil
    }
  }

  var tween: Name? { if case .tween(_, let tween, _) = self { tween } else { nil } }
}

extension Event.Datum {
  package func value(_ names: NameTable) -> Value {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let truth): .boolean(truth)
    case .text(let name): .string(names.text(of: name))
    case .color(let color): .string(color.text)
    }
  }
}

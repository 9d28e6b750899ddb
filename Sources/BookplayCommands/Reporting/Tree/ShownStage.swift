import BookKit

/// The stage at a moment, and what is asked of it again and again.
struct ShownStage {
  let player: Player
  let words: TreeWords
  /// The page on stage, as the book has it; nothing while credits are shown.
  let page: Page?
  let items: [StageItem]
  /// How many groups are around each element.
  let depths: [Int]
  /// What goes on with each element.
  private var running: [[Running]]
  /// What else goes on: the page turn, music, files that drops and rules play.
  private(set) var others: [Running] = []

  /// The stage of a player of `book` at the present tick.
  init(_ player: Player, of book: Book) {
    self.player = player
    let position = player.page.map { $0 - 1 }
    page = position.map { book.pages[$0] }
    words = TreeWords(outline: BookOutline(book, pages: position.map { [$0] } ?? []), page: position == nil ? nil : 0)
    items = player.items
    var depths: [Int] = []
    for item in items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
    self.depths = depths
    running = Array(repeating: [], count: items.count)
    // Of a name given twice the first one is meant, as everywhere.
    let places = Dictionary(items.map { ($0.name, $0.element) }, uniquingKeysWith: { first, _ in first })
    for one in player.running {
      if let place = one.item.flatMap({ places[$0] }) { running[place].append(one) } else { others.append(one) }
    }
  }

  /// What goes on with an element.
  func running(at place: Int) -> [Running] { running[place] }

  /// An element as the book has it.
  func element(at place: Int) -> Element? {
    page.flatMap { $0.elements.indices.contains(place) ? $0.elements[place] : nil }
  }

  /// The triggers of those tweens of an element that wait for theirs.
  func waitingTweens(at place: Int) -> [Tween] {
    guard let element = element(at: place), items[place].isOnStage else { return [] }
    let names = running[place].compactMap { $0.tween.map { player.names.text(of: $0) } }
    return element.tweens.filter { $0.trigger != nil && !names.contains(words.outline.text(of: $0.name)) }
  }

  func text(of name: Name) -> String { player.names.text(of: name) }

  /// The variables of the book and what they are.
  var variables: [(name: String, value: Event.Datum)] {
    words.outline.book.variables.compactMap { variable in
      let name = words.outline.text(of: variable.name)
      return player.names.find(Array(name.utf8)).flatMap { player.value(ofVariable: $0) }.map { (name, $0) }
    }
  }
}

extension Running {
  /// The element with which it goes on; of a sound also the music or a file.
  var item: Name? {
    switch self {
    case .tween(let item, _, _), .movie(let item), .body(let item): item
    case .sound(let name, _): name
    case .turn: nil
    }
  }

  /// The tween that goes on.
  var tween: Name? { if case .tween(_, let tween, _) = self { tween } else { nil } }
}

extension Event.Datum {
  /// The value on one line, harmless on a terminal.
  func words(_ names: NameTable) -> String {
    switch self {
    case .number(let number): TreeWords.number(number)
    case .boolean(let truth): truth ? "true" : "false"
    case .text(let name): TreeWords.value(Value.string(names.text(of: name)))
    case .color(let color): color.text
    }
  }
}

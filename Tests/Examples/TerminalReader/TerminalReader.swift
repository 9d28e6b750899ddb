import BookFiles

/// A host that shows a book on a terminal and turns keys into the actions of a reader.
///
/// It doesn't have a clock: its user lets time pass or advances to the next event.
struct TerminalReader {
  private(set) var player: Player
  /// The sounds and words so far, the latest last.
  private(set) var heard: [Heard] = []
  private var list = DrawList()
  private var elements: [StageElement] = []
  private var opening = -1
  /// The actions on this page in the order in which they became possible; an action's index determines its key.
  private var known: [Action] = []
  private let columns: Int
  private let rows: Int

  /// An action that a key performs.
  enum Action: Equatable {
    /// Touches the middle of an element.
    case touch(Name)
    /// Drops an element onto a target.
    case drop(Choice)
  }

  /// A sound or some spoken words, shown as text because a terminal has no voice.
  struct Heard {
    var text: String
    let tick: Ticks
    let isSpeech: Bool
  }

  /// Creates a reader with a book open where it begins.
  ///
  /// The options are what ``keptOptions`` was when the book was read before, if it was.
  init(_ book: Book, assets: AssetCatalog? = nil, options: [UInt8] = [], columns: Int = 80, rows: Int = 20) {
    player = Player(book, assets: assets)
    self.columns = columns
    self.rows = rows
    player.adopt(keptOptions: options)
    player.perform(.begin)
    listen()
  }

  /// The options that were chosen, for the next time the book is read; they belong to the reader, not to the reading.
  var keptOptions: [UInt8] { player.keptOptions }

  /// Where the book is: a page, a section or the credits.
  var place: String {
    if let section = player.section { return "section \(player.names.text(of: section))" }
    return player.page.map { "page \($0) of \(player.tableOfContents.count)" } ?? "credits"
  }

  // MARK: - Input

  /// Returns the actions that are possible now, with their keys, which stay the same until the page is left.
  mutating func actions() -> [(key: Character, action: Action)] {
    let possible = possibleActions
    for action in possible where !known.contains(action) { known.append(action) }
    return zip(TerminalReader.keys, known).filter { possible.contains($0.1) }.map { ($0, $1) }
  }

  /// Presses a key: one of the actions, `>` for the next page or `<` for the previous one.
  ///
  /// - Returns: Whether the key does anything here.
  @discardableResult mutating func press(_ key: Character) -> Bool {
    switch key {
    case ">": player.turnToNextPage()
    case "<": player.turnToPreviousPage()
    default:
      guard let action = actions().first(where: { $0.key == key })?.action else { return false }
      perform(action)
    }
    listen()
    return true
  }

  /// Touches the page at a point of the canvas.
  mutating func touch(_ phase: Player.TouchPhase, at point: Point) {
    player.touch(phase, at: point)
    listen()
  }

  /// Lets time pass.
  mutating func advance(by duration: Duration) {
    player.advance(by: ElapsedTime(duration))
    listen()
  }

  /// Returns the title of an action.
  func title(of action: Action) -> String {
    switch action {
    case .touch(let item): "touch \(player.names.text(of: item))"
    case .drop(let choice):
      "drag \(player.names.text(of: choice.item)) to \(player.names.text(of: choice.target))"
    }
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .touch(let item):
      guard let point = player.center(of: item) else { return }
      player.touch(.began, at: point)
      player.touch(.ended, at: point)
    case .drop(let choice): player.choose(choice)
    }
  }

  /// The elements that a touch on their middle would reach, and the possible drops.
  private var possibleActions: [Action] {
    player.items.filter { player.reach(of: $0.name) == .reached }.map { .touch($0.name) }
      + player.choices.map { .drop($0) }
  }

  /// The keys for actions; `q` is missing because it quits the program.
  private static let keys = "abcdefghijklmnoprstuvwxyz"

  // MARK: - Sounds and words

  private mutating func listen() {
    for event in player.takeEvents() {
      switch event.kind {
      case .pageEntering, .sectionOpening: known = []
      case .soundStarted: hear("♪ \(title(ofSound: event.item))", event, isSpeech: false)
      case .wordSpoken: hear(event.text.map { player.names.text(of: $0) } ?? "", event, isSpeech: true)
      case .linkOpened: hear("→ \(event.url.map { player.names.text(of: $0) } ?? "")", event, isSpeech: false)
      default: break
      }
    }
  }

  /// Adds a sound or word; consecutive words form one line.
  private mutating func hear(_ text: String, _ event: Event, isSpeech: Bool) {
    if isSpeech, let last = heard.indices.last, heard[last].isSpeech {
      heard[last] = Heard(text: heard[last].text + " " + text, tick: event.tick, isSpeech: true)
    } else {
      heard.append(Heard(text: text, tick: event.tick, isSpeech: isSpeech))
    }
    if heard.count > 32 { heard.removeFirst() }
  }

  /// Returns the element, or the name of the file without its folder and extension.
  private func title(ofSound name: Name?) -> String {
    guard let name else { return "" }
    let file = player.names.text(of: name).split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }
}

// MARK: - Line mode

extension TerminalReader {
  /// Answers a line: a key, or an empty line to advance to the next event.
  ///
  /// - Returns: Whether the line is a possible action.
  @discardableResult mutating func answer(_ line: String) -> Bool {
    finishTurn()
    if line.isEmpty {
      let end = player.tick + Ticks(60 * Int64(player.tickRate))
      // A falling body has something due at every tick, but emits an event only when it hits something.
      while player.events.isEmpty, player.advanceToNextChange(within: Ticks(end.count - player.tick.count)) {}
      listen()
    } else {
      guard line.count == 1, let key = line.first, press(key) else { return false }
    }
    finishTurn()
    return true
  }

  /// Returns the page as it is now, what was heard since it was last shown, and the possible actions.
  mutating func shown() -> String {
    finishTurn()
    player.draw(into: &list)
    if list.openingCount != opening { (opening, elements) = (list.openingCount, player.elements) }
    var picture = CharacterPicture(columns: columns, rows: rows, canvas: player.canvas)
    // Skip what is barely visible, since characters can't be transparent.
    for item in list.items where item.alpha >= 0.5 {
      picture.draw(item, elements[item.element], names: player.names)
    }
    var lines = picture.lines
    while lines.last == "" { lines.removeLast() }
    lines.append(String(repeating: "─", count: columns))
    lines += heard.map(\.text)
    heard = []
    lines.append(place)
    let actions = actions().map { "\($0.key)) \(title(of: $0.action))" }
    if !actions.isEmpty { lines.append(actions.joined(separator: "   ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Advances to the end of a page turn, which can't be shown line by line.
  private mutating func finishTurn() {
    while player.isTurning, player.advanceToNextChange() {}
    listen()
  }
}

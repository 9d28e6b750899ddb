import BookFiles

/// A host that shows a book on a terminal and turns keys into what readers do.
///
/// It has no clock of its own: whoever uses it lets time pass, or goes on to the next thing that happens.
struct TerminalReader {
  private(set) var player: Player
  /// What has been heard, the latest last.
  private(set) var heard: [Heard] = []
  private var list = DrawList()
  private var elements: [StageElement] = []
  private var opening = -1
  /// What can be done on this page, in the order in which it first could be; its key is its position.
  private var known: [Action] = []
  private let columns: Int
  private let rows: Int

  /// Something that a key does.
  enum Action: Equatable {
    /// Touches the middle of an element.
    case touch(Name)
    /// Drops an element onto a target.
    case drop(Choice)
  }

  /// A sound or some spoken words, for a terminal has no voice.
  struct Heard {
    var text: String
    let tick: Ticks
    let isSpeech: Bool
  }

  /// A reader with the first page of a book open.
  init(_ book: Book, assets: AssetCatalog? = nil, columns: Int = 80, rows: Int = 20) {
    player = Player(book, assets: assets)
    self.columns = columns
    self.rows = rows
    player.open(page: 1)
    listen()
  }

  // MARK: - What readers do

  /// What can be done now, each with its key, which keeps its meaning until the page is left.
  mutating func actions() -> [(key: Character, action: Action)] {
    let possible = possibleActions
    for action in possible where !known.contains(action) { known.append(action) }
    return zip(TerminalReader.keys, known).filter { possible.contains($0.1) }.map { ($0, $1) }
  }

  /// Presses a key: one of the actions, `>` for the next page or `<` for the previous one.
  ///
  /// - Returns: whether the key does anything here.
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

  /// What an action is called.
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

  /// The elements that a touch on their middle would reach, and what can be dropped where.
  private var possibleActions: [Action] {
    player.items.filter { player.reach(of: $0.name) == .reached }.map { .touch($0.name) }
      + player.choices.map { .drop($0) }
  }

  /// `q` leaves the program.
  private static let keys = "abcdefghijklmnoprstuvwxyz"

  // MARK: - What is heard

  private mutating func listen() {
    for event in player.takeEvents() {
      switch event.kind {
      case .pageEntering: known = []
      case .soundStarted: hear("♪ \(title(ofSound: event.item))", event, isSpeech: false)
      case .wordSpoken: hear(event.text.map { player.names.text(of: $0) } ?? "", event, isSpeech: true)
      case .linkOpened: hear("→ \(event.url.map { player.names.text(of: $0) } ?? "")", event, isSpeech: false)
      default: break
      }
    }
  }

  /// Words in a row make one line.
  private mutating func hear(_ text: String, _ event: Event, isSpeech: Bool) {
    if isSpeech, let last = heard.indices.last, heard[last].isSpeech {
      heard[last] = Heard(text: heard[last].text + " " + text, tick: event.tick, isSpeech: true)
    } else {
      heard.append(Heard(text: text, tick: event.tick, isSpeech: isSpeech))
    }
    if heard.count > 32 { heard.removeFirst() }
  }

  /// The element, or the name of the file without its folder and ending.
  private func title(ofSound name: Name?) -> String {
    guard let name else { return "" }
    let file = player.names.text(of: name).split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }
}

// MARK: - Line by line

extension TerminalReader {
  /// Does what a line says: a key, or nothing at all, which goes on to the next thing that happens.
  ///
  /// - Returns: whether it says anything that can be done.
  @discardableResult mutating func answer(_ line: String) -> Bool {
    finishTurn()
    if line.isEmpty {
      let end = player.tick + Ticks(60 * Int64(player.tickRate))
      // A body that falls has something to do at every tick, but emits an event only where it hits something.
      while player.events.isEmpty, player.advanceToNext(within: Ticks(end.count - player.tick.count)) {}
      listen()
    } else {
      guard line.count == 1, let key = line.first, press(key) else { return false }
    }
    finishTurn()
    return true
  }

  /// The page as it is now, what was heard since it was last shown, and what can be done.
  mutating func shown() -> String {
    finishTurn()
    player.draw(into: &list)
    if list.opening != opening { (opening, elements) = (list.opening, player.elements) }
    var picture = CharacterPicture(columns: columns, rows: rows, canvas: player.canvas)
    // What can hardly be seen is not drawn; characters are never half transparent.
    for item in list.items where item.alpha >= 0.5 {
      picture.draw(item, elements[item.element], names: player.names)
    }
    var lines = picture.lines
    while lines.last == "" { lines.removeLast() }
    lines.append(String(repeating: "─", count: columns))
    lines += heard.map(\.text)
    heard = []
    lines.append("page \(player.page ?? 0) of \(player.contents.count)")
    let actions = actions().map { "\($0.key)) \(title(of: $0.action))" }
    if !actions.isEmpty { lines.append(actions.joined(separator: "   ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Goes to the end of a page turn, which cannot be seen line by line.
  private mutating func finishTurn() {
    while player.isTurning, player.advanceToNext() {}
    listen()
  }
}

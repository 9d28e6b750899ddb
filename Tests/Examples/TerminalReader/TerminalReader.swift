import BookKit

/// A host that draws a book as characters and takes a line at a time for an answer.
///
/// It has no clock: an empty line goes on to the next thing that happens.
struct TerminalReader {
  private(set) var player: Player
  private var list = DrawList()
  private var elements: [StageElement] = []
  private var opening = -1
  /// What has been heard since the page was last shown.
  private var heard: [String] = []
  private let columns: Int
  private let rows: Int

  /// A reader with the first page of a book open.
  init(_ book: Book, assets: AssetCatalog? = nil, columns: Int = 64, rows: Int = 20) {
    player = Player(book, assets: assets)
    self.columns = columns
    self.rows = rows
    player.open(page: 1)
    finishTurn()
  }

  /// Does what a line says: `>` and `<` turn the page, a letter touches what has it, nothing lets time pass.
  ///
  /// - Returns: whether it says anything that can be done.
  @discardableResult mutating func answer(_ line: String) -> Bool {
    switch line {
    case "":
      let end = player.tick + Ticks(60 * Int64(player.tickRate))
      // A body that falls has something to do at every tick, but tells it only where it hits something.
      while player.events.isEmpty, player.advanceToNext(within: Ticks(end.count - player.tick.count)) {}
    case ">": player.turnToNextPage()
    case "<": player.turnToPreviousPage()
    default:
      guard let place = letters.firstIndex(of: line), touchables.indices.contains(place) else { return false }
      guard let point = player.center(of: touchables[place]) else { return false }
      player.touch(.began, at: point)
      player.touch(.ended, at: point)
    }
    finishTurn()
    return true
  }

  /// The page as it is now, what was heard, and what can be touched.
  mutating func shown() -> String {
    player.draw(into: &list)
    if list.opening != opening { (opening, elements) = (list.opening, player.elements) }
    var picture = CharacterPicture(columns: columns, rows: rows, canvas: player.canvas)
    // What can hardly be seen is not drawn; characters are never half transparent.
    for item in list.items where item.alpha >= 0.5 {
      picture.draw(item, elements[item.element], names: player.names)
    }
    var lines = picture.lines
    while lines.last == "" { lines.removeLast() }
    lines.append(String(repeating: "=", count: columns))
    lines += heard
    heard = []
    let touchable = zip(letters, touchables).map { "\($0)) \(player.names.text(of: $1))" }
    lines.append((["page \(player.page ?? 0)"] + touchable).joined(separator: "   "))
    return lines.joined(separator: "\n") + "\n"
  }

  private let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }

  /// The elements that a touch on their middle would reach.
  private var touchables: [Name] {
    player.items.filter { player.reach(of: $0.name) == .reached }.map(\.name)
  }

  /// Goes to the end of a page turn, which is not drawn, and keeps what is heard, as a terminal has no sound.
  private mutating func finishTurn() {
    while player.isTurning, player.advanceToNext() {}
    for event in player.takeEvents() where event.kind == .soundStarted || event.kind == .wordSpoken {
      let sound = event.text ?? event.item
      heard.append("(\(sound.map { player.names.text(of: $0) } ?? ""))")
    }
  }
}

import BookKit

/// A random action of a reader or a host, sensible or not.
public enum RandomInput: Sendable {
  /// Lets ticks pass.
  case ticks(Int64)
  /// Lets a number of fractions of a second pass.
  case time(Int64, perSecond: Int64)
  /// Advances to what is due next, within a number of ticks.
  case next(within: Int64)
  case touch(Player.TouchPhase, id: Int, Point)
  case open(Int)
  case turn(isForward: Bool)
  case credits
  case language(String)
  case creditLink(Player.CreditLink)
  /// Takes one of the available choices, by its index.
  case choice(Int)
  /// Opens what a word means.
  case named(String)
  case back
  case option(String, Value)
  case game(Game, String)
  /// Takes a piece of a puzzle by its name.
  case grab(String, id: Int)

  /// Something that a host does with a game.
  public enum Game: Sendable { case hint, restart, undo, clear, fill, join, solve }

  /// Returns a random input.
  public static func draw(using lot: inout ChoiceSource) -> RandomInput {
    switch lot.below(31) {
    case 0..<4: return .ticks(Int64(lot.pick([1, 2, 3, 10, 30, 60, 120, 7, 200])))
    case 4, 5:
      let perSecond: Int64 = lot.pick([1000, 60, 24, 1_000_000, 7, 999_983])
      return .time(Int64(lot.below(perSecond < 100 ? 40 : 2000)), perSecond: perSecond)
    case 6, 7: return .next(within: Int64(1 + lot.below(300)))
    case 8..<17:
      let phase = lot.pick([Player.TouchPhase.began, .moved, .ended, .began, .ended, .cancelled, .moved])
      return .touch(phase, id: lot.below(3), point(using: &lot))
    case 17: return .open(lot.below(5))
    case 18: return .turn(isForward: true)
    case 19: return .turn(isForward: lot.once(in: 2))
    case 20: return lot.once(in: 3) ? .credits : .choice(lot.below(4))
    case 21: return lot.once(in: 3) ? .language(lot.pick(["it", "en", "fr", ""])) : .choice(lot.below(4))
    case 22: return .creditLink(lot.pick([.web, .twitter, .publisher]))
    case 23: return .named(lot.pick(RandomBook.sections))
    case 24: return lot.once(in: 2) ? .back : .named(lot.pick(RandomBook.sections))
    case 25:
      let value: Value = lot.pick([.string("dog"), .boolean(false), .boolean(true), .number(1), .string("hard")])
      return .option(lot.pick(RandomBook.options), value)
    case 26, 27:
      let action = lot.pick([Game.hint, .restart, .undo, .clear, .fill, .fill, .join, .join, .solve])
      return .game(action, lot.pick(["game", "a", "b", "c", "d"]))
    case 28: return .choice(lot.below(8))
    case 29: return .grab("\(lot.pick(["a", "b", "c", "d"])).piece\(1 + lot.below(4))", id: lot.below(3))
    default: return .ticks(1)
    }
  }

  private static func point(using lot: inout ChoiceSource) -> Point {
    if lot.once(in: 60) { return Point(x: lot.pick([.nan, .infinity, 1e300, -1e300]), y: 5) }
    return Point(x: Double(lot.below(80)) * 5 - 40, y: Double(lot.below(80)) * 5 - 40)
  }

  /// Performs the input, splitting a stretch of time into `portions` of odd lengths.
  public func act(on player: inout Player, portions: Int64 = 1) {
    switch self {
    case .ticks(let count):
      RandomInput.split(count, into: portions) { player.advance(by: Ticks($0)) }
    case .time(let count, let perSecond):
      RandomInput.split(count, into: portions) { player.advance(by: ElapsedTime($0, perSecond: perSecond)) }
    case .next(let limit): player.advanceToNextChange(within: Ticks(limit))
    case .touch(let phase, let id, let point): player.touch(phase, finger: id, at: point)
    case .open(let page): player.open(page: page)
    case .turn(let isForward): if isForward { player.turnToNextPage() } else { player.turnToPreviousPage() }
    case .credits: player.openCredits()
    case .language(let code): player.changeLanguage(to: code)
    case .creditLink(let link): player.tapCredit(link)
    case .choice(let place):
      let choices = player.choices
      if !choices.isEmpty { player.choose(choices[place % choices.count]) }
    case .named(let word): player.open(named: word)
    case .back: player.goBack()
    case .option(let name, let value): player.set(option: name, to: value)
    case .grab(let piece, let id):
      if let piece = player.names.find(piece) { player.press(piece: piece, withFinger: id) }
    case .game(let action, let name): if let name = player.names.find(name) { action.perform(on: name, in: &player) }
    }
  }

  private static func split(_ count: Int64, into portions: Int64, _ advance: (Int64) -> Void) {
    var rest = count
    let portion = max(1, count / max(1, portions))
    while rest > portion {
      advance(portion)
      rest -= portion
    }
    advance(rest)
  }
}

extension RandomInput.Game {
  fileprivate func perform(on game: Name, in player: inout Player) {
    switch self {
    case .hint: player.showHint(of: game)
    case .restart: player.restart(game: game)
    case .undo: player.undo(in: game)
    case .clear: player.clear(picture: game)
    case .fill: if let region = player.names.find("sun") { player.fill(region, of: game) }
    case .solve: player.solve(game: game)
    case .join: joinPieces(of: player.names.text(of: game), in: &player)
    }
  }

  /// Drags the first piece of a puzzle to the left of the second one.
  private func joinPieces(of puzzle: String, in player: inout Player) {
    guard let piece = player.names.find(puzzle + ".piece1"), let other = player.center(of: puzzle + ".piece2"),
      case .number(let width)? = player.value(.width, of: piece), player.press(piece: piece, withFinger: 9)
    else { return }
    player.touch(.moved, finger: 9, at: Point(x: other.x - width, y: other.y))
    player.touch(.ended, finger: 9, at: Point(x: other.x - width, y: other.y))
  }
}

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
  case shake
  case loudness(Double)
  /// Begins the lots anew.
  case seed(UInt64)

  /// Something that a host does with a game.
  public enum Game: Sendable { case hint, restart, undo, clear, fill, join, solve }

  /// Returns a random input.
  public static func draw(using lot: inout ChoiceSource) -> RandomInput {
    switch lot.below(33) {
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
    case 30: return .shake
    case 31: return .loudness(Double(lot.below(11)) / 10)
    default: return .seed(UInt64(lot.below(5)))
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
    case .game(.join, let puzzle): joinPieces(of: puzzle, in: &player)
    default: if let input = input(to: player) { player.perform(input) }
    }
  }

  /// Returns what is done with a player, or `nil` if it isn't one input, or if there is no choice.
  public func input(to player: Player) -> Player.Input? {
    switch self {
    case .ticks(let count): return .ticks(Ticks(count))
    case .time(let count, let perSecond): return .time(ElapsedTime(count, perSecond: perSecond))
    case .next, .game(.join, _): return nil
    case .touch(let phase, let id, let point): return .touch(phase, finger: id, at: point)
    case .open(let page): return .open(page: page)
    case .turn(let isForward): return isForward ? .next : .previous
    case .credits: return .openCredits
    case .language(let code): return .language(code)
    case .creditLink(let link): return .tapCredit(link)
    case .choice(let place):
      let choices = player.choices
      guard !choices.isEmpty else { return nil }
      let choice = choices[place % choices.count]
      return .choose(player.names.text(of: choice.item), target: player.names.text(of: choice.target))
    case .named(let word): return .openNamed(word)
    case .back: return .back
    case .option(let name, let value): return .option(name, value)
    case .grab(let piece, let id): return .press(piece: piece, finger: id)
    case .shake: return .shake
    case .loudness(let loudness): return .loudness(loudness)
    case .seed(let seed): return .seed(seed)
    case .game(.hint, let name): return .game(name, .hint)
    case .game(.restart, let name): return .game(name, .restart)
    case .game(.undo, let name): return .game(name, .undo)
    case .game(.clear, let name): return .game(name, .clear)
    case .game(.solve, let name): return .game(name, .solve)
    case .game(.fill, let name): return .game(name, .fill("sun", color: nil))
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

  /// Drags the first piece of a puzzle to the left of the second one.
  private func joinPieces(of puzzle: String, in player: inout Player) {
    let piece = puzzle + ".piece1"
    guard let other = player.center(of: puzzle + ".piece2"), case .number(let width)? = player.value(.width, of: piece),
      player.perform(.press(piece: piece, finger: 9)) == nil
    else { return }
    player.touch(.moved, finger: 9, at: Point(x: other.x - width, y: other.y))
    player.touch(.ended, finger: 9, at: Point(x: other.x - width, y: other.y))
  }
}

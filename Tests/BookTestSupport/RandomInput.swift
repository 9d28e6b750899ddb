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

  /// Returns a random input.
  public static func draw(using lot: inout ChoiceSource) -> RandomInput {
    switch lot.below(24) {
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
    case .touch(let phase, let id, let point): player.touch(phase, id: id, at: point)
    case .open(let page): player.open(page: page)
    case .turn(let isForward): if isForward { player.turnToNextPage() } else { player.turnToPreviousPage() }
    case .credits: player.openCredits()
    case .language(let code): player.changeLanguage(to: code)
    case .creditLink(let link): player.tapCredit(link)
    case .choice(let place):
      let choices = player.choices
      if !choices.isEmpty { player.choose(choices[place % choices.count]) }
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

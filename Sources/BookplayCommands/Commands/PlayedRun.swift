import BookKit
import Playthrough

/// A book being played without anybody's hand, and told as it comes.
struct PlayedRun {
  private(set) var player: Player
  /// What happened, and how each page was left, where nobody is told of it.
  private(set) var events: [Event] = []
  private(set) var stages: [Int: Player] = [:]
  private let printer: EventPrinter?
  /// When the run ends, whatever goes on; nothing when it ends by itself.
  private let end: Ticks?

  /// How long a page is played where nothing is said, in seconds.
  static let patience: Int64 = 60
  /// How long a page is played that cannot be left yet, in seconds.
  static let longPatience: Int64 = 600
  /// How many events are kept; a run that has more is broken off.
  static let mostEvents = 100_000

  /// What is still to come when a run ends though nobody said when.
  private(set) var remainder: PlayedRest?

  /// Why a book cannot be played to its end.
  enum Failure: Error {
    /// A page cannot be left.
    case stuck(page: Int?, Event.Reason)
    /// The book itself turns its pages so that they never end.
    case endless(turns: Int)
    /// More happens than is kept.
    case tooManyEvents

    /// What is wrong, in one sentence without a full stop.
    var words: String {
      switch self {
      case .stuck(let page, let reason):
        "page \(page.map(String.init) ?? "?") cannot be left: \(PlayedRun.words(for: reason))"
      case .endless(let turns): "the book does not end: after \(turns) turns it still has a next page"
      case .tooManyEvents: "more than \(PlayedRun.mostEvents) events happen; the run is broken off there"
      }
    }
  }

  /// A run of a player whose first page is open; without a printer, what happens is kept.
  init(player: Player, printer: EventPrinter?, until: ScriptTime?) {
    self.player = player
    self.printer = printer
    end = until?.roundedDown(tickRate: player.tickRate)
  }

  /// Plays until the run ends: until nothing is due any more where nothing else was said, for a minute at most.
  mutating func playPage() {
    tell()
    play(to: end ?? after(PlayedRun.patience))
    if let end { printer?.wait(until: end) } else if !isClosed { remainder = PlayedRest(of: player) }
  }

  /// Plays each page until nothing is due on it any more, then turns to the next one, up to the end of the book.
  mutating func playBook(pageCount: Int) -> Failure? {
    tell()
    // A book may lead back a few times on its way, but not for ever.
    let mostTurns = 2 * pageCount + 1
    for _ in 0..<mostTurns {
      play(to: after(PlayedRun.patience))
      if refusal != nil { playUntilFree() }
      if hasTooManyEvents { return .tooManyEvents }
      if isOver { return nil }
      let reason = refusal
      if printer == nil, let page = player.page { stages[page] = player }
      player.turnToNextPage()
      let hasEnded = player.events.contains { $0.kind == .bookEnded }
      tell()
      if let reason { return .stuck(page: player.page, reason) }
      if hasEnded { return nil }
    }
    return .endless(turns: mostTurns)
  }

  /// Whether the time of the run is over, or nobody listens any more.
  private var isOver: Bool { isClosed || end.map { player.tick >= $0 } ?? false }

  private mutating func tell() {
    let told = player.takeEvents()
    if let printer { printer.tell(told[...]) } else { events += told }
  }

  /// Whether nobody listens any more.
  private var isClosed: Bool { printer?.isClosed ?? hasTooManyEvents }

  private var hasTooManyEvents: Bool { events.count >= PlayedRun.mostEvents }

  private func after(_ seconds: Int64) -> Ticks { player.tick + Ticks(seconds * Int64(player.tickRate)) }

  /// Plays up to a tick, or until nothing is due any more.
  private mutating func play(to limit: Ticks) {
    while advance(to: limit) {}
    // Where something is due later, the time up to the end passes all the same.
    if !isClosed, !player.isAtRest { player.advance(by: rest(to: end.map { min($0, limit) } ?? limit)) }
  }

  /// Plays on while the page cannot be left, for some minutes at most.
  private mutating func playUntilFree() {
    let limit = after(PlayedRun.longPatience)
    while refusal != nil, advance(to: limit) {}
  }

  /// Goes to the next tick at which something happens; whether there was one.
  private mutating func advance(to limit: Ticks) -> Bool {
    guard !isClosed else { return false }
    let limit = end.map { min($0, limit) } ?? limit
    guard player.tick < limit, player.advanceToNext(within: rest(to: limit)) else { return false }
    tell()
    return true
  }

  private func rest(to limit: Ticks) -> Ticks { Ticks(max(0, limit.count - player.tick.count)) }

  /// Why turning the page now would be refused; nothing when it would not.
  private var refusal: Event.Reason? {
    var trial = player
    _ = trial.takeEvents()
    trial.turnToNextPage()
    return trial.events.first { $0.kind == .pageRefused }?.reason
  }

  private static func words(for reason: Event.Reason) -> String {
    switch reason {
    case .narration: "a narration sounds, and does not end"
    case .transition: "it is still being turned"
    case .first, .cascade: "the turn is refused"
    }
  }
}

import BookKit
import Playthrough

struct PlayedRun {
  private(set) var player: Player
  private(set) var events: [Event] = []
  private(set) var inputs: [TimedInput] = []
  private let printer: EventPrinter?
  private let end: Ticks?

  /// The time limit of a page, in seconds.
  static let defaultTimeLimit: Int64 = 60
  /// The time limit of a page that can't be left yet, in seconds.
  static let extendedTimeLimit: Int64 = 600
  static let maxEvents = 100_000

  private(set) var remainder: PendingActivity?

  enum Obstacle {
    case stuck(page: Int?, Event.Reason)
    /// The book still has a next page after the maximum number of turns.
    case endless(turns: Int)
    case tooManyEvents

    var message: String {
      switch self {
      case .stuck(let page, let reason): "page \(page.map(String.init) ?? "?") cannot be left: \(reason.obstacle)"
      case .endless(let turns): "the book does not end: after \(turns) turns it still has a next page"
      case .tooManyEvents: "more than \(PlayedRun.maxEvents) events happen; the run is stopped there"
      }
    }
  }

  /// The player's first page must be open; without a printer, events are collected.
  init(player: Player, printer: EventPrinter?, until: ScriptTime?) {
    (self.player, self.printer) = (player, printer)
    end = until?.roundedDown(tickRate: player.tickRate)
  }

  /// Plays the page to the given end or, without one, until nothing more is due, but for a minute at most.
  mutating func playPage() {
    write()
    play(to: end ?? after(PlayedRun.defaultTimeLimit))
    if let end { printer?.wait(until: end) } else if !isClosed { remainder = PendingActivity(of: player) }
  }

  mutating func playBook(pageCount: Int) -> Obstacle? {
    write()
    // A book can turn back to earlier pages a few times, but not forever.
    let maxTurns = 2 * pageCount + 1
    for _ in 0..<maxTurns {
      play(to: after(PlayedRun.defaultTimeLimit))
      if refusal != nil { playUntilPageCanBeLeft() }
      if hasTooManyEvents { return .tooManyEvents }
      if isOver { return nil }
      let reason = refusal
      inputs.append(TimedInput(.next, at: player.tick))
      player.turnToNextPage()
      let hasEnded = player.events.contains { $0.kind == .bookEnded }
      write()
      if let reason { return .stuck(page: player.page, reason) }
      if hasEnded { return nil }
    }
    return .endless(turns: maxTurns)
  }

  private var isOver: Bool { isClosed || end.map { player.tick >= $0 } ?? false }

  private mutating func write() {
    let taken = player.takeEvents()
    if let printer { printer.write(taken[...], names: player.names) } else { events += taken }
  }

  private var isClosed: Bool { printer?.isClosed ?? hasTooManyEvents }
  private var hasTooManyEvents: Bool { events.count >= PlayedRun.maxEvents }
  private func after(_ seconds: Int64) -> Ticks { player.tick + Ticks(seconds * Int64(player.tickRate)) }

  private mutating func play(to limit: Ticks) {
    while advance(to: limit) {}
    // If something is due later, time still passes up to the limit.
    if !isClosed, !player.isAtRest { player.advance(by: rest(to: end.map { min($0, limit) } ?? limit)) }
  }

  private mutating func playUntilPageCanBeLeft() {
    let limit = after(PlayedRun.extendedTimeLimit)
    while refusal != nil, advance(to: limit) {}
  }

  private mutating func advance(to limit: Ticks) -> Bool {
    guard !isClosed else { return false }
    let limit = end.map { min($0, limit) } ?? limit
    guard player.tick < limit, player.advanceToNextChange(within: rest(to: limit)) else { return false }
    write()
    return true
  }

  private func rest(to limit: Ticks) -> Ticks { Ticks(max(0, limit.count - player.tick.count)) }

  /// The reason why turning the page now would be refused, or `nil` if it would succeed.
  private var refusal: Event.Reason? {
    var trial = player
    _ = trial.takeEvents()
    trial.turnToNextPage()
    return trial.events.first { $0.kind == .pageRefused }?.reason
  }
}

extension Event.Reason {
  fileprivate var obstacle: String {
    switch self {
    case .narration: "a narration plays and does not end"
    case .transition: "it is still being turned"
    case .first, .cascade, .recording, .reader, .denied, .missing, .full, .short, .long: "the turn is refused"
    }
  }
}

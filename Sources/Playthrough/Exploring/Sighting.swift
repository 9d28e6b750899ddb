import BookKit

/// Something wrong that happened, and all commands that led to it.
struct Sighting: Sendable {
  var kind: Discovery.Kind
  var page: Int
  var item: Name?
  var other: Name?
  /// The commands from the beginning.
  var path: [Command] = []
  /// Whether lots led there: what comes of a system is plainer.
  var isByLot = false

  /// Whether both are the same thing.
  func isSame(as other: Sighting) -> Bool {
    guard kind == other.kind, page == other.page else { return false }
    return item == other.item && self.other == other.other
  }
}

/// Tells whether a playthrough shows what was seen.
struct Witness: Sendable {
  let narrations: NarrationWatch
  let losses: LossWatch

  init(_ book: Book) {
    narrations = NarrationWatch(book)
    losses = LossWatch(book: book)
  }

  func sees(_ sighting: Sighting, in runner: ScriptRunner) -> Bool {
    switch sighting.kind {
    case .fault: return runner.events.contains { $0.kind == .engineFault && ($0.page ?? 0) == sighting.page }
    case .narrations:
      return narrations.overlaps(in: runner.events, after: []).contains {
        $0.page == sighting.page && $0.first == sighting.item && $0.second == sighting.other
      }
    case .lostElement:
      guard let item = sighting.item, runner.player.page == sighting.page else { return false }
      guard runner.events.contains(where: { $0.kind == .dragStarted && $0.item == item }) else { return false }
      return losses.isLost(item, in: runner.player)
    case .deadEnd: return isDeadEnd(runner.player, page: sighting.page)
    default: return false
    }
  }

  /// Whether the page cannot be turned a minute later, nor ten minutes later.
  private func isDeadEnd(_ player: Player, page: Int) -> Bool {
    guard player.page == page else { return false }
    var player = player
    for wait: Int64 in [60, 540] {
      player.advance(by: .seconds(wait))
      player.discardEvents()
      player.turnToNextPage()
      guard player.page == page, player.events.contains(where: { $0.kind == .pageRefused }) else { return false }
      player.discardEvents()
    }
    return true
  }
}

/// Plays commands from the very beginning.
struct Replay: Sendable {
  /// A player that has not begun.
  let player: Player
  let names: ScriptNames

  /// The runner after all of them; nothing when one of them cannot be done.
  func run(_ commands: [Command]) -> ScriptRunner? {
    var runner = ScriptRunner(player: player, names: names)
    if !Script.isOpening(commands) { runner.begin() }
    for command in commands where runner.perform(command) != nil {
      return nil
    }
    return runner
  }
}

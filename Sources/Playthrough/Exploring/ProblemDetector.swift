import BookKit

/// A check of whether a playthrough demonstrates a problem.
struct ProblemDetector: Sendable {
  let narrations: NarrationMonitor
  let offCanvasMonitor: OffCanvasMonitor

  init(_ book: Book) {
    narrations = NarrationMonitor(book)
    offCanvasMonitor = OffCanvasMonitor(book: book)
  }

  /// Returns whether a run demonstrates a problem, and adds the cost of looking ahead to `effort`.
  func detects(_ sighting: Sighting, in runner: ScriptRunner, _ effort: inout Effort) -> Bool {
    switch sighting.kind {
    case .engineFault: return runner.events.contains { $0.kind == .engineFault && ($0.page ?? 0) == sighting.page }
    case .overlappingNarrations:
      return narrations.overlaps(in: runner.events, after: []).contains {
        $0.page == sighting.page && $0.first == sighting.item && $0.second == sighting.other
      }
    case .lostElement:
      guard let item = sighting.item, runner.player.page == sighting.page else { return false }
      guard runner.events.contains(where: { $0.kind == .dragStarted && $0.item == item }) else { return false }
      return offCanvasMonitor.isStrandedOffCanvas(item, in: runner.player, &effort)
    case .deadEnd: return isDeadEnd(runner.player, page: sighting.page, &effort)
    case .unreachedPage, .unreachedSection, .unseenElement, .unfiredTrigger, .unfiredRule, .untouchedArea,
      .unusedDropTarget:
      return false
    }
  }

  /// Returns whether the page refuses to turn after one minute and again after ten.
  private func isDeadEnd(_ player: Player, page: Int, _ effort: inout Effort) -> Bool {
    guard player.page == page else { return false }
    var player = player
    for wait: Int64 in [60, 540] {
      player.pass(seconds: wait, &effort)
      player.turnToNextPage()
      guard player.page == page, player.events.contains(where: { $0.kind == .pageRefused }) else { return false }
      player.discardEvents()
    }
    return true
  }
}

extension Player {
  private static var maxTicks: Int { 100_000 }

  /// Advances by a number of seconds, discarding events.
  mutating func pass(seconds: Int64, _ effort: inout Effort) {
    let end = tick + Ticks(Int64(tickRate) * seconds)
    var ticks = 0
    while tick < end, ticks < Player.maxTicks {
      step(towards: end, &effort)
      ticks += 1
    }
  }

  mutating func settle(seconds: Int64, _ effort: inout Effort) {
    let end = tick + Ticks(Int64(tickRate) * seconds)
    var ticks = 0
    while let time = timeToNextChange, tick + time <= end, ticks < Player.maxTicks {
      let change = tick + time
      while tick < change {
        step(towards: change, &effort)
        ticks += 1
      }
    }
  }

  private mutating func step(towards end: Ticks, _ effort: inout Effort) {
    let rest = Ticks(end.count - tick.count)
    if !advanceToNextChange(within: rest) { advance(by: rest) }
    effort.add(events: max(1, events.count))
    discardEvents()
  }
}

struct Sighting: Sendable {
  var kind: Discovery.Kind
  var page: Int
  var item: Name?
  var other: Name?
  var path = CommandPath()
  /// Whether a random walk found the problem; the systematic search finds simpler paths.
  var isFromRandomWalk = false

  func isSame(as other: Sighting) -> Bool {
    kind == other.kind && page == other.page && item == other.item && self.other == other.other
  }
}

import BookKit

extension Explorer {
  /// Looks for problems in the latest events, and records which rules and pages were reached.
  mutating func look(from parent: Int?, _ before: Before, by commands: [Command]) {
    let events = runner.events
    for event in events {
      switch event.kind {
      case .engineFault: recordFault(event, among: events, from: parent, by: commands)
      case .pageEntering:
        if case .page(let origin)? = event.origin, let page = event.page { turns.record(from: origin, to: page) }
      case .sectionOpening:
        guard event.origin != nil, let section = event.section, !openedSections.contains(section) else { break }
        openedSections.append(section)
      default: break
      }
    }
    for pair in detector.narrations.overlaps(in: events, after: before.sounding) {
      let sighting = Sighting(kind: .overlappingNarrations, page: pair.page, item: pair.first, other: pair.second)
      record(sighting, from: parent, by: commands)
    }
    inspectDrag(from: parent, by: commands)
    inspectRules(from: parent, by: commands)
  }

  /// Records a fault, unless enough faults of the page are known, because a cascade emits many of them.
  private mutating func recordFault(_ event: Event, among events: [Event], from parent: Int?, by commands: [Command]) {
    var sighting = Sighting(kind: .engineFault, page: event.page ?? 0)
    let known = sightings.filter {
      $0.kind == .engineFault && $0.page == sighting.page && ($0.isFromRandomWalk == false || isOnRandomWalk)
    }
    guard known.count < Explorer.maxFaults else { return }
    sighting.item = suspect(in: events, at: event.tick)
    record(sighting, from: parent, by: commands)
  }

  private static let maxFaults = 8

  private mutating func record(_ sighting: Sighting, from parent: Int?, by commands: [Command]) {
    guard settings.page == nil || sighting.page == settings.page else { return }
    let known = sightings.firstIndex { $0.isSame(as: sighting) }
    if let known, !sightings[known].isFromRandomWalk || isOnRandomWalk { return }
    var sighting = sighting
    sighting.path = CommandPath(parent: parent, commands: commands)
    sighting.isFromRandomWalk = isOnRandomWalk
    if let known { sightings[known] = sighting } else { sightings.append(sighting) }
  }

  /// Returns the rule or the triggered element that fired most often in the tick of a fault.
  private func suspect(in events: [Event], at tick: Ticks) -> Name? {
    var counts: [(name: Name, count: Int)] = []
    for event in events where event.tick == tick {
      guard event.kind == .ruleFired || event.kind == .triggerFired else { continue }
      guard let name = event.kind == .ruleFired ? event.name : event.item else { continue }
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.max { $0.count < $1.count }?.name
  }

  /// Checks whether a dragged element can still be touched, and whether it was dropped on the intended target.
  private mutating func inspectDrag(from parent: Int?, by commands: [Command]) {
    guard case .drag(let text, let goal, _)? = commands.last, let item = runner.player.names.find(text) else { return }
    guard let page = runner.player.page, runner.events.contains(where: { $0.kind == .dragStarted }) else { return }
    if detector.offCanvasMonitor.isStrandedOffCanvas(item, in: runner.player, &effort) {
      record(Sighting(kind: .lostElement, page: page, item: item), from: parent, by: commands)
    }
    guard case .target(let target) = goal, let name = runner.player.names.find(target) else { return }
    let isDropped = runner.events.contains { $0.kind == .dragDropped && $0.target == name }
    let path = CommandPath(parent: parent, commands: commands)
    let miss = Sighting(kind: .unusedDropTarget, page: page, item: item, other: name, path: path)
    if !isDropped, !missedDrops.contains(where: { $0.isSame(as: miss) }) { missedDrops.append(miss) }
  }

  /// Records the rules whose event happened, even if they didn't fire.
  private mutating func inspectRules(from parent: Int?, by commands: [Command]) {
    for rule in rules.takeMatching(runner.events, names: runner.player.names, onPage: runner.player.page) {
      rulesWithEvent.append(
        RuleWithEvent(page: rule.page, number: rule.number, path: CommandPath(parent: parent, commands: commands)))
    }
  }
}

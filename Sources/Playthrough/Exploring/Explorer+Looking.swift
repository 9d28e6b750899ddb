import BookKit

extension Explorer {
  /// Looks at what has just happened for what is wrong, and notes how far things came.
  mutating func look(from parent: Int, _ before: Before, by commands: [Command]) {
    let events = runner.events
    for event in events {
      switch event.kind {
      case .engineFault:
        var sighting = Sighting(kind: .fault, page: event.page ?? 0)
        sighting.item = suspect(in: events, at: event.tick)
        see(sighting, from: parent, by: commands)
      case .pageEntering:
        if case .page(let origin)? = event.origin, let page = event.page { noteTurn(from: origin, to: page) }
      default: break
      }
    }
    for pair in witness.narrations.overlaps(in: events, after: before.sounding) {
      var sighting = Sighting(kind: .narrations, page: pair.page)
      (sighting.item, sighting.other) = (pair.first, pair.second)
      see(sighting, from: parent, by: commands)
    }
    lookAtDrag(from: parent, by: commands)
    lookAtRules(from: parent, by: commands)
  }

  private mutating func noteTurn(from origin: Int, to page: Int) {
    turns[origin * (book.pages.count + 1) + page] = true
  }

  private mutating func see(_ sighting: Sighting, from parent: Int, by commands: [Command]) {
    guard settings.page == nil || sighting.page == settings.page else { return }
    let known = sightings.firstIndex { $0.isSame(as: sighting) }
    if let known, !sightings[known].isByLot || isWalking { return }
    var sighting = sighting
    sighting.path = states.path(to: parent) + commands
    sighting.isByLot = isWalking
    if let known { sightings[known] = sighting } else { sightings.append(sighting) }
  }

  /// What fired most often in the tick of a fault: a rule, or something that waited.
  private func suspect(in events: [Event], at tick: Ticks) -> Name? {
    var counts: [(name: Name, count: Int)] = []
    for event in events where event.tick == tick {
      guard event.kind == .ruleFired || event.kind == .triggerFired else { continue }
      guard let name = event.kind == .ruleFired ? event.name : event.item else { continue }
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    var most: (name: Name, count: Int)?
    for count in counts where count.count > most?.count ?? 0 { most = count }
    return most?.name
  }

  /// Looks whether what was dragged can still be touched, and whether it fell on the target to which it was dragged.
  private mutating func lookAtDrag(from parent: Int, by commands: [Command]) {
    guard case .drag(let text, let goal, _)? = commands.last, let item = runner.player.names.find(text) else { return }
    guard let page = runner.player.page, runner.events.contains(where: { $0.kind == .dragStarted }) else { return }
    if witness.losses.isLost(item, in: runner.player) {
      var sighting = Sighting(kind: .lostElement, page: page)
      sighting.item = item
      see(sighting, from: parent, by: commands)
    }
    guard case .target(let target) = goal, let name = runner.player.names.find(target) else { return }
    let isDropped = runner.events.contains { $0.kind == .dragDropped && $0.target == name }
    var miss = Sighting(kind: .dropTarget, page: page)
    (miss.item, miss.other) = (item, name)
    guard !isDropped, !misses.contains(where: { $0.isSame(as: miss) }) else { return }
    miss.path = states.path(to: parent) + commands
    misses.append(miss)
  }

  // MARK: - Rules

  /// Notes rules whose event came: whether they fired, their coverage tells.
  private mutating func lookAtRules(from parent: Int, by commands: [Command]) {
    let page = runner.player.page
    for number in book.rules.indices { lookAt(book.rules[number], page: nil, number, from: parent, by: commands) }
    guard let page, page <= book.pages.count else { return }
    for number in book.pages[page - 1].rules.indices {
      lookAt(book.pages[page - 1].rules[number], page: page, number, from: parent, by: commands)
    }
  }

  private mutating func lookAt(
    _ rule: Rule, page: Int?, _ number: Int, from parent: Int, by commands: [Command]
  ) {
    // Only those can come near that ask for more than their event.
    guard rule.condition != nil, let pattern = rule.pattern(names: book.names) else { return }
    guard !nearRules.contains(where: { $0.page == page && $0.number == number }) else { return }
    let names = runner.player.names
    guard runner.events.contains(where: { (page == nil || $0.page == page) && pattern.matches($0, names: names) })
    else { return }
    nearRules.append(NearRule(page: page, number: number, path: states.path(to: parent) + commands))
  }
}

extension Rule {
  /// The events for which it waits.
  func pattern(names: NameTable) -> EventPattern? {
    guard let event else { return nil }
    var pattern = EventPattern(event.value)
    pattern.item = item.map { Array(names.utf8(of: $0.value)) }
    pattern.tween = tween.map { Array(names.utf8(of: $0.value)) }
    pattern.target = target.map { Array(names.utf8(of: $0.value)) }
    pattern.name = variable.map { Array(names.utf8(of: $0.value)) }
    return pattern
  }
}

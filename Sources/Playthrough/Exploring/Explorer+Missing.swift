import BookKit

extension Explorer {
  /// The parts that were never reached, grouped by root cause.
  struct MissingPartGroups {
    let parts: MissingParts
    /// The roots, in the order of the book, each with the parts that depend on it.
    fileprivate(set) var all: [(root: Int, followers: [Int])] = []
    /// The elements that a fault kept from appearing with their page, and the parts that depend on them.
    fileprivate(set) var preventedByFaults: [Int] = []

    var count: Int { all.count }
  }

  /// Returns the parts that weren't reached on the pages that were tried, grouped by root cause.
  func missing() -> MissingPartGroups {
    let parts = coverage.unreachedParts.filter { part in
      guard settings.page == nil || part.page == settings.page else { return false }
      // Skip the parts of sections, because scripts that demonstrate missing parts open pages.
      guard part.section == nil else { return false }
      return part.page.map { isTried[$0] } ?? true
    }
    let missing = MissingParts(parts, names)
    let near = NameMap(
      rulesWithEvent.map { rule in
        NameMap.Row(rule.page ?? 0, book.rules(ofPage: rule.page)[rule.number].name.number)
      })
    let causes = parts.map { part in
      // A rule whose event happened doesn't wait for another part.
      let isNear = part.kind == .rule && near[part.page ?? 0, part.name?.number ?? -1] != nil
      return isNear ? nil : missing.cause(of: part)
    }
    let roots = CauseChains(causes).roots
    var chains = MissingPartGroups(parts: missing)
    var places = Array(repeating: -1, count: parts.count)
    let reported = parts.indices.filter {
      parts[$0].kind.missing != nil && !missing.belongsToMissingElement(parts[$0])
    }
    let faultyPages = faultyPages
    let isLostToFault = parts.map { part in
      part.page.map { faultyPages[$0] } ?? false && missing.appearsAutomatically(part)
    }
    for number in reported where roots[number] == number && !isLostToFault[number] {
      places[number] = chains.all.count
      chains.all.append((number, []))
    }
    for number in reported {
      if isLostToFault[roots[number]] {
        chains.preventedByFaults.append(number)
      } else if roots[number] != number, places[roots[number]] >= 0 {
        chains.all[places[roots[number]]].followers.append(number)
      }
    }
    return chains
  }

  private var faultyPages: [Bool] {
    var isFaulty = Array(repeating: false, count: book.pages.count + 1)
    for sighting in sightings where sighting.kind == .engineFault { isFaulty[sighting.page] = true }
    return isFaulty
  }

  func consequences(ofFaultOnPage page: Int, _ chains: MissingPartGroups) -> [Discovery] {
    let parts = chains.parts.parts
    return chains.preventedByFaults.filter { parts[$0].page == page }.map { consequence(parts[$0], chains.parts) }
  }

  private func consequence(_ part: ContentCoverage.Part, _ missing: MissingParts) -> Discovery {
    var discovery = makeDiscovery(Discovery.Kind(part.kind), part)
    discovery.cause = simpleCause(of: part, missing)
    return discovery
  }

  func discoveries(of chains: MissingPartGroups, _ trials: ScriptTrials) -> [Discovery] {
    var found: [Discovery] = []
    var areas: [Discovery] = []
    for chain in chains.all {
      let part = chains.parts.parts[chain.root]
      var discovery = discovery(of: part, chains.parts, trials)
      discovery.consequences = chain.followers.map { consequence(chains.parts.parts[$0], chains.parts) }
      if part.kind == .activeArea { areas.append(discovery) } else { found.append(discovery) }
      trials.foundCount += 1
    }
    let reported = NameMap(
      found.compactMap { discovery in
        guard case .unreachable(let name, _)? = discovery.cause else { return nil }
        return NameMap.Row(discovery.page ?? 0, name.number)
      })
    return found
      + areas.filter { area in
        guard case .unreachable(let name, let reach)? = area.cause else { return false }
        // Skip a cause that is already reported for whatever waits for the area, and an area unreachable on purpose.
        guard reported[area.page ?? 0, name.number] == nil else { return false }
        return reach != .inactive && reach != .untouchable && reach != .invisible
      }
  }

  private func discovery(of part: ContentCoverage.Part, _ missing: MissingParts, _ trials: ScriptTrials) -> Discovery {
    var discovery = makeDiscovery(Discovery.Kind(part.kind), part)
    var trigger: Trigger?
    let expectation: Expectation
    switch part.kind.missing {
    case .rule: return rule(part, missing, trials)
    case .dropTarget: return target(part, missing, trials)
    case .element:
      trigger = missing.element(part.item, onPage: part.page)?.trigger
      expectation = .offStage(text(of: part.item))
    case .activeArea:
      discovery.cause = part.item.flatMap { obstacle(of: $0, onPage: part.page, missing, trials) }
      expectation = .noEvent(pattern(.touchBegan, of: part.item))
    case .trigger, nil:
      trigger = missing.element(part.item, onPage: part.page)?.trigger(ofTween: part.name)
      var pattern = pattern(.triggerFired, of: part.item)
      if part.name != nil { pattern.tween = text(of: part.name) }
      expectation = .noEvent(pattern)
    }
    if let trigger { discovery.cause = cause(of: trigger, onPage: part.page ?? 1, missing, trials) }
    show(expectation, onPage: part.page, in: &discovery, trials)
    return discovery
  }

  private func rule(_ part: ContentCoverage.Part, _ missing: MissingParts, _ trials: ScriptTrials) -> Discovery {
    var discovery = makeDiscovery(.unfiredRule, part)
    var pattern = EventPattern(.ruleFired)
    pattern.name = text(of: part.name)
    let expectation = Expectation.noEvent(pattern)
    let rules = book.rules(ofPage: part.page)
    let near = rulesWithEvent.first { $0.page == part.page && rules[$0.number].name == part.name }
    guard let near, let event = rules[near.number].pattern(names: book.names) else {
      let item = rules.first { $0.name == part.name }?.item?.value
      discovery.cause = item.flatMap { obstacle(of: $0, onPage: part.page, missing, trials) } ?? .eventNeverHappened
      show(expectation, onPage: part.page ?? 1, in: &discovery, trials)
      return discovery
    }
    discovery.cause = .condition
    let page = part.page
    let path = near.path.path(states)
    var shrinker = Shrinker(tickRate: book.tickRate) { commands in
      guard let runner = trials.runner(after: commands) else { return false }
      // The event must be among those that an expectation considers.
      return runner.window.contains {
        (page == nil || $0.page == page) && event.matches($0, names: runner.player.names)
      }
    }
    discovery.commands = script(
      shrinker.shrink(path, page: page ?? 0), endingWith: [[.expect(expectation)], []], trials)
    return discovery
  }

  private func target(_ part: ContentCoverage.Part, _ missing: MissingParts, _ trials: ScriptTrials) -> Discovery {
    var discovery = makeDiscovery(.unusedDropTarget, part)
    var pattern = pattern(.dragDropped, of: part.item)
    pattern.target = text(of: part.name)
    let miss = missedDrops.first { $0.page == part.page && $0.item == part.item && $0.other == part.name }
    guard let miss, let page = part.page else {
      discovery.cause = part.item.flatMap { obstacle(of: $0, onPage: part.page, missing, trials) }
      show(.noEvent(pattern), onPage: part.page, in: &discovery, trials)
      return discovery
    }
    discovery.cause = .missesTarget
    let path = miss.path.path(states)
    let drag = path.last
    var shrinker = Shrinker(tickRate: book.tickRate) { commands in
      guard commands.last?.isSameDrag(as: drag) ?? false else { return false }
      return trials.runner(after: commands)?.window.contains { $0.kind == .dragEnded } ?? false
    }
    discovery.commands = script(
      shrinker.shrink(path, page: page), endingWith: [[.expect(.noEvent(pattern))], []], trials)
    return discovery
  }

  private func makeDiscovery(_ kind: Discovery.Kind, _ part: ContentCoverage.Part) -> Discovery {
    var discovery = Discovery(kind, page: part.page)
    (discovery.item, discovery.name, discovery.node) = (part.item, part.name, part.node)
    return discovery
  }

  private func show(
    _ expectation: Expectation, onPage page: Int?, in discovery: inout Discovery, _ trials: ScriptTrials
  ) {
    discovery.commands = script(trials.opening(ofPage: page), endingWith: [[.expect(expectation)], []], trials)
  }

  // MARK: - Causes

  private func cause(
    of trigger: Trigger, onPage page: Int, _ missing: MissingParts, _ trials: ScriptTrials
  ) -> Discovery.Cause {
    guard let item = trigger.waitedItem?.value else { return .eventNeverHappened }
    var isTouched = false
    switch TriggerCause(of: trigger, by: missing.element(item, onPage: page)?.type)?.kind {
    case .touch, .hold, .stop: isTouched = true
    case .page, .tween, .sound, .movie, .game, .drop, .noise, .shake, nil: break
    }
    return obstacle(of: item, onPage: page, isTouched: isTouched, missing, trials) ?? .eventNeverHappened
  }

  /// Returns the reason why an element has no effect: it's never on stage or, if it has to be touched, unreachable.
  private func obstacle(
    of name: Name, onPage page: Int?, isTouched: Bool = true, _ missing: MissingParts, _ trials: ScriptTrials
  ) -> Discovery.Cause? {
    guard let page else { return nil }
    if missing.neverAppeared(name, onPage: page) { return .absent(name) }
    guard isTouched, let player = trials.runner(onPage: page)?.player else { return nil }
    guard let reach = player.reach(of: name), reach != .reached, reach != .offStage else { return nil }
    return .unreachable(name, reach)
  }

  /// Returns the reason why a part that depends on another missing part wasn't reached.
  private func simpleCause(of part: ContentCoverage.Part, _ missing: MissingParts) -> Discovery.Cause? {
    let element = missing.element(part.item, onPage: part.page)
    var item: Name?
    switch part.kind.missing {
    case .rule: item = book.rule(part.name, ofPage: part.page)?.item?.value
    case .element: item = element?.trigger?.item?.value
    case .trigger: item = element?.trigger(ofTween: part.name)?.item?.value
    case .activeArea, .dropTarget, nil: return nil
    }
    if part.kind == .element, element?.trigger == nil { return nil }
    guard let item, let page = part.page, missing.neverAppeared(item, onPage: page) else { return .eventNeverHappened }
    return .absent(item)
  }

  func pattern(_ kind: EventKind, of item: Name?) -> EventPattern {
    var pattern = EventPattern(kind)
    pattern.item = item.map { Array(book.names.utf8(of: $0)) }
    return pattern
  }

  private func text(of name: Name?) -> [UInt8] { name.map { Array(book.names.utf8(of: $0)) } ?? [] }
}

extension Command {
  fileprivate func isSameDrag(as other: Command?) -> Bool {
    guard case .drag(let item, let goal, _) = self, case .drag(let otherItem, let otherGoal, _)? = other else {
      return false
    }
    return item == otherItem && goal == otherGoal
  }
}

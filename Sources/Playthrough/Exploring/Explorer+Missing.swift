import BookKit

extension Explorer {
  /// What never came about, without what could not because of something else that is told.
  func missing() -> [Discovery] {
    var found: [Discovery] = []
    var areas: [Discovery] = []
    let missing = coverage.missing
    for part in missing {
      guard settings.page == nil || part.page == settings.page, !isConsequence(part, missing) else { continue }
      switch part.kind {
      case .element: found.append(element(part))
      case .trigger: found.append(trigger(part))
      case .rule: found.append(rule(part))
      case .activeArea: areas.append(area(part))
      case .dropTarget: found.append(target(part))
      default: continue
      }
    }
    return found
      + areas.filter { area in
        // What waits for it says why; and an author may want an area that is none.
        let isTold = found.contains { $0.page == area.page && $0.cause == area.cause }
        guard case .unreachable(_, let reach)? = area.cause, !isTold else { return false }
        return reach != .inactive && reach != .untouchable && reach != .invisible
      }
  }

  /// Whether something did not come about because its element, or the group around that, never came on stage.
  private func isConsequence(_ part: Coverage.Part, _ missing: [Coverage.Part]) -> Bool {
    guard let page = part.page, let item = part.item else { return false }
    func isLost(_ name: Name) -> Bool {
      missing.contains { $0.kind == .element && $0.page == page && $0.item == name }
    }
    if part.kind != .element { return isLost(item) }
    let elements = book.pages[page - 1].elements
    guard let element = elements.first(where: { $0.name == item }) else { return false }
    return element.parent.map { isLost(elements[$0].name) } ?? false
  }

  // MARK: - Kinds

  private func element(_ part: Coverage.Part) -> Discovery {
    var discovery = beginning(.element, part)
    let trigger = part.page.flatMap { page in
      book.pages[page - 1].elements.first { $0.name == part.item }?.trigger
    }
    discovery.cause = trigger.map { cause(of: $0, onPage: part.page ?? 1) }
    discovery.commands = script(
      opening(part.page), endingWith: [[.expect(.offStage(text(of: part.item)))], []])
    return discovery
  }

  private func trigger(_ part: Coverage.Part) -> Discovery {
    var discovery = beginning(.trigger, part)
    let element = part.page.flatMap { page in book.pages[page - 1].elements.first { $0.name == part.item } }
    let trigger = part.name == nil ? element?.trigger : element?.tweens.first { $0.name == part.name }?.trigger
    discovery.cause = trigger.map { cause(of: $0, onPage: part.page ?? 1) }
    var pattern = EventPattern(.triggerFired)
    pattern.item = text(of: part.item)
    if part.name != nil { pattern.tween = text(of: part.name) }
    discovery.commands = script(opening(part.page), endingWith: [[.expect(.noEvent(pattern))], []])
    return discovery
  }

  private func rule(_ part: Coverage.Part) -> Discovery {
    var discovery = beginning(.rule, part)
    var pattern = EventPattern(.ruleFired)
    pattern.name = text(of: part.name)
    let expectation = Command.expect(.noEvent(pattern))
    let rules = part.page.map { book.pages[$0 - 1].rules } ?? book.rules
    let near = nearRules.first { $0.page == part.page && rules[$0.number].name == part.name }
    guard let near, let event = rules[near.number].pattern(names: book.names) else {
      let item = rules.first { $0.name == part.name }?.item?.value
      discovery.cause = item.flatMap { obstacle(of: $0, onPage: part.page) } ?? .unheard
      discovery.commands = script(opening(part.page ?? 1), endingWith: [[expectation], []])
      return discovery
    }
    discovery.cause = .condition
    let (replay, page) = (replay, part.page)
    var shrinker = Shrinker(tickRate: book.tickRate) { commands in
      guard let runner = replay.run(commands) else { return false }
      // It must be among what an expectation looks at.
      return runner.window.contains {
        (page == nil || $0.page == page) && event.matches($0, names: runner.player.names)
      }
    }
    let path = shrinker.shrink(near.path, page: page ?? 0)
    discovery.commands = script(path, endingWith: [[expectation], []])
    return discovery
  }

  private func area(_ part: Coverage.Part) -> Discovery {
    var discovery = beginning(.area, part)
    discovery.cause = part.item.flatMap { obstacle(of: $0, onPage: part.page) }
    var pattern = EventPattern(.touchBegan)
    pattern.item = text(of: part.item)
    discovery.commands = script(opening(part.page), endingWith: [[.expect(.noEvent(pattern))], []])
    return discovery
  }

  private func target(_ part: Coverage.Part) -> Discovery {
    var discovery = beginning(.dropTarget, part)
    var pattern = EventPattern(.dragDropped)
    (pattern.item, pattern.target) = (text(of: part.item), text(of: part.name))
    let expectation = Command.expect(.noEvent(pattern))
    let miss = misses.first { $0.page == part.page && $0.item == part.item && $0.other == part.name }
    guard let miss, let page = part.page else {
      discovery.cause = part.item.flatMap { obstacle(of: $0, onPage: part.page) }
      discovery.commands = script(opening(part.page), endingWith: [[expectation], []])
      return discovery
    }
    discovery.cause = .missesTarget
    let (replay, drag) = (replay, miss.path.last)
    var shrinker = Shrinker(tickRate: book.tickRate) { commands in
      guard commands.last?.isSameDrag(as: drag) ?? false, let runner = replay.run(commands) else { return false }
      return runner.window.contains { $0.kind == .dragEnded }
    }
    discovery.commands = script(shrinker.shrink(miss.path, page: page), endingWith: [[expectation], []])
    return discovery
  }

  private func beginning(_ kind: Discovery.Kind, _ part: Coverage.Part) -> Discovery {
    var discovery = Discovery(kind, page: part.page)
    (discovery.item, discovery.name, discovery.node) = (part.item, part.name, part.node)
    return discovery
  }

  // MARK: - Why

  private func cause(of trigger: Trigger, onPage page: Int) -> Discovery.Cause {
    guard trigger.source?.value != .page, let item = trigger.item?.value else { return .unheard }
    let element = book.pages[page - 1].elements.first { $0.name == item }
    let isTouch = trigger.isTouch || element?.type == .activeArea && !trigger.isTween
    return obstacle(of: item, onPage: page, isTouched: isTouch) ?? .unheard
  }

  /// Why nothing comes from an element: it is never on stage, or, when it has to be touched, no touch reaches it.
  private func obstacle(of name: Name, onPage page: Int?, isTouched: Bool = true) -> Discovery.Cause? {
    guard let page else { return nil }
    func isMissing(_ kind: CoverageKind) -> Bool {
      coverage.missing.contains { $0.kind == kind && $0.page == page && $0.item == name }
    }
    if isMissing(.element) { return .absent(name) }
    guard isTouched, let player = replay.run(opening(page))?.player else { return nil }
    guard let reach = player.reach(of: name), reach != .reached, reach != .offStage else { return nil }
    return .unreachable(name, reach)
  }

  /// The commands that open a page and wait until nothing happens by itself.
  private func opening(_ page: Int?) -> [Command] {
    let open: [Command] = page == nil || page == 1 ? [] : [.open(page: page ?? 1)]
    guard var player = replay.run(open)?.player else { return open }
    let start = player.tick
    let end = start + Ticks(Int64(player.tickRate) * 60)
    while let time = player.timeToNextChange, player.tick + time <= end { player.advance(by: time) }
    // Something, even where nothing happens: a script that only looks on should say how long.
    let time = max(player.tick.count - start.count, Int64(player.tickRate))
    return open + [.wait(PlainTimes.notBelow(Ticks(time), tickRate: player.tickRate))]
  }

  private func text(of name: Name?) -> [UInt8] { name.map { Array(book.names.utf8(of: $0)) } ?? [] }
}

extension Command {
  /// Whether both drag the same element to the same place, however long that takes.
  fileprivate func isSameDrag(as other: Command?) -> Bool {
    guard case .drag(let item, let goal, _) = self, case .drag(let otherItem, let otherGoal, _)? = other else {
      return false
    }
    return item == otherItem && goal == otherGoal
  }
}

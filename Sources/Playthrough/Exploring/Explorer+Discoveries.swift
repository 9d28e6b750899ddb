import BookKit
import PropertyList

extension Explorer {
  /// The number of steps for scripts in addition to the budget, so that even a small budget is enough.
  private static let extraScriptSteps = 20_000

  /// Returns all problems, page by page, each with the best script that demonstrates it.
  ///
  /// A problem that follows from another is listed as its consequence. Each trial calls `report` with the number of
  /// problems finished so far and the number of all problems.
  mutating func discoveries(report: @escaping (Int, Int) -> Void) -> [Discovery] {
    let maxSteps = settings.budget + Explorer.extraScriptSteps
    let seen = sightings + deadEnds()
    let chains = missing()
    let trials = ScriptTrials(replay, detector, maxSteps: maxSteps) { [count = seen.count + chains.count] in
      report($0, count)
    }
    var found: [Discovery] = []
    func add(_ discovery: Discovery?) {
      if let discovery { found.append(discovery) }
      trials.foundCount = found.count
    }
    var isFaultFound = Array(repeating: false, count: book.pages.count + 1)
    for sighting in seen {
      var discovery = discovery(of: sighting, trials)
      if sighting.kind == .engineFault, discovery != nil, !isFaultFound[sighting.page] {
        isFaultFound[sighting.page] = true
        discovery?.consequences = consequences(ofFaultOnPage: sighting.page, chains)
      }
      add(discovery)
    }
    for discovery in unreachedPages(trials) + unreachedSections() { add(discovery) }
    found += discoveries(of: chains, trials)
    // Sort the problems by page, keeping their order within each page.
    let order = found.indices.sorted { (found[$0].page ?? 0, $0) < (found[$1].page ?? 0, $1) }
    return order.map { found[$0] }
  }

  // MARK: - Sightings

  private func discovery(of sighting: Sighting, _ trials: ScriptTrials) -> Discovery? {
    var discovery = Discovery(sighting.kind, page: sighting.page > 0 ? sighting.page : nil)
    discovery.item = sighting.item
    discovery.other = sighting.other
    discovery.node = node(of: sighting)
    let path = sighting.path.path(states)
    switch trials.run(path) {
    case .impossible: return nil
    // The problem was seen, but there is no budget left for shrinking the commands.
    case .tooLong: discovery.commands = Shrinker.mergingWaits(path)
    case .done(let runner):
      guard trials.shows(sighting, in: runner) else { return nil }
      var shrinker = Shrinker(tickRate: book.tickRate) { trials.shows(sighting, in: $0) }
      let path = shrinker.shrink(path, page: sighting.page)
      let endings = endings(of: sighting, after: path, trials)
      discovery.commands = script(path, endingWith: endings, trials) { runner in
        sighting.kind == .deadEnd || trials.shows(sighting, in: runner)
      }
    }
    return discovery
  }

  /// Returns the possible expectations at the end of a script, with the best first.
  private func endings(of sighting: Sighting, after path: [Command], _ trials: ScriptTrials) -> [[Command]] {
    switch sighting.kind {
    case .engineFault: return [[.expect(.event(EventPattern(.engineFault)))]]
    case .overlappingNarrations:
      let started = Command.expect(.event(pattern(.soundStarted, of: sighting.other)))
      let isOver = Command.expect(.noEvent(pattern(.soundCompleted, of: sighting.item)))
      return [[started, isOver], [started]]
    case .deadEnd:
      var refused = EventPattern(.pageRefused)
      refused.reason = .narration
      return [
        [.wait(.seconds(60, per: 1)), .input(.next), .expect(.event(refused))],
        [.wait(.seconds(60, per: 1)), .input(.next), .expect(.event(EventPattern(.pageRefused)))],
      ]
    case .lostElement: return offCanvasEndings(of: sighting, after: path, trials)
    case .unreachedPage, .unreachedSection, .unseenElement, .unfiredTrigger, .unfiredRule, .untouchedArea,
      .unusedDropTarget:
      return []
    }
  }

  private func offCanvasEndings(of sighting: Sighting, after path: [Command], _ trials: ScriptTrials) -> [[Command]] {
    guard let name = sighting.item, let runner = trials.runner(after: path) else { return [] }
    // A falling element takes time to leave the canvas.
    for time in [.zero] + RoundTimes.all {
      var player = runner.player
      player.advance(by: time.roundedUp(tickRate: player.tickRate))
      guard detector.offCanvasMonitor.isOffCanvas(name, in: player) else { continue }
      let wait: [Command] = time == .zero ? [] : [.wait(time)]
      return offCanvasEndings(name, in: player).map { wait + $0 }
    }
    return []
  }

  private func offCanvasEndings(_ name: Name, in player: Player) -> [[Command]] {
    guard let item = player.items.first(where: { $0.name == name }) else { return [] }
    let text = Array(book.names.utf8(of: name))
    let (frame, box) = (item.values.placement.frame, item.boundingBox)
    func ending(_ property: Property, _ comparison: Comparison, _ number: Double) -> [Command] {
      let value = ExpectedValue.number(number)
      let tolerance = ExpectedValue.defaultTolerance
      return [.expect(.property(item: text, property, comparison, value, tolerance: tolerance))]
    }
    // If the element is rotated or in a group, its coordinates prove nothing, but they record its position.
    let isPlain = item.parent == nil && box == frame
    let canvas = book.canvas
    var endings: [[Command]] = []
    if isPlain, box.x >= canvas.right { endings.append(ending(.x, .greaterOrEqual, canvas.right)) }
    if isPlain, box.right <= canvas.x { endings.append(ending(.x, .lessOrEqual, canvas.x - frame.width)) }
    if isPlain, box.y >= canvas.bottom { endings.append(ending(.y, .greaterOrEqual, canvas.bottom)) }
    if isPlain, box.bottom <= canvas.y { endings.append(ending(.y, .lessOrEqual, canvas.y - frame.height)) }
    endings.append(ending(.x, .equal, frame.x.rounded() == frame.x ? frame.x : (frame.x * 1000).rounded() / 1000))
    return endings
  }

  /// Returns the commands with the first ending that holds when their script is read and run.
  func script(
    _ path: [Command], endingWith endings: [[Command]], _ trials: ScriptTrials,
    _ isShown: (ScriptRunner) -> Bool = { _ in true }
  ) -> [Command] {
    for ending in endings {
      let commands = path + ending
      let reading = Script.read(PropertyList.Source(ScriptText(names).lines(of: commands), name: ""), names: names)
      guard reading.errors.isEmpty else { continue }
      let runner = trials.runner(after: reading.script.steps.map { $0.command })
      if let runner, isShown(runner) { return commands }
    }
    return endings.isEmpty ? path : []
  }

  // MARK: - Pages

  private func deadEnds() -> [Sighting] {
    let first = states.deadEnds(pages: book.pages.count)
    var found: [Sighting] = []
    for page in 1...max(1, book.pages.count) where page < first.count {
      guard let number = first[page] else { continue }
      var sighting = Sighting(kind: .deadEnd, page: page, path: CommandPath(parent: number, commands: []))
      var effort = Effort()
      if case .done(let runner) = replay.run(states.path(to: number), &effort) {
        var player = runner.player
        player.pass(seconds: 60, &effort)
        sighting.item = detector.narrations.activeNarration(in: player)
      }
      found.append(sighting)
    }
    return found
  }

  /// Returns the pages to which no turn leads, although the previous page can be left.
  private func unreachedPages(_ trials: ScriptTrials) -> [Discovery] {
    guard settings.page == nil, book.pages.count > 1 else { return [] }
    let isReached = turns.reachable(pages: book.pages.count)
    let (wereSeen, canBeLeft) = states.pages(book.pages.count)
    return (2...book.pages.count).filter { page in
      // A page after a dead end is never reached, and the dead end is already reported.
      let isAfterDeadEnd = !canBeLeft[page - 1] && wereSeen[page - 1]
      return !isReached[page] && isReached[page - 1] && isTried[page - 1] && !isAfterDeadEnd
    }.map { unreached($0, trials) }
  }

  /// Returns the drawn sections that nothing in the book opens, except those that hosts open.
  private func unreachedSections() -> [Discovery] {
    guard settings.page == nil else { return [] }
    return book.drawnSections.compactMap { section in
      guard let word = section.section, !openedSections.contains(word.value) else { return nil }
      let kind = SectionKind(book.names.utf8(of: word.value))
      guard kind != .intro, kind != .cover else { return nil }
      var discovery = Discovery(.unreachedSection, page: nil)
      (discovery.name, discovery.node) = (word.value, word.node)
      return discovery
    }
  }

  private func unreached(_ page: Int, _ trials: ScriptTrials) -> Discovery {
    var discovery = Discovery(.unreachedPage, page: page)
    discovery.node = book.pages[page - 1].name?.node ?? book.pages[page - 1].node
    let (open, wait) = (Command.input(.open(page: page - 1)), Command.wait(.seconds(1, per: 1)))
    // Either the previous page turns by itself, or turning it leads to a different page.
    for (path, usual) in [([open], page - 1), ([open, wait], page - 1), ([open, wait, .input(.next), wait], page)] {
      guard let other = trials.runner(after: path)?.player.page, other != usual else { continue }
      discovery.cause = .leadsToOtherPage(other)
      discovery.commands = script(path, endingWith: [[.expect(.page(other))]], trials)
      return discovery
    }
    return discovery
  }

  private func node(of sighting: Sighting) -> NodeHandle? {
    guard sighting.page > 0, sighting.page <= book.pages.count else { return nil }
    let page = book.pages[sighting.page - 1]
    let isFault = sighting.kind == .engineFault
    if isFault, let rule = (page.rules + book.rules).first(where: { $0.name == sighting.item }) {
      return rule.nameNode ?? rule.node
    }
    let name = sighting.kind == .overlappingNarrations ? sighting.other : sighting.item
    let element = book.element(name, onPage: sighting.page)
    return element.map { $0.nameNode ?? $0.node } ?? (isFault ? page.name?.node : page.music?.node) ?? page.node
  }
}

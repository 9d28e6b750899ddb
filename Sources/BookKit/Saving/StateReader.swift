import PropertyList

struct StateReader {
  let book: Shared<BookPlan>
  /// A player of the book; it keeps the plans of all pages needed so far.
  var player: Player
  var plan: BookPlan { book.value }
  let root: SavedPart
  var result: PlayerState
  var pending = PendingSchedule()
  var newElements: [ItemIndex] = []
  /// The elements whose bodies were added to the book since the state was written.
  var newBodies: [ItemIndex] = []
  /// The playing sounds with their ranks: the index of a sound or, for a file, a negative number counted down from -1.
  var playingSounds: [(rank: Int64, sound: Int)] = []

  var tick: Int64 { result.clock.tick }

  static func read(_ bytes: [UInt8], for player: Player) throws(SavedStateError) -> SavedState {
    guard let list = StateScanner.read(bytes) else { throw .incomplete }
    let tree = SavedTree(list)
    var reader = StateReader(player, root: SavedPart(tree: tree, node: list.root))
    do throws(SavedStateError) {
      try reader.readAll()
    } catch {
      throw tree.error ?? error
    }
    if let error = tree.error { throw error }
    return reader.finish()
  }

  private init(_ player: Player, root: SavedPart) {
    var start = PlayerState()
    start.variables = player.book.value.variables
    start.ruleCounts = IndexedArray(repeating: 0, count: player.book.value.rules.count)
    start.random = player.state.random
    self.player = player
    book = player.book
    self.root = root
    result = start
  }

  private mutating func readAll() throws(SavedStateError) {
    guard let version = root.integer("version") else { return root.reportDamage("version") }
    guard version == StateWriter.version else { throw .unknownVersion(version) }
    try checkBook()
    readClock()
    result.language = language(of: root) ?? 0
    if let seed = root.integer("lots") { result.random = SplitMix64(seed: UInt64(bitPattern: seed)) }
    if let loudness = root.real("loudness"), loudness >= 0, loudness <= 1 { result.loudness = loudness }
    readVariables()
    result.ruleCounts = readRules(of: root, plan.rules, result.ruleCounts, mark: 0) { .bookRule($0) }
    readFiles()
    readGames()
    if let page = root.part("page") {
      result.lastOpening = 1
      try readPage(page)
    } else if let credits = root.part("credits") {
      try readCredits(credits)
    } else {
      readTouches(PageReader(plan: PagePlan(), names: plan.names, tick: tick))
    }
    readWay()
    numberPlayingSounds()
  }

  private mutating func finish() -> SavedState {
    result.agenda = pending.agenda()
    // Paint orders and new bodies come last, because they depend on the positions of all elements.
    var host = player
    if let leaving = result.leaving, let number = leaving.scene.page {
      host.makePlan(number, offering: leaving.offer)
      host.state.page = leaving
      host.current = host.pagePlan(of: leaving) ?? PagePlan()
      host.refreshPaintOrder()
      result.leaving = host.state.page
    }
    host.show(result)
    for item in newBodies { host.addBody(of: item) }
    host.refreshPaintOrder()
    return SavedState(state: host.state, newElements: newElements, edition: PlanEdition(book))
  }

  // MARK: - The book

  /// Checks that the state belongs to this book, by the identifier or, if either has none, by the title.
  private func checkBook() throws(SavedStateError) {
    let (identifier, title) = (root.text("identifier"), root.text("title"))
    let isSame: Bool
    if let identifier, let own = plan.identifier {
      isSame = identifier == Array(own.utf8)
    } else {
      isSame = title ?? [] == Array((plan.title ?? "").utf8)
    }
    guard isSame else { throw .otherBook(String(decoding: title ?? identifier ?? [], as: UTF8.self)) }
    guard let rate = root.integer("tickRate", 1...Int64(Int32.max)) else { return root.reportDamage("tickRate") }
    guard rate == plan.tickRate else { throw .otherTickRate(saved: rate, book: plan.tickRate) }
  }

  private mutating func readClock() {
    guard let tick = root.integer("tick", SavedPart.times) else { return root.reportDamage("tick") }
    let parts = root.integer("parts", 1...Int64.max) ?? 1
    let remainder = root.integer("remainder", 0...parts - 1) ?? 0
    result.clock = Clock(tick: tick, remainder: remainder, parts: parts)
    result.eventsInTick = min(root.count("events", default: 0), Player.maxEventsPerTick)
  }

  func language(of part: SavedPart) -> Int? { part.text("language").flatMap { plan.language($0) } }

  private mutating func readVariables() {
    let index = NameIndex(plan.variableNames.elements)
    for part in root.parts("variables") {
      guard let name = name(of: part), let variable = index[name].map({ VariableIndex($0) }) else { continue }
      if let number = part.real("number") {
        result.variables[variable] = .number(number)
      } else if let boolean = part.boolean("truth") {
        result.variables[variable] = .boolean(boolean)
      } else if let text = part.text("text"), let name = plan.names.find(text) {
        result.variables[variable] = .text(name)
      }
    }
  }

  mutating func readRules(
    of part: SavedPart, _ rules: IndexedArray<RuleIndex, RulePlan>, _ counts: IndexedArray<RuleIndex, Int32>,
    mark: Mark, _ step: (RuleIndex) -> DueStep
  ) -> IndexedArray<RuleIndex, Int32> {
    let order = DuplicateNameRanks(rules)
    var counts = counts
    for part in part.parts("rules") {
      guard let name = name(of: part) else { continue }
      let number = part.count("number", default: 1)
      guard let rule = order.index(of: UInt64(name.index), number: number).map({ RuleIndex($0) }) else { continue }
      counts[rule] = Int32(part.count("count", default: 0))
      for due in dueTimes("due", of: part) { pending.add(step(rule), mark: mark, at: due.tick, order: due.order) }
    }
    return counts
  }

  private mutating func readFiles() {
    let index = NameIndex(plan.files.map { $0.name })
    for part in root.parts("files") {
      guard let name = name(of: part), let file = index[name].map({ FileIndex($0) }), let due = due(of: part) else {
        continue
      }
      result.lastPlayback.advance()
      let number = result.lastPlayback
      // The due time of a file is the tick at which it ends.
      let start = max(0, min(tick, due.tick - plan.files[file].duration.count))
      result.files.append(FileSound(start: start, file: file, number: number, order: 0))
      playingSounds.append((Int64(part.count("sounding", default: 0)), -result.files.count))
      pending.add(.fileEnd(file), mark: Mark(number), at: due.tick, order: due.order)
    }
  }

  /// Numbers the playing sounds in the order in which they started, and sorts the files by that order.
  private mutating func numberPlayingSounds() {
    playingSounds.shellSort { $0 < $1 }
    for entry in playingSounds {
      result.soundsStarted += 1
      if entry.sound < 0 {
        result.files[-entry.sound - 1].order = result.soundsStarted
      } else {
        result.page.sounds[SoundIndex(entry.sound)].order = result.soundsStarted
      }
    }
    result.files.shellSort { $0.order < $1.order }
  }

  // MARK: - Names and times

  /// Returns the name in a part, or `nil` if the book doesn't have that name.
  func name(of part: SavedPart, _ key: StaticString = "name") -> Name? {
    part.text(key).flatMap { plan.names.find($0) }
  }

  /// Returns the tick at which a step is due, and its scheduling order; `nil` if the tick is missing or in the past.
  func due(of part: SavedPart) -> (tick: Int64, order: Int64)? {
    guard let due = part.integer("due", tick...SavedPart.times.upperBound) else { return nil }
    return (due, order(of: part) ?? 0)
  }

  func order(of part: SavedPart) -> Int64? { part.integer("order", SavedPart.times) }

  /// Returns the due ticks, none in the past, and the scheduling orders in the list of a key.
  func dueTimes(_ key: StaticString, of part: SavedPart) -> [(tick: Int64, order: Int64)] {
    var found: [(tick: Int64, order: Int64)] = []
    let texts = part.texts(key, by: 2)
    for start in stride(from: 0, to: texts.count, by: 2) {
      if let due = SavedPart.integer(texts[start]), let order = SavedPart.integer(texts[start + 1]),
        (tick...SavedPart.times.upperBound).contains(due)
      {
        found.append((due, order))
      } else {
        part.reportDamage(key)
      }
    }
    return found
  }

  func start(of part: SavedPart) -> Int64? { part.integer("start", 0...tick) }
}

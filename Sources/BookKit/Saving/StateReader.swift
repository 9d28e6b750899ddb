import PropertyList

/// Reads a saved state for a book that may have been edited since it was written.
struct StateReader {
  let plan: BookPlan
  let root: SavedPart
  /// The state as far as it is read.
  var made = PlayerState()
  var pending = PendingSchedule()
  var newcomers: [Int32] = []
  /// The bodies that the book has got since the state was written, by their elements.
  var newBodies: [Int] = []
  /// What sounds, by the page's sounds or, below 0, by the files; each with its rank.
  var soundings: [(rank: Int64, sound: Int)] = []

  var tick: Int64 { made.clock.tick }

  static func read(_ bytes: [UInt8], for player: Player) throws(SavedStateError) -> SavedState {
    guard let list = StateScanner.read(bytes) else { throw .damaged("it is not whole") }
    let root = SavedPart(list: list, node: list.root)
    var reader = StateReader(plan: player.plan, root: root)
    try reader.readAll()
    return reader.finish(for: player)
  }

  private init(plan: BookPlan, root: SavedPart) {
    self.plan = plan
    self.root = root
    made.variables = plan.variables
    made.ruleCounts = Array(repeating: 0, count: plan.rules.count)
  }

  private mutating func readAll() throws(SavedStateError) {
    guard let version = try root.whole("version", Int64.min...Int64.max) else { throw SavedPart.damage("version") }
    guard version == StateWriter.version else { throw .unknownVersion(version) }
    try checkBook()
    try readClock()
    made.language = try language(of: root) ?? 0
    try readVariables()
    made.ruleCounts = try readRules(of: root, plan.rules, made.ruleCounts, .bookRule, mark: 0)
    try readFiles()
    if let page = try root.part("page") {
      made.openings = 1
      try readPage(page)
    } else if let credits = try root.part("credits") {
      try readCredits(credits)
    } else {
      try readTouches(PageReader(plan: PagePlan(), names: plan.names, tick: tick))
    }
    numberSoundings()
  }

  private mutating func finish(for player: Player) -> SavedState {
    made.agenda = pending.agenda()
    // Paint orders, and bodies that are new, follow from where everything is.
    var host = player
    if let leaving = made.leaving {
      host.state.page = leaving
      host.current = plan.plans[Int(leaving.plan)]
      host.refreshPaintOrder()
      made.leaving = host.state.page
    }
    host.show(made)
    for item in newBodies { host.addBody(of: item) }
    host.refreshPaintOrder()
    return SavedState(state: host.state, newcomers: newcomers, plan: plan.fingerprint)
  }

  // MARK: - The book

  /// A book is known by its identifier, or by its title where either has none.
  private func checkBook() throws(SavedStateError) {
    let (identifier, title) = (try root.text("identifier"), try root.text("title"))
    let isSame: Bool
    if let identifier, let own = plan.identifier {
      isSame = identifier.elementsEqual(own.utf8)
    } else {
      isSame = (title ?? []).elementsEqual((plan.title ?? "").utf8)
    }
    guard isSame else { throw .otherBook(String(decoding: title ?? identifier ?? [], as: UTF8.self)) }
    guard let rate = try root.whole("tickRate", 1...Int64(Int32.max)) else { throw SavedPart.damage("tickRate") }
    guard rate == plan.tickRate else { throw .otherTickRate(saved: rate, book: plan.tickRate) }
  }

  private mutating func readClock() throws(SavedStateError) {
    guard let tick = try root.time("tick") else { throw SavedPart.damage("tick") }
    let parts = try root.whole("parts", 1...Int64.max) ?? 1
    let remainder = try root.whole("remainder", 0...parts - 1) ?? 0
    made.clock = Clock(tick: tick, remainder: remainder, parts: parts)
    made.eventsOfTick = min(try root.count("events", usual: 0), Player.mostEventsOfTick)
  }

  /// The language that a part names, if the book has it.
  func language(of part: SavedPart) throws(SavedStateError) -> Int? {
    guard let code = try part.text("language") else { return nil }
    return plan.languages.firstIndex { plan.names.utf8(of: $0).elementsEqual(code) }
  }

  private mutating func readVariables() throws(SavedStateError) {
    let index = NameIndex(plan.variableNames)
    for part in try root.parts("variables") {
      guard let name = try name(of: part), let variable = index[name] else { continue }
      if let number = try part.real("number") {
        made.variables[variable] = .number(number)
      } else if let truth = try part.truth("truth") {
        made.variables[variable] = .boolean(truth)
      } else if let text = try part.text("text"), let name = plan.names.find(text) {
        made.variables[variable] = .text(name)
      }
    }
  }

  /// Reads how often rules have fired, and which of them are about to.
  mutating func readRules(
    of part: SavedPart, _ rules: [RulePlan], _ counts: [Int32], _ kind: Agenda.Kind, mark: UInt32
  ) throws(SavedStateError) -> [Int32] {
    let order = NamesakeOrder(rules)
    var counts = counts
    for part in try part.parts("rules") {
      guard let name = try name(of: part) else { continue }
      let number = try part.count("number", usual: 1)
      guard let rule = order.place(of: UInt64(name.index), number: number) else { continue }
      counts[rule] = Int32(try part.count("count", usual: 0))
      for due in try dues("due", of: part) { pending.note(kind, rule, mark: mark, at: due.tick, order: due.order) }
    }
    return counts
  }

  private mutating func readFiles() throws(SavedStateError) {
    let index = NameIndex(plan.files.map { $0.name })
    for part in try root.parts("files") {
      guard let name = try name(of: part), let file = index[name], let due = try due(of: part) else { continue }
      made.filesPlayed += 1
      let number = made.filesPlayed
      // It is due at its end.
      let start = max(0, min(tick, due.tick - plan.files[file].duration.count))
      made.files.append(FileSound(file: Int32(file), number: number, order: 0, start: start))
      soundings.append((Int64(try part.count("sounding", usual: 0)), -made.files.count))
      pending.note(.fileEnd, file, mark: number, at: due.tick, order: due.order)
    }
  }

  /// Gives what sounds numbers in the order in which it started; files stand in that order too.
  private mutating func numberSoundings() {
    soundings.shellSort { $0 < $1 }
    for entry in soundings {
      made.soundings += 1
      if entry.sound < 0 {
        made.files[-entry.sound - 1].order = made.soundings
      } else {
        made.page.sounds[entry.sound].order = made.soundings
      }
    }
    made.files.shellSort { $0.order < $1.order }
  }

  // MARK: - Names and times

  /// A part's name, if the book has it anywhere.
  func name(of part: SavedPart, _ key: String = "name") throws(SavedStateError) -> Name? {
    guard let text = try part.text(key) else { return nil }
    return plan.names.find(text)
  }

  /// When something is due, which is not before now, and in which order it was scheduled.
  func due(of part: SavedPart) throws(SavedStateError) -> (tick: Int64, order: Int64)? {
    guard let due = try part.time("due", tick...SavedPart.times.upperBound) else { return nil }
    return (due, try order(of: part) ?? 0)
  }

  /// In which order something was scheduled that is due again.
  func order(of part: SavedPart) throws(SavedStateError) -> Int64? { try part.whole("order", SavedPart.times) }

  /// Several times, none before now.
  func dues(_ key: String, of part: SavedPart) throws(SavedStateError) -> [(tick: Int64, order: Int64)] {
    var dues: [(tick: Int64, order: Int64)] = []
    let texts = try part.texts(key, by: 2)
    for start in stride(from: 0, to: texts.count, by: 2) {
      guard let due = SavedPart.whole(texts[start]), let order = SavedPart.whole(texts[start + 1]) else {
        throw SavedPart.damage(key)
      }
      guard (tick...SavedPart.times.upperBound).contains(due) else { throw SavedPart.damage(key) }
      dues.append((due, order))
    }
    return dues
  }

  /// When something has started, which is not after now.
  func start(of part: SavedPart) throws(SavedStateError) -> Int64? { try part.time("start", 0...tick) }
}

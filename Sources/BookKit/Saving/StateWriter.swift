import PropertyList

/// A writer of saved states.
///
/// The format is old-style text, as in books. Unlike XML, it can represent any name. Counters that only tell openings,
/// stays or starts apart are left out, because the saved state makes these distinctions explicit.
struct StateWriter {
  static let version: Int64 = 1

  let player: Player
  let newElements: [ItemIndex]
  let live: LiveSchedule
  /// The start orders of the playing sounds and files, in ascending order.
  let playingSounds: [UInt32]
  var text = StateText()

  var state: PlayerState { player.state }

  init(_ saved: SavedState, for host: Player) {
    var player = host
    player.show(saved.state)
    for game in saved.state.games {
      let number = player.plan.plan(ofPage: game.page, language: saved.state.language)
      player.makePlan(number, offering: player.voiceOffer)
    }
    self.player = player
    newElements = saved.newElements
    live = LiveSchedule(player)
    var playingSounds = saved.state.files.map { $0.order }
    for sound in saved.state.page.sounds where sound.status == .sounding { playingSounds.append(sound.order) }
    playingSounds.shellSort { $0 < $1 }
    self.playingSounds = playingSounds
  }

  mutating func write() -> [UInt8] {
    text.begin()
    text.write("version", StateWriter.version)
    if let identifier = player.plan.identifier { text.write("identifier", text: Array(identifier.utf8)[...]) }
    if let title = player.plan.title { text.write("title", text: Array(title.utf8)[...]) }
    text.write("tickRate", player.plan.tickRate)
    text.write("tick", state.clock.tick)
    if state.clock.remainder > 0 {
      text.write("remainder", state.clock.remainder)
      text.write("parts", state.clock.parts)
    }
    if state.eventsInTick > 0 { text.write("events", state.eventsInTick) }
    text.write("language", text: player.plan.names.utf8(of: player.plan.languages[state.language]))
    if player.plan.usesRandomness { text.write("lots", Int64(bitPattern: state.random.state)) }
    if state.loudness > 0 { text.write("loudness", real: state.loudness) }
    writeVariables()
    write(rules: player.plan.rules, counts: state.ruleCounts, .bookRule)
    writeFiles()
    writeTurn()
    writeCredits()
    writeWay()
    writeGames()
    write("page", state.page, isLeaving: false)
    if let leaving = state.leaving { write("leaving", leaving, isLeaving: true) }
    writeTouches()
    text.endAll()
    return text.bytes
  }

  // MARK: - The book

  private mutating func writeVariables() {
    text.beginList("variables")
    for variable in player.plan.variableNames.indices {
      let value = state.variables[variable]
      if value == player.plan.variables[variable] { continue }
      text.begin()
      write(name: player.plan.variableNames[variable])
      switch value {
      case .number(let number): text.write("number", real: number)
      case .boolean(let isTrue): text.write("truth", isTrue: isTrue)
      case .text(let name): text.write("text", text: player.plan.names.utf8(of: name))
      case .color: break
      }
      text.endPart()
    }
    text.endList()
  }

  mutating func write(
    rules: IndexedArray<RuleIndex, RulePlan>, counts: IndexedArray<RuleIndex, Int32>, _ kind: LiveSchedule.Kind
  ) {
    let order = DuplicateNameRanks(rules)
    text.beginList("rules")
    for (index, rule) in zip(rules.indices, rules) {
      let entries = live.all(kind, index.position)
      if counts[index] == 0, entries.isEmpty { continue }
      text.begin()
      write(name: rule.name, number: order.number(of: UInt64(rule.name.index), at: index.position))
      text.write("count", Int(counts[index]))
      write("due", entries)
      text.endPart()
    }
    text.endList()
  }

  private mutating func writeFiles() {
    text.beginList("files")
    for file in state.files {
      text.begin()
      write(name: player.plan.files[file.file].name)
      writeDue(live.all(.file, Int(file.number.rawValue)))
      text.write("sounding", rank(ofSounding: file.order))
      text.endPart()
    }
    text.endList()
  }

  private mutating func writeTurn() {
    guard let turn = state.turn else { return }
    text.begin("turn")
    if let from = turn.from { write("from", page: from) }
    text.write("forward", if: turn.isForward)
    text.write("start", turn.start)
    text.write("duration", turn.duration)
    writeOrder(of: live.all(.turn))
    text.end()
  }

  private mutating func writeCredits() {
    guard state.page.scene == .credits else { return }
    text.begin("credits")
    if let credits = state.credits {
      if let index = credits.index {
        text.write("index", index)
        if let name = player.plan.credits[index].name { write(name: name) }
      }
      text.write("start", credits.start)
      if case .page(let page)? = state.returnPath.first, isLegacyReturnPath { write("from", page: page) }
      writeOrder(of: live.all(.credit))
    }
    text.end()
  }

  /// Whether the way back is just the page from which the credits were opened, as in states without sections.
  private var isLegacyReturnPath: Bool {
    guard state.page.scene == .credits, state.returnPath.count <= 1 else { return false }
    guard case .page(let page)? = state.returnPath.first else { return state.returnPath.isEmpty }
    return player.plan.section(at: page) == nil
  }

  /// Writes the way back, and the page that was entered last unless it follows from what is on stage.
  private mutating func writeWay() {
    if !isLegacyReturnPath {
      text.beginList("way")
      for destination in state.returnPath {
        text.begin()
        if case .page(let page) = destination { writeKey(ofPage: page) }
        text.endPart()
      }
      text.endList()
    }
    guard state.readPage != state.impliedReadPage(in: player.plan) else { return }
    if let page = state.readPage { write("read", page: page) } else { text.write("ended", if: true) }
  }

  // MARK: - Names and times

  mutating func write(name: Name, number: Int = 1) {
    text.write("name", text: player.plan.names.utf8(of: name))
    if number > 1 { text.write("number", number) }
  }

  private mutating func write(_ key: StaticString, page: PageIndex) {
    text.begin(key)
    writeKey(ofPage: page)
    text.end()
  }

  /// Writes the word of a section, or the name and number of a page.
  mutating func writeKey(ofPage page: PageIndex) {
    if let section = player.plan.section(at: page) {
      return text.write("section", text: player.plan.names.utf8(of: section.word))
    }
    if let name = player.plan.pageNames[page.position] { write(name: name) }
    text.write("page", page.position + 1)
  }

  mutating func write(_ key: StaticString, _ entries: ArraySlice<LiveSchedule.Entry>) {
    guard !entries.isEmpty else { return }
    text.beginList(key)
    for entry in entries {
      text.add(entry.tick)
      text.add(Int64(entry.order))
    }
    text.endList()
  }

  /// Writes the tick at which a step is due, even if the step is past the last tick and so isn't on the agenda.
  mutating func writeDue(_ entries: ArraySlice<LiveSchedule.Entry>) {
    text.write("due", entries.first?.tick ?? SavedPart.times.upperBound)
    writeOrder(of: entries)
  }

  /// Writes the order of the first entry but not its tick, which follows from other values.
  mutating func writeOrder(of entries: ArraySlice<LiveSchedule.Entry>) {
    if let entry = entries.first { text.write("order", entry.order) }
  }

  /// Returns the rank of a sound among the playing sounds, counted from 0, in the order in which they started.
  func rank(ofSounding order: UInt32) -> Int {
    playingSounds.indices.partitioningIndex { playingSounds[$0] >= order }
  }
}

struct WrittenPage {
  let state: PageState
  let plan: PagePlan
  let items: DuplicateNameRanks
  let tweens: DuplicateNameRanks
  /// Whether the page is being left; if so, it's visible but inactive.
  let isLeaving: Bool
  /// The rank of each element by its arrival on stage, counted from 1; 0 for elements off stage.
  let arrivals: IndexedArray<ItemIndex, Int>

  init(_ state: PageState, _ plan: PagePlan, isLeaving: Bool) {
    (self.state, self.plan, self.isLeaving) = (state, plan, isLeaving)
    items = DuplicateNameRanks(itemsOf: plan)
    tweens = DuplicateNameRanks(tweensOf: plan)
    var present = plan.items.indices.filter { state.items[$0].isOnStage && !plan.items[$0].traits.contains(.part) }
    present.shellSort { state.items[$0].arrival < state.items[$1].arrival }
    var arrivals = IndexedArray<ItemIndex, Int>(repeating: 0, count: plan.items.count)
    for (rank, item) in present.enumerated() { arrivals[item] = rank + 1 }
    self.arrivals = arrivals
  }

  /// Returns the value of a slot before its tracks started.
  ///
  /// It's `nil` if the first track has its own start value, or a position that counts from where a way begins. A track
  /// that wanders starts anew with each leg, so its tween's start counts.
  func restingValue(of slot: Int) -> Double? {
    guard let active = state.activeTrack(on: slot) else { return state.values[slot] }
    var (track, value) = (active.track, state.values[slot])
    while let link = state.overriddenTracks.link(from: track) { (track, value) = (link.track, link.startValue) }
    if track >= state.running.capacity, let wander = plan.tweens[plan.tracks.tween(of: track)].wander {
      return state.wanders[wander].home(plan.tracks.property(of: track))
    }
    let startsAtValue = plan.tracks.way(of: track) == nil || plan.tracks.property(of: track) == .rotation
    return plan.tracks.from(of: track) == nil && startsAtValue ? value : nil
  }

  func number(ofItem item: ItemIndex) -> Int {
    items.number(of: UInt64(plan.items[item].name.index), at: item.position)
  }
}

extension StateWriter {
  mutating func write(_ key: StaticString, _ state: PageState, isLeaving: Bool) {
    guard let number = state.scene.page, let plan = player.pagePlan(of: state), let index = plan.page else { return }
    let page = WrittenPage(state, plan, isLeaving: isLeaving)
    text.begin(key)
    writeKey(ofPage: index)
    if let language = language(of: number, page: index) {
      text.write("language", text: player.plan.names.utf8(of: player.plan.languages[language]))
    }
    text.beginList("elements")
    var newElementIndex = 0
    for item in page.plan.items.indices {
      let isNew = newElementIndex < newElements.count && newElements[newElementIndex] == item && !isLeaving
      if isNew { newElementIndex += 1 }
      write(item: item, of: page, isNew: isNew)
    }
    text.endList()
    if !isLeaving {
      text.write("loud", if: state.isLoud)
      text.write("touched", if: state.automaticTurn.isRuledOut)
      if state.automaticTurn.due != nil {
        text.begin("next")
        writeDue(live.all(.automaticTurn))
        text.end()
      }
      if let music = page.plan.music { write("music", sound: music, of: page) }
      if let voice = page.plan.voice { write("voice", sound: voice, of: page) }
      write(rules: page.plan.rules, counts: state.ruleCounts, .pageRule)
      writeTouching(of: page)
    }
    text.end()
  }

  /// Returns the language in which a page was opened, or `nil` if the page's plan is the same in the current language.
  private func language(of plan: PlanIndex, page: PageIndex) -> Int? {
    if player.plan.plan(ofPage: page, language: state.language) == plan { return nil }
    return player.plan.languages.indices.first { player.plan.plan(ofPage: page, language: $0) == plan }
  }

  /// Writes an element, unless its state and its presence on stage follow from the book.
  private mutating func write(item: ItemIndex, of page: WrittenPage, isNew: Bool) {
    let (plan, itemState) = (page.plan.items[item], page.state.items[item])
    // Pieces and swatches follow from their game.
    guard !plan.traits.contains(.part) else { return }
    let canBeOnStage = plan.parent.map { page.state.items[$0].isOnStage } ?? true
    let isSaved = itemState.isOnStage || page.plan.appearsAutomatically(item) && canBeOnStage && !isNew
    let start = text.bytes.count
    text.begin()
    write(name: plan.name, number: page.number(ofItem: item))
    let empty = text.bytes.count
    if itemState.isOnStage { text.write("arrival", page.arrivals[item]) }
    if isBare(item, of: page) { text.write("bare", isTrue: true) }
    if itemState.isVisible != plan.isVisible { text.write("visible", isTrue: itemState.isVisible) }
    if itemState.isActive != plan.isActive { text.write("active", isTrue: itemState.isActive) }
    writeValues(of: item, page)
    if let movie = plan.movie { writeMovie(movie, of: page) }
    if let rub = page.plan.rub(of: item), itemState.isOnStage { write(page.state.rubs[rub], page.plan.rubs[rub].cells) }
    if let movable = page.plan.movable(of: item), itemState.isOnStage { write(movable, of: page) }
    if !page.isLeaving { writeActivity(of: item, page) }
    if isSaved || text.bytes.count > empty { text.endPart() } else { text.shorten(to: start) }
  }

  private mutating func writeValues(of item: ItemIndex, _ page: WrittenPage) {
    let slots = page.plan.slots[item]
    var slot = Int(slots.first)
    var hasAny = false
    for property in slots.changing {
      let value = page.restingValue(of: slot) ?? page.plan.initialValue(property, of: item)
      if value.bitPattern != page.plan.initialValue(property, of: item).bitPattern {
        if !hasAny { text.beginList("values") }
        hasAny = true
        write(property: property)
        text.add(real: value)
      }
      slot += 1
    }
    if hasAny { text.endList() }
  }

  /// Writes what has been rubbed away of an element, with the size of the cells, which an edited book can change.
  private mutating func write(_ rub: RubState, _ cells: RubCells) {
    guard rub.count > 0 else { return }
    text.begin("rub")
    text.write("columns", cells.columns)
    text.write("rows", cells.rows)
    text.write("completed", if: rub.isCompleted)
    text.beginList("cells")
    for word in rub.bits { text.add(Int64(bitPattern: word)) }
    text.endList()
    text.end()
  }

  mutating func write(property: Property) {
    text.add(text: player.plan.names.utf8(of: player.plan.engineNames.properties[Int(property.ordinal)]))
  }

  private mutating func writeMovie(_ movie: MovieIndex, of page: WrittenPage) {
    let movieState = page.state.movies[movie]
    guard movieState.isRunning || movieState.hasEnded else { return }
    text.begin("movie")
    text.write("ended", if: movieState.hasEnded)
    if movieState.isRunning {
      text.write("start", movieState.start)
      text.write("pass", movieState.pass)
      if !page.isLeaving { writeOrder(of: live.all(.movie, movie.position)) }
    }
    text.end()
  }

  private mutating func writeActivity(of item: ItemIndex, _ page: WrittenPage) {
    let plan = page.plan.items[item]
    if let trigger = page.plan.trigger(of: item) { write("due", live.all(.trigger, trigger.position)) }
    if let sound = plan.sound { write("sound", sound: sound, of: page) }
    if let text = plan.text { writeWords(ofText: text, page) }
    writeTweens(of: item, page)
    if let body = page.plan.body(of: item), page.state.items[item].isOnStage { writeBody(body, of: page) }
  }

  /// Writes the order in which a text's remaining words were scheduled.
  ///
  /// For a text with several voices, each order is preceded by the name of its voice.
  private mutating func writeWords(ofText number: TextIndex, _ page: WrittenPage) {
    let readings = page.plan.readAlongs(ofText: number)
    guard readings.count > 1 else {
      if let reading = readings.first, let due = live.all(.words, reading).first { text.write("words", due.order) }
      return
    }
    let followed = readings.filter { !live.all(.words, $0).isEmpty }
    guard !followed.isEmpty else { return }
    text.beginList("voices")
    for reading in followed {
      guard let due = live.all(.words, reading).first, let voice = page.plan.readAlongs[reading].voice else { continue }
      text.add(text: player.plan.names.utf8(of: page.plan.sounds[voice].name))
      text.add(Int64(due.order))
    }
    text.endList()
  }

  private mutating func write(_ key: StaticString, sound: SoundIndex, of page: WrittenPage) {
    let soundState = page.state.sounds[sound]
    switch soundState.status {
    case .silent: return
    case .offset:
      text.begin(key)
      writeDue(live.all(.sound, sound.position))
    case .sounding:
      text.begin(key)
      text.write("start", soundState.start)
      text.write("pass", soundState.pass)
      if let take = soundState.take {
        text.write("voice", text: take.voice[...])
        text.write("length", take.length.count)
      }
      text.write("sounding", rank(ofSounding: soundState.order))
      writeOrder(of: live.all(.sound, sound.position))
    }
    text.end()
  }
}

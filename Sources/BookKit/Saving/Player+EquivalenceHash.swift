// The equivalence of moments, for exploring what can happen in a book.

extension Player {
  /// A hash that is equal for moments from which the book continues in the same way.
  ///
  /// It ignores the current tick, the number of openings, the order in which elements came on stage, and fingers that
  /// are down. Numbers count to an eighth of a point, and only the next lot counts, to a sixteenth. The phase of an
  /// endless loop that nothing subscribes to is ignored too.
  package var equivalenceHash: UInt64 {
    var sum = Hash64()
    sum.add(all: state.page.scene)
    sum.add(state.language)
    sum.add(all: state.variables)
    for (rule, count) in zip(plan.rules, state.ruleCounts) { sum.add(rule, count) }
    if plan.drawsLots { sum.add(nextLot) }
    if let turn = state.turn {
      sum.add(turn.from?.rawValue ?? -1)
      sum.add(turn.to?.rawValue ?? -1)
    }
    if let credits = state.credits {
      sum.add(credits.index ?? -1)
    }
    sum.add(all: state.wayBack)
    // What `read` opens matters only where something can open it.
    if plan.drawnSectionCount > 0 { sum.add(all: state.readPage) }
    for game in state.games { sum.add(game) }
    // The language is part of the state.
    let language = plan.options.index(of: .language)
    for (index, value) in zip(options.values.indices, options.values)
    where options.isChosen[index] && index != language {
      sum.add(index.position)
      // Readers give voices names that the book doesn't have, and players number such names as they come.
      if case .text(let name) = value { sum.add(names.utf8(of: name)) } else { sum.add(all: value) }
    }
    for recording in recordings.recordings { sum.add(recording) }
    if let recording { sum.add(recording.place) }
    if state.page.scene.page != nil {
      for item in current.items.indices { addItem(item, to: &sum) }
      if let music = current.music { addSound(music, to: &sum) }
      // It's silent unless it was recorded.
      if let voice = current.voice, state.page.sounds[voice].take != nil { addSound(voice, to: &sum) }
      for (rule, count) in zip(current.rules, state.page.ruleCounts) { sum.add(rule, count) }
    }
    for entry in changes() {
      sum.add(all: entry.packedStep)
      sum.add(entry.tick - state.clock.tick)
    }
    return sum.value
  }

  /// The next lot, roughly, as most lots decide between few things.
  private var nextLot: Int {
    var lots = state.lots
    return lots.number(below: 16)
  }

  /// The time until something changes by itself, or `nil` if only the reader can change anything.
  ///
  /// Endless loops that nothing subscribes to don't count.
  package var timeToNextChange: Ticks? {
    if isAnyBodyAwake { return Ticks(1) }
    var next: Int64?
    for entry in state.agenda.entries where entry.tick < next ?? .max && isChange(entry) { next = entry.tick }
    return next.map { Ticks(max(1, $0 - state.clock.tick)) }
  }

  /// Returns the entries that are due and matter, in order.
  private func changes() -> [Agenda.Entry] {
    var entries = state.agenda.entries.filter { isChange($0) }
    entries.sort { $0.precedes($1) }
    return entries
  }

  /// Returns whether an entry is live and isn't just another pass of an ambient loop.
  private func isChange(_ entry: Agenda.Entry) -> Bool {
    guard isLive(entry), !isOfEarlierStay(entry) else { return false }
    switch entry.step {
    case .passEnd(let tween): return !isAmbient(tween: tween)
    case .soundEnd(let sound): return !isAmbient(sound: sound)
    case .movieEnd(let movie): return !isAmbient(movie: movie)
    case .word(let item, let word):
      guard let text = current.items[item].text,
        let voice = current.readAlongs[current.reading(ofWord: word, of: text)].voice
      else { return true }
      return !isAmbient(sound: voice) || current.ruleSubscriptions.hasSubscribers(.wordSpoken)
    case .frameSound: return current.ruleSubscriptions.hasSubscribers(.soundStarted)
    case .fileEnd: return current.ruleSubscriptions.hasSubscribers(.soundCompleted)
    case .tweenStart, .departure, .soundStart, .trigger, .pageRule, .bookRule, .turnEnd, .creditEnd: return true
    }
  }

  // MARK: - Ambient loops

  private func isAmbient(tween: TweenIndex) -> Bool {
    let (plan, tweenState) = (current.tweens[tween], state.page.tweens[tween])
    guard plan.isEndless, tweenState.status == .running else { return false }
    let isFirst = elapsed(of: plan) < plan.duration.count
    return !hasSubscriber(.tweenRepeated, .tween(tween), isFirst: isFirst)
  }

  private func isAmbient(sound: SoundIndex) -> Bool {
    let (plan, soundState) = (current.sounds[sound], state.page.sounds[sound])
    guard plan.loops, soundState.status == .sounding else { return false }
    return !hasSubscriber(.soundRepeated, plan.item.map { .item($0) } ?? .any, isFirst: soundState.pass == 0)
  }

  private func isAmbient(movie: MovieIndex) -> Bool {
    let (plan, movieState) = (current.movies[movie], state.page.movies[movie])
    guard plan.loops, movieState.isRunning else { return false }
    return !hasSubscriber(.movieRepeated, .item(plan.item), isFirst: movieState.pass == 0)
  }

  /// Returns whether a trigger or a rule subscribes to the end of a pass.
  private func hasSubscriber(_ kind: EventKind, _ subject: EventSubject, isFirst: Bool) -> Bool {
    var index = current.triggerSubscriptions.first(kind, subject)
    while let subscription = current.triggerSubscriptions.subscription(at: index, kind, subject) {
      if isFirst || !subscription.isFirstPassOnly { return true }
      index += 1
    }
    return current.ruleSubscriptions.hasSubscribers(kind)
  }

  // MARK: - Elements

  private func addItem(_ item: ItemIndex, to sum: inout Hash64) {
    let (plan, itemState) = (current.items[item], state.page.items[item])
    sum.add(itemState.isOnStage ? 1 : 0)
    // An element that comes on stage takes its initial values.
    guard itemState.isOnStage else { return }
    sum.add(itemState.isVisible ? 1 : 0)
    sum.add(itemState.isActive ? 1 : 0)
    let slots = current.slots[item]
    for slot in Int(slots.first)..<Int(slots.first) + slots.changing.count { addSlot(slot, to: &sum) }
    for tween in plan.tweens { addTween(tween, to: &sum) }
    if let sound = plan.sound { addSound(sound, to: &sum) }
    if let movie = plan.movie { addMovie(movie, to: &sum) }
    if let body = current.body(of: item) { addBody(body, to: &sum) }
  }

  private func addSlot(_ slot: Int, to sum: inout Hash64) {
    let active = state.page.activeTrack(on: slot)
    sum.add(active?.track ?? -1)
    // The way on from an active track's start is the same for ever, unless it ends.
    if case .other(let track) = active, current.tweens[current.tracks.tween(of: track)].isEndless { return }
    sum.add(eighths: state.page.values[slot])
  }

  private func elapsed(of tween: TweenPlan) -> Int64 {
    state.clock.tick - current.startTick(of: tween, in: state.page, at: state.clock.tick)
  }

  private func addTween(_ tween: TweenIndex, to sum: inout Hash64) {
    let (plan, tweenState) = (current.tweens[tween], state.page.tweens[tween])
    sum.add(tweenState.status.rawValue)
    // Some tweens start only once per stay.
    if let trigger = current.tweens.trigger(of: tween), current.triggers[trigger].retrigger == .ignore {
      sum.add(tweenState.hasBegun ? 1 : 0)
    }
    guard tweenState.status == .running, !isAmbient(tween: tween) else { return }
    let elapsed = elapsed(of: plan)
    let round = max(1, plan.duration.count * 2)
    sum.add(plan.isEndless && elapsed > round ? elapsed % round + round : elapsed)
  }

  private func addSound(_ sound: SoundIndex, to sum: inout Hash64) {
    let soundState = state.page.sounds[sound]
    sum.add(soundState.status.rawValue)
    if let take = soundState.take { sum.add(take.length.count) }
    if soundState.status == .sounding, !isAmbient(sound: sound) { sum.add(state.clock.tick - soundState.start) }
  }

  private func addMovie(_ movie: MovieIndex, to sum: inout Hash64) {
    let movieState = state.page.movies[movie]
    sum.add(movieState.isRunning ? 1 : movieState.hasEnded ? 2 : 0)
    if movieState.isRunning, !isAmbient(movie: movie) { sum.add(state.clock.tick - movieState.start) }
  }

  private func addBody(_ number: BodyIndex, to sum: inout Hash64) {
    let body = state.page.world.bodies[number]
    sum.add(body.isAtRestForGood ? 1 : 0)
    guard body.isAwake else { return }
    sum.add(body.stillTicks)
    sum.add(eighths: body.velocity.x)
    sum.add(eighths: body.velocity.y)
  }
}

extension Hash64 {
  fileprivate mutating func add(_ game: GameState) {
    add(game.page.rawValue)
    add(game.name.index)
    switch game.content {
    case .puzzle(let puzzle):
      for piece in puzzle.state.pieces {
        add(piece.displacement.x)
        add(piece.displacement.y)
        add(piece.quarters)
      }
    case .coloring(let coloring): add(all: coloring)
    }
  }

  fileprivate mutating func add(_ recording: VoiceRecordings.Recording) {
    add(recording.place)
    add(recording.milliseconds)
  }

  fileprivate mutating func add(_ place: VoiceRecordings.Place) {
    add(place.voiceName[...])
    add(place.languageCode[...])
    add(place.slotName[...])
    switch place.page {
    case .named(let name): add(name[...])
    case .number(let number): add(number)
    }
  }

  /// Adds the count of a rule that has a limit; without one, the count doesn't matter.
  fileprivate mutating func add(_ rule: RulePlan, _ count: Int32) {
    if let limit = rule.limit { add(min(Int(count), limit)) }
  }

  fileprivate mutating func add(eighths value: Double) {
    let eighths = (value * 8).rounded()
    add(abs(eighths) < 1e15 ? UInt64(bitPattern: Int64(eighths)) : value.bitPattern)
  }
}

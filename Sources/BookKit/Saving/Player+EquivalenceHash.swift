// The equivalence of states, for exploring a book.

extension Player {
  /// A hash that is equal for states from which the book continues in the same way.
  ///
  /// It ignores the current tick, the number of openings, the order in which elements came on stage, fingers that are
  /// down, and the phase of endless loops to which nothing subscribes. Numbers are rounded to an eighth of a point. Of
  /// the random numbers, only the next one counts, reduced to a number below 16.
  package var equivalenceHash: Int {
    var sum = Hasher()
    sum.combine(state.page.scene)
    sum.combine(state.language)
    sum.combine(state.variables)
    for (rule, count) in zip(plan.rules, state.ruleCounts) { sum.combine(rule, count) }
    if plan.choosesAtRandom { sum.combine(nextRandomNumber) }
    sum.combine(state.turn?.from)
    sum.combine(state.turn?.to)
    sum.combine(state.credits?.index)
    sum.combine(state.returnPath)
    // The target of `read` matters only if something can open it.
    if plan.drawnSectionCount > 0 { sum.combine(state.readPage) }
    for game in state.games { sum.combine(game) }
    // Skips the language, which is part of the state.
    let language = plan.options.index(of: .language)
    for (index, value) in zip(options.values.indices, options.values)
    where options.isChosen[index] && index != language {
      sum.combine(index)
      // Names that aren't in the book, such as those of voices, have different numbers in different players.
      if case .text(let name) = value { sum.combine(names.utf8(of: name)) } else { sum.combine(value) }
    }
    for recording in recordings.recordings {
      sum.combine(recording.place)
      sum.combine(recording.milliseconds)
    }
    sum.combine(recording?.place)
    if state.page.scene.page != nil {
      if current.senses.contains(.noise) {
        sum.combine(state.page.isLoud)
        sum.combine(state.loudness)
      }
      if isOn(.turnPages) { sum.combine(state.page.automaticTurn.isRuledOut) }
      for item in current.items.indices { addItem(item, to: &sum) }
      if let music = current.music { addSound(music, to: &sum) }
      // The voice is silent unless it was recorded.
      if let voice = current.voice, state.page.sounds[voice].take != nil { addSound(voice, to: &sum) }
      for (rule, count) in zip(current.rules, state.page.ruleCounts) { sum.combine(rule, count) }
    }
    for entry in changes() {
      sum.combine(entry.step)
      sum.combine(entry.tick - state.clock.tick)
    }
    return sum.finalize()
  }

  /// The next random number in a small range, because most choices are between few lists.
  private var nextRandomNumber: Int {
    var random = state.random
    return random.number(below: 16)
  }

  /// The time until something changes by itself, or `nil` if only the reader can change anything.
  ///
  /// Endless loops to which nothing subscribes don't count.
  package var timeToNextChange: Ticks? {
    if isAnyBodyAwake { return Ticks(1) }
    var next: Int64?
    for entry in state.agenda.entries where entry.tick < next ?? .max && isChange(entry) { next = entry.tick }
    return next.map { Ticks(max(1, $0 - state.clock.tick)) }
  }

  private func changes() -> [Agenda.Entry] {
    var entries = state.agenda.entries.filter { isChange($0) }
    entries.sort { $0.precedes($1) }
    return entries
  }

  /// Returns whether an entry is live and isn't just the next pass of an ambient loop.
  private func isChange(_ entry: Agenda.Entry) -> Bool {
    guard isLive(entry), !isOfEarlierStay(entry) else { return false }
    switch entry.step {
    case .passEnd(let tween): return !isAmbient(tween: tween)
    case .soundEnd(let sound): return !isAmbient(sound: sound)
    case .movieEnd(let movie): return !isAmbient(movie: movie)
    case .word(let item, let word):
      guard let text = current.items[item].text,
        let voice = current.readAlongs[current.reading(ofWord: Int(word), of: text)].voice
      else { return true }
      return !isAmbient(sound: voice) || current.ruleSubscriptions.hasSubscribers(.wordSpoken)
    case .frameSound: return current.ruleSubscriptions.hasSubscribers(.soundStarted)
    case .fileEnd: return current.ruleSubscriptions.hasSubscribers(.soundCompleted)
    case .tweenStart, .departure, .soundStart, .trigger, .pageRule, .bookRule: return true
    case .turnEnd, .creditEnd, .automaticTurn, .hold: return true
    }
  }

  // MARK: - Ambient loops, to which nothing subscribes

  private func isAmbient(tween: TweenIndex) -> Bool {
    let (plan, tweenState) = (current.tweens[tween], state.page.tweens[tween])
    guard plan.isEndless, tweenState.status == .running else { return false }
    let isFirst = plan.wander.map { state.page.wanders[$0].leg == 1 } ?? (elapsed(of: plan) < plan.duration.count)
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

  /// Returns whether a trigger or rule subscribes to the end of a pass.
  private func hasSubscriber(_ kind: EventKind, _ subject: EventSubject, isFirst: Bool) -> Bool {
    var index = current.triggerSubscriptions.first(kind, subject)
    while let subscription = current.triggerSubscriptions.subscription(at: index, kind, subject) {
      if isFirst || !subscription.isFirstPassOnly { return true }
      index += 1
    }
    return current.ruleSubscriptions.hasSubscribers(kind)
  }

  private func addItem(_ item: ItemIndex, to sum: inout Hasher) {
    let (plan, itemState) = (current.items[item], state.page.items[item])
    sum.combine(itemState.isOnStage)
    // The state of an element off stage doesn't matter, because it's reset when the element comes on stage.
    guard itemState.isOnStage else { return }
    sum.combine(itemState.isVisible)
    sum.combine(itemState.isActive)
    let slots = current.slots[item]
    for slot in Int(slots.first)..<Int(slots.first) + slots.changing.count { addSlot(slot, to: &sum) }
    for tween in plan.tweens { addTween(tween, to: &sum) }
    if let rub = current.rub(of: item) {
      sum.combine(state.page.rubs[rub].count)
      sum.combine(state.page.rubs[rub].isCompleted)
    }
    if let sound = plan.sound { addSound(sound, to: &sum) }
    if let movie = plan.movie { addMovie(movie, to: &sum) }
    if let movable = current.movable(of: item) { addMovable(movable, to: &sum) }
    if let body = current.body(of: item) { addBody(body, to: &sum) }
  }

  private func addSlot(_ slot: Int, to sum: inout Hasher) {
    let active = state.page.activeTrack(on: slot)
    sum.combine(active?.track)
    // The start value of an endless track doesn't matter, because it's used only when a tween ends.
    if case .other(let track) = active {
      let tween = current.tweens[current.tracks.tween(of: track)]
      if tween.isEndless || tween.wander != nil { return }
    }
    sum.combine(eighths: state.page.values[slot])
  }

  private func elapsed(of tween: TweenPlan) -> Int64 {
    state.clock.tick - current.startTick(of: tween, in: state.page, at: state.clock.tick)
  }

  private func addTween(_ tween: TweenIndex, to sum: inout Hasher) {
    let (plan, tweenState) = (current.tweens[tween], state.page.tweens[tween])
    sum.combine(tweenState.status)
    // A trigger that ignores repeated events starts its tween only once per stay.
    if let trigger = current.tweens[tween].trigger, current.triggers[trigger].retrigger == .ignore {
      sum.combine(tweenState.hasBegun)
    }
    guard tweenState.status == .running, !isAmbient(tween: tween) else { return }
    let elapsed = elapsed(of: plan)
    if let wander = plan.wander {
      // Where it goes to counts as little as where it is, because chance chooses both.
      sum.combine(state.page.wanders[wander].leg == 1)
      return sum.combine(elapsed)
    }
    let round = max(1, plan.duration.count * 2)
    sum.combine(plan.isEndless && elapsed > round ? elapsed % round + round : elapsed)
  }

  private func addMovable(_ index: MovableIndex, to sum: inout Hasher) {
    let movable = state.page.movables[index]
    sum.combine((movable.progress * 512).rounded())
    sum.combine(movable.settling.map { ($0.goal * 512).rounded() })
    sum.combine(movable.lastStop)
    sum.combine(movable.hasMoved)
  }

  private func addSound(_ sound: SoundIndex, to sum: inout Hasher) {
    let soundState = state.page.sounds[sound]
    sum.combine(soundState.status)
    sum.combine(soundState.take?.length)
    if soundState.status == .sounding, !isAmbient(sound: sound) { sum.combine(state.clock.tick - soundState.start) }
  }

  private func addMovie(_ movie: MovieIndex, to sum: inout Hasher) {
    let movieState = state.page.movies[movie]
    sum.combine(movieState.isRunning ? 1 : movieState.hasEnded ? 2 : 0)
    if movieState.isRunning, !isAmbient(movie: movie) { sum.combine(state.clock.tick - movieState.start) }
  }

  private func addBody(_ number: BodyIndex, to sum: inout Hasher) {
    let body = state.page.world.bodies[number]
    sum.combine(body.isAtRestForGood)
    guard body.isAwake else { return }
    sum.combine(body.stillTicks)
    sum.combine(eighths: body.velocity.x)
    sum.combine(eighths: body.velocity.y)
  }
}

extension Hasher {
  fileprivate mutating func combine(_ game: GameState) {
    combine(game.page)
    combine(game.name)
    switch game.content {
    case .puzzle(let puzzle):
      for piece in puzzle.state.pieces {
        combine(piece.displacement)
        combine(piece.quarters)
      }
    case .coloring(let coloring): combine(coloring)
    }
  }

  /// Adds the count of a rule that has a limit; without a limit, the count doesn't matter.
  fileprivate mutating func combine(_ rule: RulePlan, _ count: Int32) {
    if let limit = rule.limit { combine(min(Int(count), limit)) }
  }

  fileprivate mutating func combine(eighths value: Double) { combine((value * 8).rounded()) }
}

extension StateReader {
  /// Reads the activities and the scheduled steps of the page that was open.
  mutating func readMotion(of reader: PageReader, _ part: SavedPart) {
    let plan = reader.plan
    result.page.ruleCounts = readRules(of: part, plan.rules, result.page.ruleCounts, mark: 1) { .pageRule($0) }
    result.page.isLoud = part.isTrue("loud")
    result.page.automaticTurn.isRuledOut = part.isTrue("touched")
    if let due = part.part("next").flatMap({ due(of: $0) }) {
      result.page.automaticTurn.schedule(at: due.tick)
      pending.add(.automaticTurn, mark: result.page.automaticTurn.mark, at: due.tick, order: due.order)
    }
    var tweens = TweenReader(plan, loudness: result.loudness)
    // For each sound, the order of the step that ends it.
    var ends = IndexedArray<SoundIndex, Int64>(repeating: 0, count: plan.sounds.count)
    for (item, part) in reader.saved {
      let itemPlan = plan.items[item]
      if let trigger = plan.trigger(of: item) {
        for due in dueTimes("due", of: part) { pending.add(.trigger(trigger), mark: 1, at: due.tick, order: due.order) }
      }
      guard result.page.items[item].isOnStage else { continue }
      if let sound = itemPlan.sound, let part = part.part("sound") { readSound(sound, part, plan, &ends) }
      if let movie = itemPlan.movie, let part = part.part("movie") { readPass(ofMovie: movie, part, plan) }
      readSettling(of: item, part, plan)
      for part in part.parts("tweens") { read(tween: part, of: item, &tweens) }
    }
    if let music = plan.music, let part = part.part("music") { readSound(music, part, plan, &ends) }
    if let voice = plan.voice, let part = part.part("voice") { readSound(voice, part, plan, &ends) }
    // Words are read last, because their voices can come later in the document.
    for (item, part) in reader.saved where result.page.items[item].isOnStage { readWords(of: item, part, plan, ends) }
    tweens.link(&result.page)
    readBodies(reader, part)
    recordNewElements(reader)
  }

  /// Records the new elements that come on stage because they don't wait for a trigger and their group is on stage.
  private mutating func recordNewElements(_ reader: PageReader) {
    for item in reader.plan.items.indices where !reader.isSaved[item] && reader.plan.appearsAutomatically(item) {
      let parent = reader.plan.items[item].parent
      if parent.map({ result.page.items[$0].isOnStage }) ?? true { newElements.append(item) }
    }
  }

  // MARK: - Sounds and movies

  private mutating func readSound(
    _ number: SoundIndex, _ part: SavedPart, _ plan: PagePlan, _ ends: inout IndexedArray<SoundIndex, Int64>
  ) {
    let sound = plan.sounds[number]
    if let due = due(of: part) {
      result.page.sounds[number].status = .offset
      result.page.sounds[number].mark = 1
      pending.add(.soundStart(number), mark: 1, at: due.tick, order: due.order)
      return
    }
    guard let start = start(of: part) else { return part.reportDamage("sound") }
    let take = take(of: part, number, plan)
    let duration = sound.duration(of: take)
    guard duration > .zero || sound.loops else { return }
    result.page.sounds[number].take = take
    result.page.sounds[number].status = .sounding
    result.page.sounds[number].mark = 1
    result.page.sounds[number].start = start
    result.page.sounds[number].pass = part.integer("pass", SavedPart.times) ?? 0
    playingSounds.append((Int64(part.count("sounding", default: 0)), number.position))
    guard duration > .zero else { return }
    ends[number] = order(of: part) ?? 0
    pending.add(.soundEnd(number), mark: 1, at: end(start, duration), order: ends[number])
  }

  /// Reads the recording that was playing instead of a sound, or returns `nil` if the recording no longer exists.
  private func take(of part: SavedPart, _ number: SoundIndex, _ plan: PagePlan) -> Take? {
    guard let voice = part.text("voice"), plan.voiceSlots.contains(number), let page = plan.page else { return nil }
    guard let length = part.integer("length", 1...SavedPart.times.upperBound) else {
      part.reportDamage("length")
      return nil
    }
    let place = self.plan.place(ofSlot: plan.sounds[number].name, of: page, language: result.language, voice: voice)
    return player.recordings.index(of: place).map { _ in Take(voice: voice, length: Ticks(length)) }
  }

  /// Returns the tick at which an activity ends, but no earlier than the next tick.
  private func end(_ start: Int64, _ duration: Ticks) -> Int64 {
    max((Ticks(start) + duration).count, (Ticks(tick) + Ticks(1)).count)
  }

  /// Schedules the remaining words of a text that was being read aloud.
  private mutating func readWords(
    of item: ItemIndex, _ part: SavedPart, _ plan: PagePlan, _ ends: IndexedArray<SoundIndex, Int64>
  ) {
    guard let text = plan.items[item].text else { return }
    let order = part.integer("words", SavedPart.times)
    var orders: [(voice: ArraySlice<UInt8>, order: Int64)] = []
    let voices = part.texts("voices", by: 2)
    for start in stride(from: 0, to: voices.count, by: 2) {
      guard let order = SavedPart.integer(voices[start + 1]) else { return part.reportDamage("voices") }
      orders.append((voices[start][...], order))
    }
    for reading in plan.readAlongs(ofText: text) {
      guard let voice = plan.readAlongs[reading].voice, result.page.sounds[voice].status == .sounding else { continue }
      let name = self.plan.names.utf8(of: plan.sounds[voice].name)
      guard let order = orders.first(where: { $0.voice == name })?.order ?? order else { continue }
      readWords(of: reading, from: voice, plan, order: order)
      let isLate = order > ends[voice]
      let (sound, take) = (plan.sounds[voice], result.page.sounds[voice].take)
      let duration = sound.duration(of: take)
      if isLate, plan.readAlongs[reading].words.contains(where: { sound.time(of: $0, in: take) == duration }) {
        result.page.sounds[voice].hasLateWords = true
      }
    }
  }

  private mutating func readWords(of reading: Int, from voice: SoundIndex, _ plan: PagePlan, order: Int64) {
    result.page.readings[reading].begin()
    let (mark, reading) = (result.page.readings[reading].mark, plan.readAlongs[reading])
    let (sound, take) = (plan.sounds[voice], result.page.sounds[voice].take)
    for (offset, word) in reading.words.enumerated() {
      let time = sound.time(of: word, in: take)
      let due = (Ticks(result.page.sounds[voice].start) + time).count
      guard time <= sound.duration(of: take), due > tick else { continue }
      let index = Int(reading.firstWord) + offset
      pending.add(.word(item: reading.item, word: Int32(index)), mark: mark, at: due, order: order)
    }
  }

  private mutating func readPass(ofMovie movie: MovieIndex, _ part: SavedPart, _ plan: PagePlan) {
    let movieState = result.page.movies[movie]
    guard movieState.isRunning, plan.movies[movie].duration > .zero else { return }
    let order = order(of: part) ?? 0
    for (index, sound) in plan.movies[movie].sounds.enumerated() {
      let due = (Ticks(movieState.start) + sound.time).count
      if due > tick { pending.add(.frameSound(movie: movie, sound: Int32(index)), mark: 1, at: due, order: order) }
    }
    pending.add(.movieEnd(movie), mark: 1, at: end(movieState.start, plan.movies[movie].duration), order: order)
  }

  // MARK: - Tweens

  private mutating func read(tween part: SavedPart, of item: ItemIndex, _ tweens: inout TweenReader) {
    guard let name = name(of: part) else { return }
    let number = part.count("number", default: 1)
    guard let position = tweens.order.index(of: DuplicateNameRanks.name(name, of: item), number: number) else { return }
    let tween = TweenIndex(position)
    let plan = tweens.plan.tweens[tween]
    if part.isTrue("begun") { result.page.tweens[tween].hasBegun = true }
    if let trigger = tweens.plan.tweens[tween].trigger {
      for due in dueTimes("triggered", of: part) {
        pending.add(.trigger(trigger), mark: 1, at: due.tick, order: due.order)
      }
    }
    guard result.page.tweens[tween].mark == 0, plan.canBegin || plan.role == .fade else { return }
    if let due = due(of: part) {
      result.page.tweens[tween].mark = 1
      if plan.role == .departure {
        pending.add(.departure(tween), mark: 1, at: due.tick, order: due.order)
      } else {
        result.page.tweens[tween].status = .delayed
        pending.add(.tweenStart(tween), mark: 1, at: due.tick, order: due.order)
      }
    } else if let start = start(of: part) {
      result.page.tweens[tween].mark = 1
      if plan.wander != nil { return read(wander: tween, since: start, part, &tweens) }
      guard plan.duration > .zero else { return tweens.finish(tween, &result.page) }
      result.page.tweens[tween].status = .running
      result.page.setStartTick(start, of: plan)
      // A tween that is shorter now than when the state was written ends at the next tick.
      let startTick = plan.loops ? start : max(start, tick + 1 - plan.duration.count)
      tweens.read(tracksOf: tween, startTick: startTick, part, &result.page)
      let passes = (tick - start) / plan.duration.count + 1
      var due = (Ticks(start) + plan.duration * passes).count
      // A tween whose passes are shorter or fewer now ends at the next tick.
      if let limit = plan.passes, passes > limit { due = (Ticks(tick) + Ticks(1)).count }
      pending.add(.passEnd(tween), mark: 1, at: max(due, tick), order: order(of: part) ?? 0)
    }
  }

  /// Reads a tween that wanders; without a leg that was saved, it begins one at the next tick.
  private mutating func read(
    wander tween: TweenIndex, since start: Int64, _ part: SavedPart, _ tweens: inout TweenReader
  ) {
    let plan = tweens.plan.tweens[tween]
    guard let wander = plan.wander else { return }
    result.page.tweens[tween].status = .running
    result.page.setStartTick(start, of: plan)
    var leg = WanderState()
    let (across, down) = (tweens.plan.slot(.x, of: plan.item), tweens.plan.slot(.y, of: plan.item))
    leg.home = Point(x: across.map { result.page.values[$0] } ?? 0, y: down.map { result.page.values[$0] } ?? 0)
    leg.homeScale = tweens.plan.slot(.scaleX, of: plan.item).map { result.page.values[$0] } ?? 1
    (leg.end, leg.scale, leg.leg) = (leg.home, leg.homeScale, 1)
    if let saved = part.part("leg") {
      leg.leg = saved.integer("count", SavedPart.times) ?? leg.leg
      leg.duration = Ticks(saved.integer("ticks", SavedPart.times) ?? 0)
      leg.end = saved.point("x", "y") ?? leg.end
      leg.scale = saved.real("scale") ?? leg.scale
      leg.home = saved.point("homeX", "homeY") ?? leg.home
      leg.homeScale = saved.real("homeScale") ?? leg.homeScale
    }
    result.page.wanders[wander] = leg
    tweens.read(tracksOf: tween, startTick: start, part, &result.page)
    pending.add(
      .passEnd(tween), mark: 1, at: end(start, tweens.plan.passLength(of: tween, in: result.page)),
      order: order(of: part) ?? 0)
  }
}

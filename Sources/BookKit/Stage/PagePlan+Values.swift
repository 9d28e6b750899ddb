// What the values of a page are at a tick: a function of its plan and its state, for the page on stage and the one that
// is being left alike.

extension PagePlan {
  /// What a property of an element is.
  func value(
    _ property: Property, of item: Int, in page: PageState, held: [HeldItem], at time: StageTime
  ) -> Double {
    if page.items[item].isHeld, property == .x || property == .y, let origin = held.origin(of: item) {
      return property == .x ? origin.x : origin.y
    }
    guard let slot = slot(property, of: item) else {
      if property == .frame { return picture(of: item, in: page, at: time) ?? 0 }
      return initialValue(property, of: item)
    }
    return value(property, inSlot: slot, of: item, in: page, at: time)
  }

  /// All that is shown of an element, in one go.
  func values(of item: Int, in page: PageState, held: [HeldItem], at time: StageTime) -> StageValues {
    gatherValues(of: item, in: page, held: held, at: time)
  }

  /// The same without a call, for the loop over all that is drawn.
  @inline(__always) func gatherValues(of item: Int, in page: PageState, held: [HeldItem], at time: StageTime)
    -> StageValues
  {
    var values = StageValues(placement: placement(of: item), alpha: outlines[item].alpha)
    if items[item].type != .image, items[item].type != .group { addContent(of: item, in: page, at: time, to: &values) }
    var slot = Int(slots[item].first)
    for property in slots[item].changing {
      values.set(property, to: value(property, inSlot: slot, of: item, in: page, at: time))
      slot += 1
    }
    if page.items[item].isHeld, let origin = held.origin(of: item) {
      values.placement.frame.x = origin.x
      values.placement.frame.y = origin.y
    }
    return values
  }

  /// Fills a list with what the values that can change are: what tweens say, or else what was written last.
  @_optimize(speed) func fill(_ values: inout [Double], in page: PageState, at time: StageTime) {
    values.overwrite(with: page.values)
    let (tracks, courses) = (tracks.entries.span, tweens.courses.span)
    let (begun, starts, deciders) = (page.begun.span, page.starts.span, page.deciders.span)
    let decided = page.decided.span
    var shown = values.mutableSpan
    for word in decided.indices {
      var bits = decided[word]
      while bits != 0 {
        let slot = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let track = Int(deciders[slot])
        let elapsed = time.tick &- begun[Int(tracks[track].tween)]
        let course = courses[tracks[track].course]
        let isUsual = tracks[track].isStraight && course.formula.isCurve && !time.sparesMotion
        guard isUsual, elapsed > 0, elapsed < course.duration.count else {
          shown[slot] = unusualValue(ofTrack: track, from: starts[track], at: elapsed, sparesMotion: time.sparesMotion)
          continue
        }
        let share = course.formula.share(at: Double(elapsed) / Double(course.duration.count))
        shown[slot] = starts[track] + (tracks[track].end - starts[track]) * share
      }
    }
  }

  /// What a track says in other cases than most.
  @inline(never) private func unusualValue(
    ofTrack track: Int, from start: Double, at elapsed: Int64, sparesMotion: Bool
  ) -> Double {
    if sparesMotion, tracks.entries[track].property.isMotion {
      return restingValue(ofTrack: track, from: start)
    }
    return value(ofTrack: track, from: start, at: elapsed)
  }

  /// What a track shows while motion is reduced: its end or, when its tween loops, the first value of a pass.
  private func restingValue(ofTrack number: Int, from start: Double) -> Double {
    guard tweens[tracks.tween(of: number)].loops else { return tracks.end(of: number) }
    let track = tracks[number]
    guard track.keyframes > 0, !track.hasFrom else { return start }
    // The times of the keyframes come before their values.
    return numbers[Int(track.numbers) + Int(track.keyframes)]
  }

  /// What only texts, sounds and movies have.
  private func addContent(of item: Int, in page: PageState, at time: StageTime, to values: inout StageValues) {
    let (text, sound) = (Int(items[item].text), Int(items[item].sound))
    if text >= 0 {
      let lettering = letterings[Int(texts[text].lettering)]
      values.fontSize = lettering.fontSize
      values.fontColor = lettering.color
    }
    if sound >= 0 { values.volume = sounds[sound].volume }
    if let picture = picture(of: item, in: page, at: time) { values.frame = picture }
  }

  /// What a value that can change is: what the track says that decides it, or else what was written last.
  @inline(__always) private func value(
    _ property: Property, inSlot slot: Int, of item: Int, in page: PageState, at time: StageTime
  ) -> Double {
    let track = Int(page.deciders[slot])
    guard track >= 0 else {
      if property == .frame, let picture = picture(of: item, in: page, at: time) { return picture }
      return page.values[slot]
    }
    let tween = tracks.tween(of: track)
    if time.sparesMotion, property.isMotion {
      return restingValue(ofTrack: track, from: page.starts[track])
    }
    return value(ofTrack: track, from: page.starts[track], at: time.tick - page.begun[tween])
  }

  /// The picture that a movie shows while it runs, and after its end.
  private func picture(of item: Int, in page: PageState, at time: StageTime) -> Double? {
    let movie = Int(items[item].movie)
    guard movie >= 0 else { return nil }
    if page.movies[movie].hasEnded, slot(.frame, of: item) == nil {
      return Double(max(0, movies[movie].frameCount - 1))
    }
    guard page.movies[movie].isRunning else { return nil }
    return Double(movies[movie].frame(at: time.tick - page.movies[movie].start, tickRate: time.tickRate))
  }

  /// The map from the coordinates in which an element stands to the canvas.
  func mapOfParent(of item: Int, in page: PageState, held: [HeldItem], at time: StageTime) -> AffineMap {
    var map = AffineMap.identity
    var parent = Int(items[item].parent)
    while parent >= 0 {
      map = map.followed(by: values(of: parent, in: page, held: held, at: time).placement.transform)
      parent = Int(items[parent].parent)
    }
    return map
  }

  /// Which word of a text its voices have come to: the last one spoken of those whose voices sound, if there is one.
  func word(of item: Int, in page: PageState, at time: StageTime) -> Int? {
    let text = Int(items[item].text)
    guard text >= 0, texts[text].followsVoices else { return nil }
    var found: (word: Int, tick: Int64)?
    for reading in readings(ofText: text) {
      let voice = Int(readings[reading].voice)
      guard voice >= 0, page.sounds[voice].status == .sounding else { continue }
      let start = page.sounds[voice].start
      let end = min(Ticks(time.tick - start), sounds[voice].duration)
      for (offset, word) in readings[reading].words.enumerated() where word.time <= end {
        let tick = start + word.time.count
        if found.map({ $0.tick <= tick }) ?? true { found = (Int(readings[reading].firstWord) + offset, tick) }
      }
    }
    return found?.word
  }
}

extension [Double] {
  /// Becomes another list, in its own memory if it can: in WebAssembly, appending would go number by number.
  fileprivate mutating func overwrite(with numbers: [Double]) {
    guard count == numbers.count else {
      self = numbers
      return
    }
    withUnsafeMutableBytes { memory in numbers.withUnsafeBytes { memory.copyMemory(from: $0) } }
  }
}

extension [HeldItem] {
  /// Where the frame of an element begins that a finger holds.
  func origin(of item: Int) -> Point? { first { Int($0.item) == item }?.origin }
}

extension Property {
  /// Whether a change of it is a movement.
  var isMotion: Bool {
    switch self {
    case .x, .y, .scaleX, .scaleY, .rotation: true
    default: false
    }
  }
}

// The values of a page at a tick, as a function of its plan and its state. They apply both to the page on stage and to
// the page that is being left.

extension PagePlan {
  func value(
    _ property: Property, of item: ItemIndex, in page: PageState, held: [HeldItem], at time: StageTime
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

  func values(of item: ItemIndex, in page: PageState, held: [HeldItem], at time: StageTime) -> StageValues {
    gatherValues(of: item, in: page, held: held, at: time) { property, slot in
      value(property, inSlot: slot, of: item, in: page, at: time)
    }
  }

  /// Returns all values of an element; `value` provides the values that can change.
  ///
  /// It's inlined into the loop over all drawn elements, for speed.
  @inline(__always) func gatherValues(
    of item: ItemIndex, in page: PageState, held: [HeldItem], at time: StageTime,
    _ value: (_ property: Property, _ slot: Int) -> Double
  ) -> StageValues {
    var values = StageValues(placement: placement(of: item), alpha: outlines[item].alpha)
    if items[item].type != .image, items[item].type != .group { addContent(of: item, in: page, at: time, to: &values) }
    var slot = Int(slots[item].first)
    for property in slots[item].changing {
      values.set(property, to: value(property, slot))
      slot += 1
    }
    if page.items[item].isHeld, let origin = held.origin(of: item) {
      values.placement.frame.x = origin.x
      values.placement.frame.y = origin.y
    }
    return values
  }

  /// Returns the value with which a track draws its element, given the track's start value.
  ///
  /// With reduced motion, a track that moves its element shows its end or, if its tween loops, the first value of a
  /// pass. The method is never inlined, to keep the loop that fills a draw list small.
  @inline(never) func shownValue(
    of active: ActiveTrack, from start: Double, in page: PageState, at time: StageTime
  ) -> Double {
    let track = active.track
    guard time.reducesMotion, tracks.property(of: track).isMotion else {
      return value(of: active, from: start, in: page, at: time)
    }
    let tween: TweenPlan? = if case .other = active { tweens[tracks.tween(of: track)] } else { nil }
    if let wander = tween?.wander { return page.wanders[wander].home(tracks.property(of: track)) }
    let loops = tween?.loops ?? false
    if let way = tracks.way(of: track) {
      return value(ofTrack: track, along: way, at: loops ? 0 : 1, from: start, in: page, at: time)
    }
    guard loops else { return tracks.end(of: track) }
    let keyframes = tracks.keyframes(of: track)
    guard !keyframes.isEmpty, tracks.from(of: track) == nil else { return start }
    // The times of the keyframes come before their values.
    return numbers[keyframes.lowerBound + keyframes.count / 2]
  }

  private func addContent(of item: ItemIndex, in page: PageState, at time: StageTime, to values: inout StageValues) {
    if let text = items[item].text {
      let textStyle = textStyles[Int(texts[text].textStyle)]
      values.fontSize = textStyle.fontSize
      values.fontColor = textStyle.color
    }
    if let sound = items[item].sound { values.volume = sounds[sound].volume }
    if let picture = picture(of: item, in: page, at: time) { values.movieFrame = picture }
  }

  /// Returns the value of a slot: that of its active track, or else the last value written.
  @inline(__always) private func value(
    _ property: Property, inSlot slot: Int, of item: ItemIndex, in page: PageState, at time: StageTime
  ) -> Double {
    guard let track = page.activeTrack(on: slot) else {
      if !drivers.isEmpty, let driven = drivenValue(ofSlot: slot, in: page, at: time) { return driven }
      if property == .frame, let picture = picture(of: item, in: page, at: time) { return picture }
      return page.values[slot]
    }
    return shownValue(of: track, from: page.values[slot], in: page, at: time)
  }

  /// Returns the index of the picture that a movie shows while it runs or after it has ended, or else `nil`.
  private func picture(of item: ItemIndex, in page: PageState, at time: StageTime) -> Double? {
    guard let movie = items[item].movie else { return nil }
    if page.movies[movie].hasEnded, slot(.frame, of: item) == nil {
      return Double(max(0, movies[movie].frameCount - 1))
    }
    guard page.movies[movie].isRunning else { return nil }
    return Double(movies[movie].frame(at: time.tick - page.movies[movie].start, tickRate: time.tickRate))
  }

  func mapOfParent(of item: ItemIndex, in page: PageState, held: [HeldItem], at time: StageTime) -> AffineMap {
    var map = AffineMap.identity
    var next = items[item].parent
    while let parent = next {
      map = map.followed(by: values(of: parent, in: page, held: held, at: time).placement.transform)
      next = items[parent].parent
    }
    return map
  }

  /// Returns the index of the last word of a text that its playing voices have spoken, or `nil` if there is none.
  func word(of item: ItemIndex, in page: PageState, at time: StageTime) -> Int? {
    guard let text = items[item].text, followsVoices(text) else { return nil }
    var found: (word: Int, tick: Int64)?
    for reading in readAlongs(ofText: text) {
      guard let voice = readAlongs[reading].voice, page.sounds[voice].status == .sounding else { continue }
      let (start, take) = (page.sounds[voice].start, page.sounds[voice].take)
      let end = min(Ticks(time.tick - start), sounds[voice].duration(of: take))
      for (offset, word) in readAlongs[reading].words.enumerated() {
        let wordTime = sounds[voice].time(of: word, in: take)
        guard wordTime <= end else { continue }
        let tick = start + wordTime.count
        if found.map({ $0.tick <= tick }) ?? true { found = (Int(readAlongs[reading].firstWord) + offset, tick) }
      }
    }
    return found?.word
  }
}

extension [HeldItem] {
  /// Returns the origin of an element's frame, or `nil` if no finger holds the element.
  func origin(of item: ItemIndex) -> Point? { first { $0.item == item }?.origin }
}

extension Property {
  var isMotion: Bool {
    switch self {
    case .x, .y, .scaleX, .scaleY, .rotation: true
    case .width, .height, .alpha, .fontSize, .volume, .frame, .fontColor: false
    }
  }
}

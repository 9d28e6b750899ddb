extension BookPlanner {
  mutating func addTween(_ tween: Tween, of item: ItemIndex, to page: inout PagePlan) {
    let curve = TweenCurve(tween, tickRate: book.tickRate)
    let first = page.tracks.planned.count
    let easing = page.easing(tween.easing)
    let number = page.tweens.append(
      TweenPlan(
        item: item, firstTrack: Int32(first), name: tween.name, delay: ticks(tween.delay), duration: curve.duration,
        passes: curve.passes, easing: easing, trackCount: UInt16(tween.tracks.count),
        formula: PackedEasing(page.easings[Int(easing)]), role: tween.isValid ? .own : .none,
        reverses: tween.loopType == .reverse, removesItem: tween.removesElement))
    if let wander = tween.wander { page.tweens[number].wander = page.wanders.append(wanderPlan(wander)) }
    let way = tween.way.map { page.ways.append($0.value) }
    for track in tween.tracks {
      addTrack(track, of: tween, number: number, along: track.followsWay ? way : nil, to: &page)
    }
  }

  private func wanderPlan(_ wander: Wander) -> WanderPlan {
    WanderPlan(
      area: wander.area(on: book.canvas), speed: wander.speed, pause: ticks(wander.pause), faces: wander.faces)
  }

  private func addTrack(
    _ track: Tween.Track, of tween: Tween, number: TweenIndex, along way: WayIndex?, to page: inout PagePlan
  ) {
    var result = TrackPlan(tween: number, property: track.property, end: track.end.number)
    result.way = way
    result.wanders = track.wanders
    result.numbers = Int32(page.numbers.count)
    if let from = track.from {
      result.hasFrom = true
      page.numbers.append(from.number)
    }
    let keyframes = TrackCurve.keyframes(of: track, times: tween.keyTimes?.value)
    result.keyframes = UInt16(keyframes.count / 2)
    page.numbers += keyframes
    page.tracks.append(result)
  }

  /// Adds the tweens that move a banner on and off the stage, and returns its departure, or `nil` if it stays.
  mutating func addSlideIn(
    _ slideIn: SlideIn, of item: ItemIndex, at frame: Rectangle, to page: inout PagePlan
  ) -> SlideInPlan? {
    let (property, outside) = slideIn.outside(width: frame.width, height: frame.height, canvas: book.canvas)
    let inside = property == .x ? frame.x : frame.y
    let arrival = page.tweens.indices.upperBound
    var track = TrackPlan(tween: arrival, property: property, end: inside)
    track.hasFrom = true
    track.numbers = Int32(page.numbers.count)
    page.numbers.append(outside)
    if slideIn.bounces {
      track.keyframes = UInt16(SlideIn.bounce.count)
      for keyframe in SlideIn.bounce { page.numbers.append(keyframe.time) }
      page.numbers += slideIn.arrival(from: outside, to: inside)
    }
    append(track, named: plan.engineNames.slideIn, .arrival, slideIn, of: item, to: &page)
    guard let hold = slideIn.hold else { return nil }
    let departure = arrival.advanced(by: 1)
    let departureTrack = TrackPlan(tween: departure, property: property, end: outside)
    append(departureTrack, named: plan.engineNames.slideOut, .departure, slideIn, of: item, to: &page)
    return SlideInPlan(departure: departure, hold: ticks(hold))
  }

  /// Adds what rubs an element away, and the tween that fades the rest.
  mutating func addRub(_ rub: Rub, _ cells: RubCells, of item: ItemIndex, to page: inout PagePlan) {
    let enough = (rub.share * Double(cells.count) - 1e-9).rounded(.up)
    let fade = page.tweens.append(
      TweenPlan(
        item: item, firstTrack: Int32(page.tracks.planned.count), name: plan.engineNames.fade, delay: .zero,
        duration: ticks(rub.fade), passes: 1, easing: page.easing(.linear), trackCount: 1, formula: .linear,
        role: .fade, reverses: false, removesItem: true))
    page.tracks.append(TrackPlan(tween: fade, property: .alpha, end: 0))
    page.rubs.append(
      RubPlan(
        item: item, radius: rub.radius, enough: max(1, Int(enough)), cells: cells, label: rub.label.map { intern($0) },
        fade: fade))
  }

  private func append(
    _ track: TrackPlan, named name: Name, _ role: TweenPlan.Role, _ slideIn: SlideIn,
    of item: ItemIndex, to page: inout PagePlan
  ) {
    page.tweens.append(
      TweenPlan(
        item: item, firstTrack: Int32(page.tracks.planned.count), name: name, delay: .zero,
        duration: ticks(slideIn.duration), passes: 1, easing: page.easing(.linear), trackCount: 1, formula: .linear,
        role: role, reverses: false, removesItem: role == .departure))
    page.tracks.append(track)
  }
}

extension PagePlan {
  /// Returns the index of an easing, adding it if it's new.
  fileprivate mutating func easing(_ easing: Easing) -> UInt16 {
    if let index = easings.firstIndex(of: easing) { return UInt16(index) }
    guard easings.count < Int(UInt16.max) else { return 0 }
    easings.append(easing)
    return UInt16(easings.count - 1)
  }
}

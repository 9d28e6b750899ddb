extension Player {
  /// The current time, ignoring reduced motion because it affects only what is drawn.
  var engineTime: StageTime {
    StageTime(tick: state.clock.tick, tickRate: plan.tickRate, loudness: loudness)
  }

  func value(_ property: Property, of item: ItemIndex) -> Double {
    current.value(property, of: item, in: state.page, held: state.held, at: engineTime)
  }

  func value(ofTrack track: Int, of item: ItemIndex) -> Double {
    let slot = current.slot(ofTrack: track, of: item)
    guard let running = state.page.runningTrack(track, on: slot) else { return state.page.values[slot] }
    return current.value(of: running.track, from: running.startValue, in: state.page, at: engineTime)
  }

  func heldItem(_ item: ItemIndex) -> HeldItem? { state.held.first { $0.item == item } }

  func placement(of item: ItemIndex) -> Placement {
    guard current.slots[item].changing.bits != 0 || state.page.items[item].isHeld else {
      return current.placement(of: item)
    }
    return current.values(of: item, in: state.page, held: state.held, at: engineTime).placement
  }

  func map(of item: ItemIndex) -> AffineMap { placement(of: item).transform.followed(by: mapOfParent(of: item)) }

  func mapOfParent(of item: ItemIndex) -> AffineMap {
    current.mapOfParent(of: item, in: state.page, held: state.held, at: engineTime)
  }

  func center(of item: ItemIndex) -> Point {
    let frame = placement(of: item).frame
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    return map(of: item).apply(to: projection(of: item)?.apply(to: middle) ?? middle)
  }

  mutating func resetValues(of item: ItemIndex) {
    var slot = Int(current.slots[item].first)
    for property in current.slots[item].changing {
      state.page.setValue(
        current.outlines[item].initial(property) ?? current.initialValue(property, of: item), of: slot)
      slot += 1
    }
  }
}

extension PagePlan {
  /// Returns the value of a running track; `start` is the value from which it started.
  func value(of active: ActiveTrack, from start: Double, in page: PageState, at time: StageTime) -> Double {
    switch active {
    case .batched(let running):
      let formula = tracks.formula(of: active.track) ?? .linear
      let share = formula.progress(at: running.elapsed(at: time.tick), of: Int64(running.duration))
      return TrackCurve.interpolated(from: start, to: tracks.end(of: active.track), share: share, isColor: false)
    case .other(let track):
      let tween = tweens[tracks.tween(of: track)]
      if let wander = tween.wander {
        return value(ofTrack: track, wandering: wander, from: start, in: page, at: time.tick)
      }
      let position = Ticks(tween.position(at: time.tick - page.startTick(ofOtherTrack: track)))
      let easing = easings[Int(tween.easing)]
      if let way = tracks.way(of: track) {
        let share = tween.duration > .zero ? easing.value(at: position, of: tween.duration) : 1
        return value(ofTrack: track, along: way, at: share, from: start, in: page, at: time)
      }
      return TrackCurve.value(
        at: position, of: tween.duration, easing, from: start,
        to: tracks.end(of: track), through: numbers.span.extracting(tracks.keyframes(of: track)),
        isColor: tracks.property(of: track) == .fontColor)
    }
  }
}

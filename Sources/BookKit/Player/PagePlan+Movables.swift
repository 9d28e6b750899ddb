// The progress of sliders, dials and flaps, and the values of what follows it or the loudness.

extension PagePlan {
  /// Returns the progress of a part; with reduced motion, it is at its goal at once.
  func progress(of movable: MovableIndex, in page: PageState, at time: StageTime) -> Double {
    let state = page.movables[movable]
    guard let settling = state.settling else { return state.progress }
    if time.reducesMotion { return settling.goal }
    return movables[movable].bounded(state.unboundedProgress(at: time.tick))
  }

  /// Returns the value that a part or the loudness gives to a slot, or `nil` if none does.
  func drivenValue(ofSlot slot: Int, in page: PageState, at time: StageTime) -> Double? {
    for index in drivers(ofSlot: slot).reversed() where decides(drivers[index], in: page) {
      let progress = progress(of: drivers[index], in: page, at: time)
      return value(of: drivers[index], at: progress, in: page, at: time)
    }
    return nil
  }

  /// Writes the values of what follows parts or the loudness, except where a running tween decides.
  func fillDriven(_ values: inout [Double], in page: PageState, at time: StageTime, _ known: inout DrivenValues) {
    for index in drivers.indices {
      let driver = drivers[index]
      let slot = Int(driver.slot)
      guard decides(driver, in: page), !page.hasActiveTrack(on: slot) else { continue }
      let progress = progress(of: driver, in: page, at: time)
      if let value = known.value(of: index, at: progress) {
        values[slot] = value
        continue
      }
      values[slot] = value(of: driver, at: progress, in: page, at: time)
      if !driver.dependsOnSize { known.keep(values[slot], of: index, at: progress) }
    }
  }

  /// Returns whether a driver's element, and the part that it follows, are on stage.
  func decides(_ driver: DriverPlan, in page: PageState) -> Bool {
    page.items[driver.item].isOnStage && driver.movable.map { page.items[movables[$0].item].isOnStage } ?? true
  }

  private func progress(of driver: DriverPlan, in page: PageState, at time: StageTime) -> Double {
    driver.movable.map { progress(of: $0, in: page, at: time) } ?? time.loudness
  }

  private func value(
    of driver: DriverPlan, at progress: Double, in page: PageState, at time: StageTime
  ) -> Double {
    guard let track = driver.track.map({ Int($0) }) else {
      return ownValue(of: driver, at: progress, in: page, at: time)
    }
    let easing = easings[Int(tweens[tracks.tween(of: track)].easing)]
    let (start, isColor) = (driver.start, driver.property == .fontColor)
    if let way = tracks.way(of: track) {
      let share = easing.value(at: progress)
      return value(ofTrack: track, along: way, at: share, from: start, in: page, at: time)
    }
    let keyframes = tracks.keyframes(of: track)
    guard !keyframes.isEmpty else {
      let share = easing.value(at: progress)
      return TrackCurve.interpolated(from: start, to: tracks.end(of: track), share: share, isColor: isColor)
    }
    return TrackCurve.value(
      at: progress, easing, from: start, through: numbers.span.extracting(keyframes), isColor: isColor)
  }

  /// Returns the position or rotation that a part gives to its own element.
  private func ownValue(
    of driver: DriverPlan, at progress: Double, in page: PageState, at time: StageTime
  ) -> Double {
    guard let movable = driver.movable else { return driver.start }
    switch movables[movable].motion {
    case .slide(let way, _):
      let point = ways[way].point(at: progress)
      let offset = pivotOffset(driver.property, of: driver.item, in: page, at: time)
      return driver.start + (driver.property == .x ? point.x : point.y) - offset
    case .turn(_, let angle): return driver.start + angle * progress
    case .open: return driver.start
    }
  }

  /// Returns the angle by which a flap is open, or 0 for any other element.
  func flapAngle(of item: ItemIndex, in page: PageState, at time: StageTime) -> Double {
    guard let movable = movable(of: item), case .open(_, let angle) = movables[movable].motion else { return 0 }
    return angle * progress(of: movable, in: page, at: time)
  }

  /// Returns the perspective in which a flap is drawn, or `nil` if the element isn't a flap or is closed.
  func flapProjection(
    of item: ItemIndex, _ frame: Rectangle, in page: PageState, at time: StageTime
  ) -> FlapProjection? {
    guard let movable = movable(of: item), case .open(let edge, _) = movables[movable].motion else { return nil }
    let angle = flapAngle(of: item, in: page, at: time)
    return angle == 0 ? nil : FlapProjection(edge, width: frame.width, height: frame.height, angle: angle)
  }
}

/// The leg on which a tween that wanders is.
struct WanderState: Sendable, Equatable {
  /// The position when the tween started, with the horizontal scale.
  var home = Point(x: 0, y: 0)
  var homeScale = 1.0
  /// The position at the end of the leg.
  var end = Point(x: 0, y: 0)
  /// The horizontal scale during the leg.
  var scale = 1.0
  var duration = Ticks.zero
  /// The number of legs that have begun.
  var leg: Int64 = 0

  /// Returns the value of a property when the tween started.
  func home(_ property: Property) -> Double {
    property == .x ? home.x : property == .y ? home.y : homeScale
  }

  /// Returns the value of a property at the end of the leg.
  func end(_ property: Property) -> Double {
    property == .x ? end.x : property == .y ? end.y : scale
  }
}

extension PagePlan {
  /// Returns the time from the beginning of a running tween's pass to the next one, or to the tween's end.
  func passLength(of tween: TweenIndex, in page: PageState) -> Ticks {
    let plan = tweens[tween]
    if let movable = movable(settledBy: tween) { return page.movables[movable].settling?.duration ?? plan.duration }
    guard let wander = plan.wander else { return plan.duration }
    let leg = page.wanders[wander]
    return plan.passes.map { leg.leg >= $0 } ?? false ? leg.duration : leg.duration + wanders[wander].pause
  }

  /// Returns the value of a track of a tween that wanders, given the value with which its leg began.
  func value(
    ofTrack track: Int, wandering wander: WanderIndex, from start: Double, in page: PageState, at tick: Int64
  ) -> Double {
    let (property, leg) = (tracks.property(of: track), page.wanders[wander])
    guard property != .scaleX, leg.duration > .zero else { return leg.end(property) }
    let elapsed = min(Ticks(max(0, tick - page.startTick(ofOtherTrack: track))), leg.duration)
    let easing = easings[Int(tweens[tracks.tween(of: track)].easing)]
    let share = easing.value(at: elapsed, of: leg.duration)
    return TrackCurve.interpolated(from: start, to: leg.end(property), share: share, isColor: false)
  }
}

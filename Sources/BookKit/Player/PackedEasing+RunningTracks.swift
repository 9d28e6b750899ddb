extension PackedEasing {
  /// Moves values along tracks that have this formula and aren't at their ends, given the values from which they
  /// started.
  ///
  /// Indices aren't checked: each track must have a slot in both arrays.
  func move(_ values: inout [Double], along tracks: Span<RunningTrack>, from starts: Span<Double>, at tick: Int64) {
    var values = values.mutableSpan
    switch curve {
    case nil: move(&values, tracks, starts, tick, OnlyLinear.self)
    case .plain, .cubic: move(&values, tracks, starts, tick, OnlyCubic.self)
    case .back: move(&values, tracks, starts, tick, OnlyBack.self)
    case .elastic: move(&values, tracks, starts, tick, OnlyElastic.self)
    case .bounce: move(&values, tracks, starts, tick, OnlyBounce.self)
    case .quad: move(&values, tracks, starts, tick, OnlyQuad.self)
    case .quart: move(&values, tracks, starts, tick, OnlyQuart.self)
    case .quint: move(&values, tracks, starts, tick, OnlyQuint.self)
    case .sine: move(&values, tracks, starts, tick, OnlySine.self)
    case .expo: move(&values, tracks, starts, tick, OnlyExpo.self)
    case .circ: move(&values, tracks, starts, tick, OnlyCirc.self)
    }
  }

  @inline(never) @_optimize(speed) private func move<Only: OnlyCurve>(
    _ values: inout MutableSpan<Double>, _ tracks: Span<RunningTrack>, _ starts: Span<Double>, _ tick: Int64,
    _: Only.Type
  ) {
    // The last group begins early enough to be a full one, since values that are computed twice come out the same. A
    // group that lacks tracks repeats the last one.
    let (lastGroup, lastLane) = (max(0, tracks.count - NumberGroup.count), tracks.count - 1)
    var position = 0
    while position < tracks.count {
      let first = min(position, lastGroup)
      position += NumberGroup.count
      let elapsed = NumberGroup { lane in
        Double(tracks[unchecked: first &+ min(lane, lastLane)].shortElapsed(at: tick))
      }
      let duration = NumberGroup { lane in Double(tracks[unchecked: first &+ min(lane, lastLane)].duration) }
      let start = NumberGroup { lane in
        starts[unchecked: Int(tracks[unchecked: first &+ min(lane, lastLane)].slot)]
      }
      let end = NumberGroup { lane in tracks[unchecked: first &+ min(lane, lastLane)].end }
      let ratio = elapsed / duration
      let share = progress(at: ratio, along: Only.curve).replacing(with: 0, where: ratio, equals: 0)
      let moved = start + (end - start) * share
      for lane in 0..<NumberGroup.count {
        values[unchecked: Int(tracks[unchecked: first &+ min(lane, lastLane)].slot)] = moved.number(inLane: lane)
      }
    }
  }
}

/// A curve as a type, so that the compiler makes a loop for it that has no choices inside.
private protocol OnlyCurve {
  static var curve: EasingCurve? { get }
}

private enum OnlyLinear: OnlyCurve { static var curve: EasingCurve? { nil } }
private enum OnlyCubic: OnlyCurve { static var curve: EasingCurve? { .cubic } }
private enum OnlyBack: OnlyCurve { static var curve: EasingCurve? { .back } }
private enum OnlyElastic: OnlyCurve { static var curve: EasingCurve? { .elastic } }
private enum OnlyBounce: OnlyCurve { static var curve: EasingCurve? { .bounce } }
private enum OnlyQuad: OnlyCurve { static var curve: EasingCurve? { .quad } }
private enum OnlyQuart: OnlyCurve { static var curve: EasingCurve? { .quart } }
private enum OnlyQuint: OnlyCurve { static var curve: EasingCurve? { .quint } }
private enum OnlySine: OnlyCurve { static var curve: EasingCurve? { .sine } }
private enum OnlyExpo: OnlyCurve { static var curve: EasingCurve? { .expo } }
private enum OnlyCirc: OnlyCurve { static var curve: EasingCurve? { .circ } }

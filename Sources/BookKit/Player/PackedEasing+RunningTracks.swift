extension PackedEasing {
  /// Moves values along tracks that have this formula and aren't at their ends, given the final value of each track.
  ///
  /// Indices aren't checked: each track must have a final value and a valid slot.
  func move(_ values: inout [Double], along tracks: Span<RunningTrack>, to ends: Span<Double>, at tick: Int64) {
    var values = values.mutableSpan
    guard tracks.count >= NumberGroup.count else { return moveFew(&values, tracks, ends, tick) }
    switch curve {
    case nil: move(&values, tracks, ends, tick, OnlyLinear.self)
    case .plain, .cubic: move(&values, tracks, ends, tick, OnlyCubic.self)
    case .back: move(&values, tracks, ends, tick, OnlyBack.self)
    case .elastic: move(&values, tracks, ends, tick, OnlyElastic.self)
    case .bounce: move(&values, tracks, ends, tick, OnlyBounce.self)
    case .quad: move(&values, tracks, ends, tick, OnlyQuad.self)
    case .quart: move(&values, tracks, ends, tick, OnlyQuart.self)
    case .quint: move(&values, tracks, ends, tick, OnlyQuint.self)
    case .sine: move(&values, tracks, ends, tick, OnlySine.self)
    case .expo: move(&values, tracks, ends, tick, OnlyExpo.self)
    case .circ: move(&values, tracks, ends, tick, OnlyCirc.self)
    }
  }

  /// Moves values along at least as many tracks as are computed at once.
  @inline(never) @_optimize(speed) private func move<Only: OnlyCurve>(
    _ values: inout MutableSpan<Double>, _ tracks: Span<RunningTrack>, _ ends: Span<Double>, _ tick: Int64,
    _: Only.Type
  ) {
    // The last group overlaps the previous one to be full, too. Computing a value twice gives the same result.
    let lastGroup = tracks.count - NumberGroup.count
    var position = 0
    while position < tracks.count {
      let first = min(position, lastGroup)
      position += NumberGroup.count
      // Converts by way of `Int`, because other integers take several instructions in WebAssembly.
      let elapsed = NumberGroup { lane in Double(Int(tracks[unchecked: first &+ lane].shortElapsed(at: tick))) }
      let duration = NumberGroup { lane in Double(Int(tracks[unchecked: first &+ lane].duration)) }
      let start = NumberGroup { lane in tracks[unchecked: first &+ lane].start }
      let end = NumberGroup { lane in ends[unchecked: Int(tracks[unchecked: first &+ lane].track)] }
      let ratio = elapsed / duration
      let share = progress(at: ratio, along: Only.curve).replacing(with: 0, where: ratio, equals: 0)
      let moved = start + (end - start) * share
      for lane in 0..<NumberGroup.count {
        values[unchecked: Int(tracks[unchecked: first &+ lane].slot)] = moved.number(inLane: lane)
      }
    }
  }

  /// Moves values along fewer tracks than are computed at once.
  private func moveFew(
    _ values: inout MutableSpan<Double>, _ tracks: Span<RunningTrack>, _ ends: Span<Double>, _ tick: Int64
  ) {
    for index in tracks.indices {
      let track = tracks[unchecked: index]
      let share = progress(at: track.elapsed(at: tick), of: Int64(track.duration))
      values[unchecked: Int(track.slot)] = track.start + (ends[unchecked: Int(track.track)] - track.start) * share
    }
  }
}

/// A curve as a type, so that the compiler generates a branch-free loop for each curve.
private protocol OnlyCurve { static var curve: EasingCurve? { get } }

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

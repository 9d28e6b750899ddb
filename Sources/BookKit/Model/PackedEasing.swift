/// An easing packed into one number, for the loop over all moving elements.
struct PackedEasing: Sendable, Equatable {
  private var number: UInt8

  /// The formula of constant speed.
  static let linear = PackedEasing(0)

  /// The number of formulas.
  static let count = 64

  /// Creates the formula with an index below `count`.
  init(_ index: Int) { number = UInt8(index) }

  init(_ easing: Easing) {
    switch easing {
    case .linear: number = 0
    case .curve(let curve, let form): number = form.rawValue << 4 | (curve.rawValue + 1)
    default: number = .max
    }
  }

  /// Whether ``progress(at:)`` supports the easing.
  var isCurve: Bool { number != .max }

  /// The index of the formula, if it is one.
  var index: Int { Int(number) }

  /// The curve, or `nil` for constant speed.
  private var curve: EasingCurve? { EasingCurve(rawValue: (number & 15) &- 1) }

  /// Returns the completed fraction at a ratio of the time between 0 and 1, equal to that of the easing itself.
  func progress(at ratio: Double) -> Double { progress(at: ratio, along: curve) }

  @inline(__always) private func progress<Number: Lanes>(at ratio: Number, along curve: EasingCurve?) -> Number {
    guard let curve else { return ratio }
    guard number >= 32 else { return curve.progress(at: ratio, isOut: Number(repeating: number >= 16 ? 1 : 0)) }
    // Each half of a two-sided form is a complete one-sided curve.
    let isSecondHalf = Number(repeating: 0).replacing(with: 1, where: ratio, isAtLeast: 0.5)
    let share = curve.progress(
      at: 2 * ratio - isSecondHalf, isOut: number >= 48 ? 1 - isSecondHalf : isSecondHalf)
    return (0.5 * share + 0.5 * isSecondHalf).replacing(with: 0.5, where: ratio, equals: 0.5)
  }

  /// Returns the completed fraction `elapsed` ticks after a start: exactly 0 at the start and 1 at the end.
  func progress(at elapsed: Int64, of duration: Int64) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    return progress(at: Double(elapsed) / Double(duration))
  }

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

  @inline(never) private func move<Only: OnlyCurve>(
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

/// A curve as a type, of which the compiler makes a loop without choices inside.
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

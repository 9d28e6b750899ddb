/// The function from the time since a tween started to its values, which can be evaluated at any tick.
///
/// This defines the values of a tween. The engine computes the same from the packed tracks of its plan.
package struct TweenCurve: Sendable {
  /// The duration of one pass.
  package let duration: Ticks
  /// The number of passes, or `nil` if it never ends.
  package let passes: Int64?
  private let easing: Easing
  private let reverses: Bool
  private let keyTimes: [Double]?

  /// Creates the curve of `tween` at `tickRate` ticks per second.
  package init(_ tween: Tween, tickRate: Int) {
    duration = Ticks(seconds: tween.duration.value, tickRate: tickRate)
    easing = tween.easing
    reverses = tween.loopType == .reverse
    keyTimes = tween.keyTimes?.value
    let count = Int64(tween.loopCount?.value ?? 0)
    // A tween that takes no time cannot loop.
    let isOnce = tween.loopType == .once || duration == .zero
    passes = isOnce ? 1 : count > 0 ? count : nil
  }

  /// The total duration of all passes, or `nil` if it never ends.
  package var total: Ticks? { passes.map { duration * $0 } }

  /// A moment of a tween.
  package struct Moment: Sendable, Equatable {
    /// The pass, counting from 0.
    package let pass: Int64
    /// The distance from the start of the pass; it decreases when the tween runs backwards.
    package let position: Ticks
  }

  /// Returns the moment `elapsed` after the start; at the tick where a pass ends, the next one, if any, has begun.
  package func moment(at elapsed: Ticks) -> Moment {
    let (pass, position) = TweenCurve.moment(
      at: elapsed.count, duration: duration.count, passes: passes ?? 0, reverses: reverses)
    return Moment(pass: pass, position: Ticks(position))
  }

  /// Returns the same moment as plain integers, for callers that store them that way; 0 passes means unlimited.
  @inline(__always) package static func moment(
    at elapsed: Int64, duration: Int64, passes: Int64, reverses: Bool
  ) -> (pass: Int64, position: Int64) {
    // Most tweens are in their first pass, which needs no division.
    guard elapsed >= duration else { return (0, max(0, elapsed)) }
    guard duration > 0 else { return (0, 0) }
    let (pass, rest) = elapsed.quotientAndRemainder(dividingBy: duration)
    if passes > 0, pass >= passes { return (passes - 1, reverses && passes % 2 == 0 ? 0 : duration) }
    return (pass, reverses && pass % 2 == 1 ? duration - rest : rest)
  }

  /// Returns the value of a track `elapsed` after the start; `start` is the value displayed when the tween started.
  package func value(of track: Tween.Track, from start: TweenValue, at elapsed: Ticks) -> TweenValue {
    let start = track.from ?? start
    let position = moment(at: elapsed).position
    guard let last = track.values.last else { return start }
    guard track.values.count > 1 else {
      let share = duration.count > 0 ? easing.value(at: position, of: duration) : 1
      return start.interpolated(to: last, share: share)
    }
    guard position < duration else { return keyframe(of: track, from: start, at: 1) }
    return keyframe(of: track, from: start, at: Double(position.count) / Double(duration.count))
  }

  /// Returns the value at `ratio` of a pass with keyframes.
  private func keyframe(of track: Tween.Track, from start: TweenValue, at ratio: Double) -> TweenValue {
    var before = start
    var timeBefore = 0.0
    for (index, value) in track.values.enumerated() {
      let time = time(ofKeyframe: index, of: track.values.count)
      if ratio < time {
        let share = time > timeBefore ? easing.value(at: (ratio - timeBefore) / (time - timeBefore)) : 1
        return before.interpolated(to: value, share: share)
      }
      (before, timeBefore) = (value, time)
    }
    return before
  }

  private func time(ofKeyframe index: Int, of count: Int) -> Double {
    if let keyTimes, index < keyTimes.count { return keyTimes[index] }
    return Double(index) / Double(count - 1)
  }
}

extension TweenValue {
  /// Returns the value at a fraction of the way to `end`: exactly `self` at 0 and exactly `end` at 1.
  ///
  /// Colours are interpolated by channel and rounded half up.
  package func interpolated(to end: TweenValue, share: Double) -> TweenValue {
    guard share != 0 else { return self }
    guard share != 1 else { return end }
    switch (self, end) {
    case (.number(let first), .number(let last)): return .number(first + (last - first) * share)
    case (.color(let first), .color(let last)):
      return .color(
        Color(
          red: TweenValue.channel(first.red, last.red, share),
          green: TweenValue.channel(first.green, last.green, share),
          blue: TweenValue.channel(first.blue, last.blue, share),
          alpha: TweenValue.channel(first.alpha, last.alpha, share)))
    default: return end
    }
  }

  private static func channel(_ first: UInt8, _ last: UInt8, _ share: Double) -> UInt8 {
    let value = Double(first) + (Double(last) - Double(first)) * share
    let rounded = (value + 0.5).rounded(.down)
    return rounded > 0 ? UInt8(min(rounded, 255)) : 0
  }
}

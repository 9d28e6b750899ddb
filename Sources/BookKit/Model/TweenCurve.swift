/// A function that maps the time since a tween's start to a pass and a position in the pass.
package struct TweenCurve: Sendable {
  /// The duration of one pass; 0 if it depends on the distance.
  package let duration: Ticks
  /// The pause between two passes.
  package let pause: Ticks
  /// The number of passes, or `nil` if the tween never ends.
  package let passes: Int64?
  let easing: Easing
  private let reverses: Bool
  private let hasKnownDuration: Bool

  package init(_ tween: Tween, tickRate: Int) {
    let wander = tween.wander
    hasKnownDuration = wander?.speed == nil
    duration = hasKnownDuration ? Ticks(seconds: tween.duration.value, tickRate: tickRate) : .zero
    pause = Ticks(seconds: wander?.pause ?? 0, tickRate: tickRate)
    easing = tween.easing
    reverses = wander == nil && tween.loopType == .reverse
    let count = Int64(tween.loopCount?.value ?? 0)
    // A tween that takes no time cannot loop.
    let takesNoTime = hasKnownDuration && duration + pause == .zero
    let isOnce = wander == nil && tween.loopType == .once || takesNoTime
    passes = isOnce ? 1 : count > 0 ? count : nil
  }

  /// The total duration of all passes, or `nil` if the tween never ends or its duration depends on distances.
  package var total: Ticks? {
    guard hasKnownDuration else { return nil }
    return passes.map { duration * $0 + pause * ($0 - 1) }
  }

  /// The time after which the first pass is over and the next one begins, or `nil` if it depends on a distance.
  package var firstPass: Ticks? {
    guard hasKnownDuration else { return nil }
    return passes == 1 ? duration : duration + pause
  }

  package struct Moment: Sendable, Equatable {
    /// The pass, counting from 0.
    package let pass: Int64
    /// The distance from the start of the pass; it decreases when the tween runs backwards.
    package let position: Ticks
  }

  /// Returns the moment `elapsed` after the start; when a pass ends, the next one, if any, begins at the same tick.
  package func moment(at elapsed: Ticks) -> Moment {
    let (pass, position) = TweenCurve.moment(
      at: elapsed.count, duration: duration.count, passes: passes, reverses: reverses)
    return Moment(pass: pass, position: Ticks(position))
  }

  /// Returns the same moment as plain integers, for callers that store them that way.
  @inline(__always) package static func moment(
    at elapsed: Int64, duration: Int64, passes: Int64?, reverses: Bool
  ) -> (pass: Int64, position: Int64) {
    // Most tweens are in their first pass, which needs no division.
    guard elapsed >= duration else { return (0, max(0, elapsed)) }
    guard duration > 0 else { return (0, 0) }
    let (pass, rest) = elapsed.quotientAndRemainder(dividingBy: duration)
    if let passes, pass >= passes { return (passes - 1, reverses && passes % 2 == 0 ? 0 : duration) }
    return (pass, reverses && pass % 2 == 1 ? duration - rest : rest)
  }
}

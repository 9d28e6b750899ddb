/// The state of a slider, a dial or a flap.
struct MovableState: Sendable, Equatable {
  /// Its progress; while it's taken to a stop, the progress from which it started.
  var progress = 0.0
  var settling: Settling?
  /// The index of the stop that it reached last, if it has reached any since it came on stage.
  var lastStop: Int?
  /// Whether its progress has changed since then.
  var hasMoved = false

  /// The way to a stop, or to another goal.
  struct Settling: Sendable, Equatable {
    var start: Int64
    var duration: Ticks
    /// By how much the progress changes, which can lead round the end of what wraps.
    var way: Double
    var goal: Double
  }

  /// Returns the progress at a tick, which can be outside its bounds while it's taken round the end.
  func unboundedProgress(at tick: Int64) -> Double {
    guard let settling else { return progress }
    let elapsed = Ticks(tick - settling.start)
    guard elapsed < settling.duration else { return settling.goal }
    return progress + settling.way * MovableState.easing.value(at: elapsed, of: settling.duration)
  }

  private static let easing = Easing.curve(.plain, .easeOut)
}

/// How a finger holds a slider, a dial or a flap.
struct MovableGrab: Sendable, Equatable {
  /// The finger's position relative to the pivot of a slider, in its parent's coordinates.
  ///
  /// For a flap, the distance from the hinge, and the cosine of the angle.
  var offset = Point.zero
  /// The progress of a dial without its bounds.
  var sum = 0.0
  /// The last direction from the pivot of a dial; `nil` while the finger is too near.
  var direction: Double?
  /// The progress at which it was pressed.
  var pressed: Double
  /// The largest distance of the finger from where its touch began.
  var farthest = 0.0

  /// The distance that a finger can move in a tap.
  static let maxTapDistance = 8.0
  /// The distance from a pivot within which a finger has no direction.
  static let minRadius = 8.0
}

/// When the stage is looked at, and for whom.
struct StageTime: Sendable {
  /// The tick.
  var tick: Int64
  /// How many ticks make a second.
  var tickRate: Int
  /// Whether what moves is shown standing still.
  var sparesMotion = false
}

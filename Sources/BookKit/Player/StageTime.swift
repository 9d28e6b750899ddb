/// The time at which the stage is viewed, and whether motion is reduced.
struct StageTime: Sendable {
  var tick: Int64
  var tickRate: Int
  var reducesMotion = false
}

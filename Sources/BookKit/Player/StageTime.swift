/// When the stage is viewed, how loud it is then, and whether motion is reduced.
struct StageTime: Sendable {
  var tick: Int64
  var tickRate: Int
  var loudness: Double
  var reducesMotion = false
}

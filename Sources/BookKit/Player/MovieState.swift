struct MovieState: Sendable, Equatable {
  /// The tick at which it started, or started over.
  var start: Int64 = 0
  var pass: Int64 = 0
  var mark: Mark = 0
  var isRunning = false
  /// Whether it has ended and still shows its last picture.
  var hasEnded = false
}

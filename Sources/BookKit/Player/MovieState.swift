/// The state of a movie.
struct MovieState: Sendable, Equatable {
  var isRunning = false
  /// Whether it has ended and still shows its last picture.
  var hasEnded = false
  var mark: UInt32 = 0
  var pass: Int64 = 0
  /// The tick at which it started, or started over.
  var start: Int64 = 0
}

/// A track that determines a value of an element, unless another track overrides it.
enum ActiveTrack: Sendable, Equatable {
  case batched(RunningTrack)
  /// Another track: one with keyframes, with a colour, or of a tween that repeats.
  case other(Int)

  var track: Int {
    switch self {
    case .batched(let running): Int(running.track)
    case .other(let track): track
    }
  }
}

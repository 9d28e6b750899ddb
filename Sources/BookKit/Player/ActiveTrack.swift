/// A track that determines a value of an element, unless another track overrides it.
enum ActiveTrack: Sendable, Equatable {
  case batched(RunningTrack)
  /// A track that isn't in a batch, because it has keyframes or a colour, or because its tween repeats.
  case other(Int)

  var track: Int {
    switch self {
    case .batched(let running): Int(running.track)
    case .other(let track): track
    }
  }
}

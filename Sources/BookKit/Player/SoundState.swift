struct SoundState: Sendable, Equatable {
  var status = Status.silent
  var mark: Mark = 0
  /// Its number among all sounds started, in order.
  var order: UInt32 = 0
  /// The number of times it has started over.
  var pass: Int64 = 0
  /// The tick at which it started, or started over.
  var start: Int64 = 0
  /// Whether a text that joined it late has scheduled a word after the sound's end, at the same tick.
  var hasLateWords = false
  /// The reader's recording that is heard instead of it, if it's playing and there is one.
  var take: Take?

  enum Status: UInt8, Sendable {
    case silent
    case offset
    case sounding
  }
}

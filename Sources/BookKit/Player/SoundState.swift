struct SoundState: Sendable, Equatable {
  var status = Status.silent
  var mark: Mark = 0
  /// Its position in the order in which sounds were started.
  var order: UInt32 = 0
  /// The number of times it has started over.
  var pass: Int64 = 0
  /// The tick at which it started, or started over.
  var start: Int64 = 0
  /// Whether a text that joined the sound late has scheduled a word for the tick of the sound's end, after the end.
  var hasLateWords = false
  /// The reader's recording that is playing instead of it, if any.
  var take: Take?

  enum Status: UInt8, Sendable {
    case silent, offset, sounding
  }
}

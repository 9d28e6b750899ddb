/// A number that counts up within its kind, so that anything meant for an earlier time can be told to be stale.
///
/// Each kind is a type of its own: the number of an opening can't be compared with that of a stay. In memory it's a
/// number of 32 bits.
protocol SerialNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  var rawValue: UInt32 { get set }

  init(rawValue: UInt32)
}

extension SerialNumber {
  @inline(__always) init(integerLiteral value: UInt32) { self.init(rawValue: value) }

  /// Creates the number that one of another kind stands for, such as the mark of what waits for a page turn.
  @inline(__always) init(_ other: some SerialNumber) { self.init(rawValue: other.rawValue) }

  @inline(__always) var next: Self { Self(rawValue: rawValue + 1) }

  @inline(__always) mutating func advance() { rawValue &+= 1 }
}

/// The number of an opening of a page or a single credit, counted from 1 over the whole run; 0 stands for none.
struct Opening: SerialNumber {
  var rawValue: UInt32
}

/// The number of a stay of an element on stage, counted from 1 since its page was opened; 0 stands for none.
struct Stay: SerialNumber {
  var rawValue: UInt32
}

/// The number of times an element has come on stage or started over.
struct Round: SerialNumber {
  var rawValue: UInt32
}

/// The number of a playback of a file, counted from 1 over the whole run.
struct Playback: SerialNumber {
  var rawValue: UInt32
}

/// What identifies the run of a tween, sound, movie or text for which something was scheduled: it changes whenever that
/// starts or stops.
///
/// What isn't scheduled for such a run is marked with its opening, stay or playback.
struct Mark: SerialNumber {
  var rawValue: UInt32
}

/// A number that counts up, so that things with an earlier number can be recognized as stale.
///
/// Each kind has its own type: the number of an opening can't be compared with that of a stay. All take 32 bits of
/// memory.
protocol SerialNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  var rawValue: UInt32 { get set }

  init(rawValue: UInt32)
}

extension SerialNumber {
  @inline(__always) init(integerLiteral value: UInt32) { self.init(rawValue: value) }

  /// Converts a number of another kind, such as an opening that is used as a mark.
  @inline(__always) init(_ other: some SerialNumber) { self.init(rawValue: other.rawValue) }

  @inline(__always) var next: Self { Self(rawValue: rawValue + 1) }

  @inline(__always) mutating func advance() { rawValue &+= 1 }
}

/// The number of an opening of a page or a single credit, counted from 1 over the whole run; 0 stands for none.
struct Opening: SerialNumber { var rawValue: UInt32 }

/// The number of a stay of an element on stage, counted from 1 since its page was opened; 0 stands for none.
struct Stay: SerialNumber { var rawValue: UInt32 }

/// The number of times an element has come on stage or started over.
struct Round: SerialNumber { var rawValue: UInt32 }

/// The number of a playback of a file, counted from 1 over the whole run.
struct Playback: SerialNumber { var rawValue: UInt32 }

/// The number of a run of a tween, sound, movie or text for which steps are scheduled.
///
/// It changes whenever a run starts or stops. Other steps are marked with an opening, a stay or a playback.
struct Mark: SerialNumber { var rawValue: UInt32 }

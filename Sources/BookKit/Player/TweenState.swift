struct TweenState: Sendable, Equatable, PlainPart {
  /// The status in the two upper bits, whether it has begun in the next one, and the mark below, to save memory, as
  /// there are many tweens.
  private var bits: UInt32 = 0

  private static var statusBit: UInt32 { 30 }
  private static var begun: UInt32 { 1 << 29 }
  private static var marks: UInt32 { begun - 1 }

  var status: Status {
    get { Status(rawValue: UInt8(truncatingIfNeeded: bits >> TweenState.statusBit)) ?? .idle }
    set { bits = bits & (TweenState.begun | TweenState.marks) | UInt32(newValue.rawValue) << TweenState.statusBit }
  }

  /// Whether it has begun, possibly with its delay, since its element came on stage.
  var hasBegun: Bool {
    get { bits & TweenState.begun != 0 }
    set { bits = newValue ? bits | TweenState.begun : bits & ~TweenState.begun }
  }

  /// A counter that increases whenever the tween starts or is cancelled, so that earlier agenda entries no longer
  /// apply.
  var mark: Mark {
    get { Mark(rawValue: bits & TweenState.marks) }
    set { bits = bits & ~TweenState.marks | newValue.rawValue & TweenState.marks }
  }

  /// Changes the status, so that earlier agenda entries no longer apply; unless it becomes idle, it has begun.
  ///
  /// All bits are written at once, since reading them after writing a part of them makes a processor wait.
  ///
  /// - Returns: The new mark.
  @discardableResult mutating func change(to status: Status) -> Mark {
    let mark = (bits + 1) & TweenState.marks
    let begun = status == .idle ? bits & TweenState.begun : TweenState.begun
    bits = UInt32(status.rawValue) << TweenState.statusBit | begun | mark
    return Mark(rawValue: mark)
  }

  enum Status: UInt8, Sendable {
    case idle
    case delayed
    case running
  }
}

/// What is active on a slot, in four bytes, as there are many slots.
struct SlotActivity: Sendable, Equatable, PlainPart {
  /// The index of a running track from 0, −1 for none, or the number of another track counted down from −2.
  private let code: Int32

  static var none: SlotActivity { SlotActivity(.none) }

  enum Kind {
    case none
    /// The track at an index among those that are computed in batches.
    case running(Int)
    /// Another track, by its number among those that are not computed in batches.
    case other(Int)
  }

  @inline(__always) init(_ kind: Kind) {
    code =
      switch kind {
      case .none: -1
      case .running(let place): Int32(place)
      case .other(let number): Int32(-2 - number)
      }
  }

  @inline(__always) var kind: Kind {
    if code >= 0 { return .running(Int(code)) }
    return code == -1 ? .none : .other(-2 - Int(code))
  }
}

/// What must hold for a rule to fire, parsed: a list of nodes in which parts stand before what they are part of.
public struct Condition: Sendable {
  /// A part of the condition; numbers are positions of other parts.
  public enum Part: Sendable {
    /// A value.
    case literal(Value)
    /// A variable.
    case variable(Name)
    /// Whether a part does not hold.
    case not(Int)
    /// Whether both hold.
    case and(Int, Int)
    /// Whether one of two holds.
    case or(Int, Int)
    /// How two compare.
    case comparison(Int, Comparison, Int)
  }

  /// The ways to compare.
  public enum Comparison: UInt8, Word {
    /// The same.
    case equal
    /// Not the same.
    case notEqual
    /// Less than.
    case less
    /// Less than or equal to.
    case lessOrEqual
    /// Greater than.
    case greater
    /// Greater than or equal to.
    case greaterOrEqual

    /// The sign.
    public var word: StaticString {
      switch self {
      case .equal: "=="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      }
    }
  }

  /// The parts; the last one is the whole.
  public var parts: [Part]

  /// What never holds: in place of a condition that cannot be understood, so that its rule never fires.
  static var never: Condition { Condition(parts: [.literal(.boolean(false))]) }

  /// Whether it never holds.
  var isNever: Bool {
    guard parts.count == 1, case .literal(let value) = parts[0] else { return false }
    return value == .boolean(false)
  }
}

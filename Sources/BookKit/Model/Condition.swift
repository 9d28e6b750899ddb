/// A parsed condition of a rule: a list of parts, with operands before the operators that use them.
public struct Condition: Sendable {
  /// A part of the condition; integers are indices of other parts.
  package enum Part: Sendable, Equatable {
    case literal(Value)
    case variable(Name)
    /// An option, written as `option.` followed by its name.
    case option(Name)
    /// Whether a game is complete, written as `game.` followed by its name.
    case game(Name)
    /// Whether the page on stage has a recording of the voice in use, written as `page.recorded`.
    case pageRecorded
    /// How loud it is, written as `device.loudness`.
    case loudness
    /// The progress of a slider, a dial or a flap, written as its name followed by `.progress`.
    case progress(Name)
    case not(Int)
    case and(Int, Int)
    case or(Int, Int)
    case comparison(Int, Comparison, Int)
  }

  package enum Comparison: KeywordText, Keyword {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The parts; the last one is the root.
  package var parts: [Part]

  /// A condition that is always false, used in place of an invalid one so that its rule never fires.
  static var never: Condition { Condition(parts: [.literal(.boolean(false))]) }

  /// Whether the condition asks how loud it is.
  package var dependsOnLoudness: Bool { parts.contains(.loudness) }

  /// Whether the condition is the constant `false`.
  package var isNever: Bool { parts == Condition.never.parts }
}

extension Condition.Comparison: ExplainedKeyword {
  package static var kind: StaticString { "a comparison in conditions" }

  package var meaning: StaticString {
    switch self {
    case .equal: "holds if both values are of the same kind and equal"
    case .notEqual: "holds if the values differ, or are of different kinds"
    case .less: "holds if the first value is smaller, or the first text is earlier in the order of letters"
    case .lessOrEqual: "holds if the first value is smaller, or both are equal"
    case .greater: "holds if the first value is larger, or the first text is later in the order of letters"
    case .greaterOrEqual: "holds if the first value is larger, or both are equal"
    }
  }
}

import BookKit

extension Condition {
  /// Returns whether it can be seen from the two conditions that they never hold at once.
  ///
  /// That's so if one is the negation of the other, or if both compare the same name with different values.
  func excludes(_ other: Condition) -> Bool {
    if isNegation(of: other) || other.isNegation(of: self) { return true }
    guard let mine = requiredValue, let its = other.requiredValue else { return false }
    return mine.name == its.name && mine.value != its.value
  }

  private func isNegation(of other: Condition) -> Bool {
    guard parts.count == other.parts.count + 1, case .not(let inner)? = parts.last else { return false }
    return inner == other.parts.count - 1 && Array(parts.dropLast()) == other.parts
  }

  /// The variable or option that must have a value, if that is the whole condition.
  private var requiredValue: (name: Part, value: Value)? {
    guard parts.count == 3, case .comparison(_, .equal, _) = parts[2] else { return nil }
    switch (parts[0], parts[1]) {
    case (.variable, .literal(let value)), (.option, .literal(let value)): return (parts[0], value)
    case (.literal(let value), .variable), (.literal(let value), .option): return (parts[1], value)
    default: return nil
    }
  }
}

import BookKit

extension Condition {
  /// Returns whether the two conditions obviously never hold at the same time.
  ///
  /// That's so if one is the negation of the other, or if both compare the same name with different values.
  func excludes(_ other: Condition) -> Bool {
    if isNegation(of: other) || other.isNegation(of: self) { return true }
    guard let mine = requiredValue, let its = other.requiredValue else { return false }
    return mine.name == its.name && mine.value != its.value
  }

  /// Returns whether the condition can hold with the values that options can have.
  ///
  /// The closure returns the values of an option, or an empty array if it can have any value.
  func canHold(_ values: (Name) -> [Value]) -> Bool {
    // For each part, whether it can be true and whether it can be false.
    var outcomes: [(isTrue: Bool, isFalse: Bool)] = []
    for part in parts {
      switch part {
      case .literal(.boolean(let isTrue)): outcomes.append((isTrue, !isTrue))
      case .not(let inner): outcomes.append((outcomes[inner].isFalse, outcomes[inner].isTrue))
      case .and(let left, let right):
        let (one, other) = (outcomes[left], outcomes[right])
        outcomes.append((one.isTrue && other.isTrue, one.isFalse || other.isFalse))
      case .or(let left, let right):
        let (one, other) = (outcomes[left], outcomes[right])
        outcomes.append((one.isTrue || other.isTrue, one.isFalse && other.isFalse))
      case .comparison(let left, let comparison, let right):
        outcomes.append(outcome(parts[left], comparison, parts[right], values))
      case .literal, .variable, .option, .game, .pageRecorded, .loudness, .progress: outcomes.append((true, true))
      }
    }
    return outcomes.last?.isTrue ?? true
  }

  private func outcome(
    _ left: Part, _ comparison: Comparison, _ right: Part, _ values: (Name) -> [Value]
  ) -> (isTrue: Bool, isFalse: Bool) {
    let (name, value): (Name, Value)
    switch (left, right) {
    case (.option(let option), .literal(let literal)), (.literal(let literal), .option(let option)):
      (name, value) = (option, literal)
    default: return (true, true)
    }
    let known = values(name)
    guard !known.isEmpty, comparison == .equal || comparison == .notEqual else { return (true, true) }
    let (canBe, canDiffer) = (known.contains(value), known.contains { $0 != value })
    return comparison == .equal ? (canBe, canDiffer) : (canDiffer, canBe)
  }

  private func isNegation(of other: Condition) -> Bool {
    guard parts.count == other.parts.count + 1, case .not(let inner)? = parts.last else { return false }
    return inner == other.parts.count - 1 && Array(parts.dropLast()) == other.parts
  }

  /// The variable or option and the value it must have, or `nil` if the condition isn't just such a comparison.
  private var requiredValue: (name: Part, value: Value)? {
    guard parts.count == 3, case .comparison(_, .equal, _) = parts[2] else { return nil }
    switch (parts[0], parts[1]) {
    case (.variable, .literal(let value)), (.option, .literal(let value)): return (parts[0], value)
    case (.literal(let value), .variable), (.literal(let value), .option): return (parts[1], value)
    default: return nil
    }
  }
}

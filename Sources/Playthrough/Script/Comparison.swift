import BookKit

/// The operator with which an expectation compares values; the conditions of rules have the same operators.
package typealias Comparison = Condition.Comparison

extension Comparison {
  /// The operator in scripts, where equality is a single equals sign.
  package var sign: StaticString { self == .equal ? "=" : keyword }

  init?(sign text: some Collection<UInt8>) {
    guard let found = Comparison.allCases.first(where: { $0.sign.matches(text) }) else { return nil }
    self = found
  }

  /// Whether the comparison needs an order, which only numbers and text have.
  package var isOrder: Bool { self != .equal && self != .notEqual }

  /// Returns whether a value satisfies the comparison.
  ///
  /// Numbers within `tolerance` are equal. Values of different types are always unequal and have no order.
  package func holds(
    _ found: Event.Datum, _ expected: ExpectedValue, names: NameTable,
    tolerance: Double = ExpectedValue.defaultTolerance
  ) -> Bool {
    let isEqual = expected.equals(found, names: names, tolerance: tolerance)
    switch self {
    case .equal: return isEqual
    case .notEqual: return !isEqual
    case .less: return !isEqual && isLess(found, expected, names) == true
    case .lessOrEqual: return isEqual || isLess(found, expected, names) == true
    case .greater: return !isEqual && isLess(found, expected, names) == false
    case .greaterOrEqual: return isEqual || isLess(found, expected, names) == false
    }
  }

  /// Returns whether a value is less than another, unequal value, or `nil` if the two have no order.
  private func isLess(_ found: Event.Datum, _ expected: ExpectedValue, _ names: NameTable) -> Bool? {
    switch (found, expected) {
    case (.number(let number), .number(let other)): number.isNaN || other.isNaN ? nil : number < other
    case (.text(let name), .text(let text)): names.utf8(of: name).lexicographicallyPrecedes(text)
    default: nil
    }
  }
}

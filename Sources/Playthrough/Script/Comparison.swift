import BookKit

/// How an expectation compares a value with the expected one: in the ways in which conditions of rules compare.
package typealias Comparison = Condition.Comparison

extension Comparison {
  /// The sign in scripts, where one equals sign is enough.
  package var sign: StaticString { self == .equal ? "=" : word }

  /// The comparison with that sign in scripts.
  init?(sign text: some Collection<UInt8>) {
    guard let found = Comparison.allCases.first(where: { $0.sign.holds(text) }) else { return nil }
    self = found
  }

  /// Whether it asks for an order, which only numbers and texts have.
  package var isOrder: Bool { self != .equal && self != .notEqual }

  /// Whether a value compares with the expected one like this.
  ///
  /// Of any two numbers one is less than, the same as or more than the other, and those within `tolerance` are the
  /// same. Of values of different kinds it only holds that they are not the same.
  package func holds(
    _ found: Event.Datum, _ expected: ExpectedValue, names: NameTable,
    tolerance: Double = ExpectedValue.usualTolerance
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

  /// Whether a value is below one that is not the same; nothing when there is no order.
  private func isLess(_ found: Event.Datum, _ expected: ExpectedValue, _ names: NameTable) -> Bool? {
    switch (found, expected) {
    case (.number(let number), .number(let other)): number.isNaN || other.isNaN ? nil : number < other
    case (.text(let name), .text(let text)): names.utf8(of: name).lexicographicallyPrecedes(text)
    default: nil
    }
  }
}

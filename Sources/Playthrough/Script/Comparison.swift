import BookKit

/// How an expectation compares a value with the expected one.
public enum Comparison: UInt8, Word {
  /// The same.
  case equal
  /// Not the same.
  case notEqual
  /// Less.
  case less
  /// Less or the same.
  case lessOrEqual
  /// More.
  case greater
  /// More or the same.
  case greaterOrEqual

  /// The sign in scripts.
  public var word: StaticString {
    switch self {
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }

  /// Whether it asks for an order, which only numbers and texts have.
  public var isOrder: Bool { self != .equal && self != .notEqual }

  /// Whether a value compares with the expected one like this.
  ///
  /// Of any two numbers one is less than, the same as or more than the other, and those within `tolerance` are the
  /// same. Of values of different kinds it only holds that they are not the same.
  public func holds(
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

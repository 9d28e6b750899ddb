/// A value of a variable or an option.
public enum Value: Sendable {
  /// A number.
  case number(Double)
  /// A Boolean.
  case boolean(Bool)
  /// Text.
  case string(String)
}

extension Value: Equatable {
  /// Returns whether the type and value are equal; `true` is not 1, and text is compared by Unicode scalar.
  public static func == (lhs: Value, rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.string(let left), .string(let right)): Array(left.utf8) == Array(right.utf8)
    default: false
    }
  }
}

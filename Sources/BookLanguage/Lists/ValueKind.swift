import BookKit

/// The kinds of values that an author can begin to write, by their XML tags; Booleans are complete at once.
enum ValueKind: String {
  case string
  case integer
  case real
  case array
  case dictionary = "dict"
}

extension KeyShape {
  /// The kinds of values that a key of this shape can have, the most common one first.
  var kinds: [ValueKind] {
    switch self {
    case .number: [.integer, .real]
    case .integer: [.integer]
    case .boolean: []
    case .string, .file, .color, .words, .transition, .condition, .event, .surface: [.string]
    case .reference(let reference): reference.takesNumber ? [.string, .integer] : [.string]
    case .value: [.string, .integer, .real]
    case .bounds, .background: [.string, .dictionary]
    case .colors, .strings, .references, .numbers, .values, .array, .arrays: [.array]
    case .dictionary, .map: [.dictionary]
    case .oneOrMore: [.dictionary, .array]
    case .stops: [.integer, .array]
    }
  }

  /// Whether all values that such a key can have are proposed.
  var isListed: Bool {
    switch self {
    case .words, .event: true
    default: false
    }
  }

  /// The shape of the values in an array of this shape, or `nil` if it isn't an array of scalars.
  var ofElements: KeyShape? {
    switch self {
    case .colors: .color
    case .numbers, .stops: .number(.any)
    case .strings: .string
    case .references(let reference): .reference(reference)
    case .values: .value
    default: nil
    }
  }
}

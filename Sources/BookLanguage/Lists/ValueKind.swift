import BookKit

/// The kinds of values that an author can begin to write, by their tags in XML; those of booleans are whole values.
enum ValueKind: String {
  case string
  case integer
  case real
  case array
  case dictionary = "dict"
}

extension KeyShape {
  /// The kinds of values that such a key takes, the most common one first.
  var kinds: [ValueKind] {
    switch self {
    case .number: [.integer, .real]
    case .integer: [.integer]
    case .boolean: []
    case .string, .file, .color, .word, .transition, .condition, .event: [.string]
    case .tweenReference, .pageReference: [.string, .integer]
    case .value: [.string, .integer, .real]
    case .bounds, .background: [.string, .dictionary]
    case .colors, .strings, .numbers, .array: [.array]
    case .dictionary, .map: [.dictionary]
    case .oneOrMore: [.dictionary, .array]
    }
  }

  /// Whether all values that such a key takes are proposed as a whole.
  var isListed: Bool {
    switch self {
    case .word, .event: true
    default: false
    }
  }

  /// The shape of the values in an array of such a key, or `nil` if it takes no array of scalars.
  var ofElements: KeyShape? {
    switch self {
    case .colors: .color
    case .numbers: .number(.any)
    case .strings: .string
    default: nil
    }
  }

  /// Returns the shape of the value of a key that the author chooses, or that is the name of a property or a language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - map: The path of the dictionary, whose last keys say what it is for.
  init?(of key: String, in map: [String]) {
    let property = Property(Array(key.utf8))
    switch (map.dropLast().last, map.last) {
    case (_, "properties"), (_, "from"):
      guard let property else { return nil }
      self = property == .fontColor ? .color : .number(.any)
    case (_, "keyframes"):
      guard let property else { return nil }
      self = property == .fontColor ? .colors : .numbers
    case (nil, "variables"), (nil, "options"): self = .value
    case (nil, "optionValues"): self = .strings
    case (nil, "words"): self = .map(.words)
    case ("words", _): self = .string
    default: return nil
    }
  }
}

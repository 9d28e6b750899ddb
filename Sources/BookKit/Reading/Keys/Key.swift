import PropertyList

/// A key of the format: the one place from which reading, suggestions and documentation know it.
package struct Key: Sendable {
  /// How books write it.
  package let name: StaticString
  /// In which dictionaries it stands.
  package let owner: KeyOwner
  /// What its value is.
  package let shape: KeyShape
  /// What holds when it is missing, in words.
  package let standard: StaticString
  /// What it means, in words.
  package let meaning: StaticString
  /// Whether the first books had it already; such keys keep their meaning for ever.
  package let isOriginal: Bool
  /// Whether a dictionary is incomplete without it.
  package let isRequired: Bool
  /// Another name under which old books have it.
  package let alias: StaticString?
  let field: Field

  // Many keys are made, and a call takes less room than all that it does.
  @inline(never) init(
    _ field: Field, _ name: StaticString, in owner: KeyOwner, _ shape: KeyShape, standard: StaticString,
    _ meaning: StaticString, isOriginal: Bool = false, isRequired: Bool = false, alias: StaticString? = nil
  ) {
    self.field = field
    self.name = name
    self.owner = owner
    self.shape = shape
    self.standard = Build.tellsAll ? standard : ""
    self.meaning = Build.tellsAll ? meaning : ""
    self.isOriginal = isOriginal
    self.isRequired = isRequired
    self.alias = alias
  }

  /// All keys, from the book inwards.
  package static let all: [Key] =
    bookKeys + pageKeys + elementKeys + contentsKeys + partsKeys + tweenKeys + ruleKeys
}

/// What the value of a key is.
package enum KeyShape: Sendable {
  /// A number, within bounds.
  case number(NumberBounds)
  /// A whole number, within bounds if there are any.
  case integer(ClosedRange<Int>?)
  /// A truth value.
  case boolean
  /// Text, or a name.
  case string
  /// The name of a file in the book's folder.
  case file
  /// A colour.
  case color
  /// One of a few words; any other breaks the rule.
  case word([StaticString], DiagnosticRule)
  /// The name of an easing.
  case transition
  /// A condition.
  case condition
  /// The name of an event.
  case event
  /// The index of a tween, or its name.
  case tweenReference
  /// The number of a page, or its name.
  case pageReference
  /// A number, a truth value or text.
  case value
  /// `canvas`, `none` or a rectangle.
  case bounds
  /// Strings.
  case strings
  /// Numbers.
  case numbers
  /// Dictionaries.
  case array
  /// A dictionary with keys of its own.
  case dictionary(KeyOwner)
  /// A dictionary with keys of its own, or an array of them.
  case oneOrMore(KeyOwner)
  /// A dictionary whose keys the author chooses.
  case map
}

extension KeyShape {
  /// Whose keys the value has, if it is a dictionary with keys of its own.
  var inner: KeyOwner? {
    switch self {
    case .dictionary(let owner), .oneOrMore(let owner): owner
    default: nil
    }
  }
}

/// What a number may be.
package enum NumberBounds: Sendable {
  /// Anything finite.
  case any
  /// Zero or more.
  case size
  /// More than zero.
  case positive
  /// From 0 to 1.
  case fraction
}

import PropertyList

/// A key of the format: the single source for reading, editing, suggestions and documentation.
package struct Key: Sendable {
  package let name: StaticString
  /// The kind of dictionary that contains the key.
  package let owner: KeyOwner
  package let shape: KeyShape
  package let defaultDescription: StaticString
  package let meaning: StaticString
  /// Whether the original format had the key; the meaning of such keys never changes.
  package let isOriginal: Bool
  /// Whether every dictionary of this kind must have the key.
  package let isRequired: Bool
  /// The alternative name in old books, or `nil` if there is none.
  package let alias: StaticString?
  /// Whether languages can have their own values.
  package let isTranslatable: Bool
  /// Whether the key places something on a page; games in the book's list can't have such keys.
  let isPlacement: Bool
  /// The words with a fixed meaning that are allowed instead of a name.
  let otherWords: @Sendable () -> [ExplainedWord]

  /// The words with a fixed meaning that are possible as the value, or as keys of the value.
  package var words: [ExplainedWord] { shape.words + otherWords() }
}

package enum KeyShape: Sendable {
  case number(NumberBounds)
  /// An integer, within bounds if there are any.
  case integer(ClosedRange<Int>?)
  case boolean
  case string
  case reference(Reference)
  /// The name of a file in the book's folder.
  case file(AssetFormat.Use)
  case color
  /// A keyword from a list.
  case words(@Sendable () -> [ExplainedWord])
  /// The name of an easing.
  case transition
  case condition
  case event
  /// A number, a Boolean or a string.
  case value
  /// `canvas`, `none` or a rectangle.
  case bounds
  /// A colour, a picture file or a gradient.
  case background
  /// A colour or a picture file.
  case surface
  case colors
  case strings
  /// An array of names.
  case references(Reference)
  /// An array of numbers, Booleans or strings.
  case values
  case numbers
  /// A number of stops, or an array of their positions.
  case stops
  /// An array of dictionaries with the keys of an owner.
  case array(KeyOwner)
  /// An array of arrays of dictionaries with the keys of an owner.
  case arrays(KeyOwner)
  /// A dictionary with the keys of an owner.
  case dictionary(KeyOwner)
  /// A dictionary with the keys of an owner, or an array of such dictionaries.
  case oneOrMore(KeyOwner)
  /// A dictionary whose keys aren't those of an owner.
  case map(MapKeys)
}

/// The kinds of keys in a dictionary without an owner.
package enum MapKeys: Sendable {
  case variables
  /// Properties of elements, each with a value.
  case properties
  /// Properties of elements, each with several values.
  case keyframes
  /// Built-in options, and the book's own.
  case options
  /// The book's own options.
  case ownOptions
  /// Languages, whose values are translations of the dictionary that contains them.
  case translations
  /// Languages, whose values are the texts of generated sections.
  case words
  /// Words of generated sections, whose values are texts.
  case texts

  /// Returns the shape of a key's value, or `nil` if the dictionary can't have the key or the shape isn't known.
  package func shape(ofValueFor key: String) -> KeyShape? {
    switch self {
    case .variables, .options: return .value
    case .ownOptions: return .values
    case .properties, .keyframes:
      guard let property = Property(Array(key.utf8)) else { return nil }
      if self == .properties { return property == .fontColor ? .color : .number(.any) }
      return property == .fontColor ? .colors : .numbers
    case .words: return .map(.texts)
    case .texts: return .string
    // The shape depends on the enclosing dictionary, which isn't known here.
    case .translations: return nil
    }
  }
}

extension KeyShape {
  @inline(__always)
  static func word<Word: ExplainedKeyword & KeyValue>(_ type: Word.Type) -> KeyShape { .words({ Word.words }) }

  /// The kind of dictionary that the value is, or `nil` if the format doesn't define its keys.
  package var inner: KeyOwner? {
    switch self {
    case .dictionary(let owner), .oneOrMore(let owner): owner
    case .background: .gradient
    default: nil
    }
  }

  /// The kind of dictionary that the value is or contains, or `nil` if the format doesn't define its keys.
  package var held: KeyOwner? {
    switch self {
    case .array(let owner), .arrays(let owner): owner
    case .bounds: .rectangle
    default: inner
    }
  }

  package var words: [ExplainedWord] {
    switch self {
    case .words(let words): words()
    case .bounds: BoundsWord.words
    case .map(.properties), .map(.keyframes): Property.words
    case .map(.words): Build.includesDiagnostics ? SectionWords.words : []
    case .map(.options): BuiltInOption.words { $0.letsBooksSetDefault }
    default: []
    }
  }
}

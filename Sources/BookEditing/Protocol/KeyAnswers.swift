import BookKit
import PropertyList

enum KeyAnswers {
  static var all: JSONValue { .array(Key.all.map { value($0) }) }

  private static func value(_ key: Key) -> JSONValue {
    var words: [String]?
    if case .words(let table) = key.shape { words = table().map { $0.word.description } }
    return [
      "owner": .string(key.owner.title.description), "name": .string(key.name.description),
      "shape": .string(shape(key.shape)), "words": words.map { .strings($0) },
      "holds": key.shape.held.map { .string($0.title.description) }, "bounds": bounds(key.shape),
      "standard": .string(key.defaultDescription.description), "meaning": .string(key.meaning.description),
      "original": .boolean(key.isOriginal), "required": .boolean(key.isRequired),
      "alias": key.alias.map { .string($0.description) },
    ]
  }

  /// Returns the smallest and the largest value of a number; `null` means that there is no bound.
  private static func bounds(_ shape: KeyShape) -> JSONValue? {
    switch shape {
    case .number(.nonnegative), .number(.positive): [0, .null]
    case .number(.radius): [12, 200]
    case .number(.share): [0.1, 1]
    case .number(.angle): [1, 180]
    case .number(.fraction), .number(.positiveFraction): [0, 1]
    case .integer(let range?): [.number(range.lowerBound), .number(range.upperBound)]
    default: nil
    }
  }

  static func shape(_ shape: KeyShape) -> String {
    switch shape {
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .string: "string"
    case .reference(.tweenOrIndex): "tween"
    case .reference(let reference): reference.takesNumber ? "page" : "string"
    case .file: "file"
    case .color: "color"
    case .words: "word"
    case .transition: "transition"
    case .condition: "condition"
    case .event: "event"
    case .value: "value"
    case .bounds: "bounds"
    case .background: "background"
    case .surface: "surface"
    case .colors: "colors"
    case .strings, .references: "strings"
    case .values: "values"
    case .numbers: "numbers"
    case .stops: "stops"
    case .array: "array"
    case .arrays: "arrays"
    case .dictionary: "dictionary"
    case .oneOrMore: "oneOrMore"
    case .map: "map"
    }
  }
}

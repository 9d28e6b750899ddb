import BookKit
import PropertyList

/// The table of keys as JSON, from which inspectors are made.
enum KeyAnswers {
  static var all: JSONValue { .array(Key.all.map { value($0) }) }

  private static func value(_ key: Key) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("owner", .string(key.owner.title.description)), .init("name", .string(key.name.description)),
      .init("shape", .string(shape(key.shape))),
    ]
    if case .words(let words) = key.shape {
      members.append(.init("words", .array(words().map { .string($0.word.description) })))
    }
    if let owner = key.shape.held { members.append(.init("holds", .string(owner.title.description))) }
    if let bounds = bounds(key.shape) { members.append(.init("bounds", .array(bounds))) }
    members += [
      .init("standard", .string(key.defaultDescription.description)),
      .init("meaning", .string(key.meaning.description)), .init("original", .boolean(key.isOriginal)),
      .init("required", .boolean(key.isRequired)),
    ]
    if let alias = key.alias { members.append(.init("alias", .string(alias.description))) }
    return .object(members)
  }

  /// Returns the least and the greatest value of a number; `null` for no bound.
  private static func bounds(_ shape: KeyShape) -> [JSONValue]? {
    switch shape {
    case .number(.nonnegative), .number(.positive): [0, .null]
    case .number(.fraction): [0, 1]
    case .integer(let range?): [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
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
    case .colors: "colors"
    case .strings, .references: "strings"
    case .values: "values"
    case .numbers: "numbers"
    case .array: "array"
    case .dictionary: "dictionary"
    case .oneOrMore: "oneOrMore"
    case .map: "map"
    }
  }
}

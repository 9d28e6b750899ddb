import BookChecking
import BookKit

/// Formats explanations of keys.
package enum KeyText {
  /// Returns the meanings of keys with the same name, wrapped at `width` columns unless `nil`.
  package static func lines(_ keys: [Key], paint: Paint, width: Int?) -> String {
    keys.map { key in
      var rows = [("value", key.shape.words { $0 })]
      rows.append(
        key.isRequired ? ("needed", "\(key.owner.title) is incomplete without it") : ("default", key.defaultWords))
      if let alias = key.alias { rows.append(("also", "\(alias), an old name")) }
      rows.append(("since", key.since))
      let lines = rows.map { name, text in
        Wrapping.hanging(text, behind: "  " + name, margin: 11, width: min(width ?? .max, Wrapping.defaultWidth)) + "\n"
      }
      let heading = "of \(key.owner.title): \(key.meaning)"
      return Wrapping.headed(by: key.name.description, heading, width: width) { paint.strong($0, .cyan) } + "\n"
        + lines.joined()
    }.joined(separator: "\n")
  }

  /// Returns a list of all keys by dictionary, one line each unless the terminal is too narrow.
  package static func list(_ keys: [Key], width: Int?) -> String {
    let nameWidth = keys.map { $0.name.description.count }.max() ?? 0
    return KeyOwner.allCases.map { owner in
      let lines = keys.filter { $0.owner == owner }.map { key in
        let (name, meaning) = (key.name.description, key.meaning.description)
        return Wrapping.hanging(meaning, behind: "  " + name, margin: nameWidth + 4, width: width) + "\n"
      }
      return owner.title.description + "\n" + lines.joined()
    }.joined(separator: "\n")
  }
}

extension Key {
  /// The default, which applies if the key is missing.
  package var defaultWords: String { defaultDescription.description }

  /// The version of the format that introduced the key.
  package var since: String { isOriginal ? "the first books" : "format version 1" }
}

extension KeyShape {
  /// Returns a description of the values; `quote` marks words of the format.
  package func words(quote: (String) -> String) -> String {
    switch self {
    case .number(.any): "a number"
    case .number(.nonnegative): "a number, 0 or more"
    case .number(.positive): "a number above 0"
    case .number(.fraction): "a number from 0 to 1"
    case .integer(nil): "a whole number"
    case .integer(let range?):
      range.upperBound == Int(Int32.max)
        ? "a whole number, \(range.lowerBound) or more"
        : range.count == 1
          ? "the whole number \(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .string: "a string"
    case .file: "the name of a file in the book's folder"
    case .color: "a colour"
    case .word(let words, _): words.map { quote($0.description) }.choices
    case .transition: "a transition"
    case .condition: "a condition"
    case .event: "an event"
    case .tweenReference: "a whole number or a name"
    case .pageReference: "a page's number or name"
    case .value: "a number, a boolean or a string"
    case .bounds: [quote("canvas"), quote("none"), "a rectangle"].choices
    case .background: "a colour, the name of a picture file, or a dictionary: \(KeyOwner.gradient.title)"
    case .colors: "an array of colours"
    case .strings: "an array of strings"
    case .numbers: "an array of numbers"
    case .array: "an array of dictionaries"
    case .dictionary(let owner): "a dictionary: \(owner.title)"
    case .oneOrMore(let owner): "a dictionary, or an array of them: \(owner.title)"
    case .map: "a dictionary with keys of your choice"
    }
  }
}

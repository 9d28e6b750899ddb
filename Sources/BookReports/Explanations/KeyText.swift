import BookKit

package enum KeyText {
  package static func lines(_ keys: [Key], paint: Paint, width: Int?) -> String {
    var listed: [[String]] = []
    return keys.map { key in
      var rows = [("value", key.shape.words { $0 })]
      rows.append(
        key.isRequired ? ("needed", "\(key.owner.title) is incomplete without it") : ("default", key.defaultWords))
      if let alias = key.alias { rows.append(("also", "\(alias), an old name")) }
      rows.append(("since", key.since))
      let lines = rows.map { name, text in
        Wrapping.hanging(text, after: "  " + name, margin: 11, width: min(width ?? .max, Wrapping.defaultWidth)) + "\n"
      }
      let heading = "of \(key.owner.title): \(key.meaning)"
      let first = Wrapping.headed(by: key.name.description, heading, width: width) { paint.strong($0, .cyan) } + "\n"
      // Keys with the same name often have the same values.
      let tables = key.valueTables.filter { table in !listed.contains(table.rows.map { $0.name }) }
      listed += tables.map { table in table.rows.map { $0.name } }
      return first + lines.joined() + tables.map { text(of: $0, width: width) }.joined()
    }.joined(separator: "\n")
  }

  private static func text(of table: ValueTable, width: Int?) -> String {
    let margin = (table.rows.map { $0.name.count }.max() ?? 0) + 6
    let width = min(width ?? .max, Wrapping.defaultWidth)
    return "  \(table.title)\n"
      + table.rows.map { name, meaning in
        Wrapping.hanging(meaning, after: "    " + name, margin: margin, width: width) + "\n"
      }.joined()
  }

  package static func list(_ keys: [Key], width: Int?) -> String {
    let nameWidth = keys.map { $0.name.description.count }.max() ?? 0
    return KeyOwner.allCases.map { owner in
      let lines = keys.filter { $0.owner == owner }.map { key in
        let (name, meaning) = (key.name.description, key.meaning.description)
        return Wrapping.hanging(meaning, after: "  " + name, margin: nameWidth + 4, width: width) + "\n"
      }
      return owner.title.description + "\n" + lines.joined()
    }.joined(separator: "\n")
  }
}

extension Key {
  package var defaultWords: String { defaultDescription.description }
  package var since: String { isOriginal ? "the first books" : "format version 1" }
}

/// The words or keys that a value can consist of, with their meanings.
package struct ValueTable {
  package let title: String
  package let rows: [(name: String, meaning: String)]

  package var markdown: String { rows.map { "- `\($0.name)`: \($0.meaning)" }.joined(separator: "\n") }
  package var plain: String { rows.map { "- \($0.name): \($0.meaning)" }.joined(separator: "\n") }
}

extension Key {
  var valueTables: [ValueTable] { [wordTable, keyTable].compactMap(\.self) }

  /// The words with a fixed meaning in the value or its keys, or `nil` if there are none.
  package var wordTable: ValueTable? {
    let rows = words.map { (name: $0.word.description, meaning: $0.fullMeaning) }
    return rows.isEmpty ? nil : ValueTable(title: shape.hasWordsAsKeys ? "keys" : "words", rows: rows)
  }

  private var keyTable: ValueTable? {
    let keys = Key.all.filter { $0.owner == shape.held }
    let rows = keys.map { (name: $0.name.description, meaning: $0.meaning.description) }
    return rows.isEmpty ? nil : ValueTable(title: "keys", rows: rows)
  }
}

extension ExplainedWord {
  package var fullMeaning: String {
    let option = kind.matches(BuiltInOption.kind.description.utf8) ? BuiltInOption(word.description.utf8) : nil
    return "\(meaning)" + (option.map { "; " + OptionText.values(of: $0) } ?? "")
  }
}

extension KeyShape {
  fileprivate var hasWordsAsKeys: Bool {
    guard case .map(let keys) = self else { return false }
    return keys == .properties || keys == .keyframes || keys == .options
  }

  /// Returns a description of the values; `quote` marks words of the format.
  package func words(quote: (String) -> String) -> String {
    switch self {
    case .number(.any): "a number"
    case .number(.nonnegative): "a number, 0 or more"
    case .number(.positive): "a number above 0"
    case .number(.fraction): "a number from 0 to 1"
    case .number(.positiveFraction): "a number above 0, up to 1"
    case .number(.radius): "a number from 12 to 200"
    case .number(.share): "a number from 0.1 to 1"
    case .number(.angle): "a number from 1 to 180"
    case .number(.way): "a number from -1000000 to 1000000"
    case .integer(nil): "a whole number"
    case .integer(let range?):
      range.upperBound == Int(Int32.max)
        ? "a whole number, \(range.lowerBound) or more"
        : range.count == 1
          ? "the whole number \(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .reference(.tweenOrIndex): "a whole number or a name"
    case .reference(let reference) where reference.takesNumber: "a page's number or name"
    case .string, .reference: "a string"
    case .file: "the name of a file in the book's folder"
    case .color: "a colour"
    case .words(let words): words().map { quote($0.word.description) }.list("or")
    case .transition: "a transition"
    case .condition: "a condition"
    case .event: "an event"
    case .value: "a number, a boolean or a string"
    case .bounds: [quote("canvas"), quote("none"), "a rectangle"].list("or")
    case .background: "a colour, the name of a picture file, or a dictionary: \(KeyOwner.gradient.title)"
    case .surface: "a colour, or the name of a picture file"
    case .stops: "a whole number from 2 to 100, or an array of numbers from 0 to 1"
    case .colors: "an array of colours"
    case .strings, .references: "an array of strings"
    case .values: "an array of values"
    case .numbers: "an array of numbers"
    case .array(let owner): "an array of dictionaries, each \(owner.title)"
    case .arrays(let owner): "an array of arrays of dictionaries, each \(owner.title)"
    case .dictionary(let owner): "a dictionary: \(owner.title)"
    case .oneOrMore(let owner): "a dictionary, or an array of them: \(owner.title)"
    case .map(.variables): "a dictionary with keys of your choice"
    case .map(.properties), .map(.keyframes): "a dictionary whose keys are properties"
    case .map(.options): "a dictionary whose keys are options"
    case .map(.ownOptions): "a dictionary whose keys are the book's own options"
    case .map(.translations), .map(.words): "a dictionary whose keys are languages"
    case .map(.texts): "a dictionary whose keys are words of sections"
    }
  }
}

/// The description of an option that parsing, help and completions use.
package struct OptionEntry: DeclaredOption {
  /// The long form without its dashes.
  package let name: String
  package let letter: Character?
  package let value: OptionValue
  package let summary: String
  /// Whether the help has a line for the option; otherwise, the line of another option mentions it.
  package let hasOwnLine: Bool

  init(
    _ name: String, letter: Character? = nil, takes value: OptionValue = .none, _ summary: String,
    hasOwnLine: Bool = true
  ) {
    (self.name, self.letter, self.value, self.summary) = (name, letter, value, summary)
    self.hasOwnLine = hasOwnLine
  }

  var entry: OptionEntry { self }
  package var longForm: String { "--" + name }
  package var shortForm: String? { letter.map { "-\($0)" } }
  package var forms: [String] { [shortForm, longForm].compactMap(\.self) }
}

package enum OptionValue: Sendable, Equatable {
  case none
  /// One of a fixed set of words; the first payload is the placeholder in the help.
  case choice(String, of: [String])
  /// A comma-separated list of words from a fixed set; the option can be repeated.
  case choices(String, of: [String])
  /// One of a fixed set of words, or `WORD=FILE`; the option can be repeated.
  case report(String, of: [String])
  /// Optionally one of a fixed set of words, after `=`; the first payload is the placeholder in the help.
  case optionalChoice(String, of: [String])
  /// Optionally a time, after `=` or as the next word; the payload is the placeholder in the help.
  case optionalTime(String)
  case file
  case folder
  /// Any text; the payload is the placeholder in the help.
  case text(String)
  /// Any text, in an option that can be repeated.
  case texts(String)

  package var placeholder: String? {
    switch self {
    case .none: nil
    case .choice(let name, _), .choices(let name, _), .report(let name, _), .text(let name), .texts(let name): name
    case .optionalChoice(let name, _): "[=\(name)]"
    case .optionalTime(let name): "[\(name)]"
    case .file: "FILE"
    case .folder: "FOLDER"
    }
  }

  var takesNextWord: Bool {
    switch self {
    case .none, .optionalChoice, .optionalTime: false
    case .choice, .choices, .report, .file, .folder, .text, .texts: true
    }
  }

  var isList: Bool { if case .choices = self { true } else { false } }
  var isReport: Bool { if case .report = self { true } else { false } }
  var repeats: Bool { if case .texts = self { true } else { isList || isReport } }

  /// The allowed words; empty if any text is allowed.
  package var allowedValues: [String] {
    switch self {
    case .choice(_, let words), .choices(_, let words), .report(_, let words), .optionalChoice(_, let words): words
    case .none, .optionalTime, .file, .folder, .text, .texts: []
    }
  }
}

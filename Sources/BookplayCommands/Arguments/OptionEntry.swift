/// The options of all commands, by their long form without the dashes.
package enum OptionName: String, Sendable, CaseIterable {
  case all
  case areas
  case at
  case baseline
  case budget
  case check
  case color
  case completions
  case coverage
  case diff
  case disable
  case failFast = "fail-fast"
  case filter
  case fix
  case format
  case help
  case interactive
  case jobs
  case keys
  case keyOrder = "key-order"
  case language
  case list
  case lossy
  case merge
  case minimumCoverage = "minimum-coverage"
  case only
  case output
  case page
  case rate
  case record
  case reducedMotion = "reduced-motion"
  case scale
  case script
  case seed
  case shard
  case sheet
  case stress
  case strict
  case to
  case turnPages = "turn-pages"
  case until
  case update
  case verbose
  case version
  case writeBaseline = "write-baseline"
}

/// One option: how it is written, what follows it, what it is for.
package struct OptionEntry: Sendable {
  package let name: OptionName
  /// The letter of its short form.
  package let letter: Character?
  package let value: OptionValue
  /// What it does, in a few words.
  package let summary: String

  init(_ name: OptionName, letter: Character? = nil, takes value: OptionValue = .none, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// The long form, `--key-order`.
  package var longForm: String { "--" + name.rawValue }

  /// The short form, `-o`, where there is one.
  package var shortForm: String? { letter.map { "-\($0)" } }

  /// All forms, the short one first.
  package var forms: [String] { [shortForm, longForm].compactMap(\.self) }
}

/// What follows an option.
package enum OptionValue: Sendable, Equatable {
  /// Nothing: the option stands for itself.
  case none
  /// One of a few words; the first text is what help calls it.
  case choice(String, of: [String])
  /// Some of many words, with commas between them; the option may stand more than once.
  case choices(String, of: [String])
  /// One of a few words, or `WORD=FILE`; the option may stand more than once.
  case report(String, of: [String])
  /// Nothing, or one of a few words behind a `=`; the first text is what help calls it.
  case optionalChoice(String, of: [String])
  /// The name of a file.
  case file
  /// The name of a folder.
  case folder
  /// Any text; this is what help calls it.
  case text(String)
  /// The same, but the option may stand more than once.
  case texts(String)

  /// What help calls the value.
  package var placeholder: String? {
    switch self {
    case .none: nil
    case .choice(let name, _), .choices(let name, _), .report(let name, _), .text(let name), .texts(let name):
      name
    case .optionalChoice(let name, _): "[=\(name)]"
    case .file: "FILE"
    case .folder: "FOLDER"
    }
  }

  /// Whether the next word of the command line belongs to the option.
  var takesNextWord: Bool {
    switch self {
    case .none, .optionalChoice: false
    case .choice, .choices, .report, .file, .folder, .text, .texts: true
    }
  }

  /// Whether several words may be given at once.
  var isList: Bool { if case .choices = self { true } else { false } }

  /// Whether a file may follow each word.
  var isReport: Bool { if case .report = self { true } else { false } }

  /// Whether the option may stand more than once.
  var repeats: Bool { if case .texts = self { true } else { isList || isReport } }

  /// The words to choose from; none when any text will do.
  package var words: [String] {
    switch self {
    case .choice(_, let words), .choices(_, let words), .report(_, let words), .optionalChoice(_, let words): words
    case .none, .file, .folder, .text, .texts: []
    }
  }
}

package struct CommandEntry: Sendable {
  package let name: CommandName
  package let summary: String
  package let arguments: ArgumentShape
  package let options: [OptionEntry]
  package let remarks: [String]
  package let examples: [String]

  init(
    _ name: CommandName, takes arguments: ArgumentShape, _ summary: String, options: [any DeclaredOption] = [],
    remarks: [String], examples: [String]
  ) {
    (self.name, self.summary, self.arguments) = (name, summary, arguments)
    self.options = options.map(\.entry)
    (self.remarks, self.examples) = (remarks, examples)
  }

  package var usage: String {
    let options = options.map { option in
      let value = option.value.placeholder.map { " " + $0 } ?? ""
      return "[\(option.forms[0])\(value)]"
    }
    let words = ["bookplay", name.rawValue, arguments.usage]
    let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
    let line = ([usage] + options).joined(separator: " ")
    return line.count <= 72 ? line : usage + " [OPTION…]"
  }
}

package struct ArgumentShape: Sendable {
  package let usage: String
  let noun: String
  let minCount: Int
  let maxCount: Int?
  /// The completion of the arguments in zsh, unless they are topics.
  let zshAction: String
  private var nouns: [String] = []
  /// Whether the arguments are words that `explain` knows, rather than files.
  private(set) var areTopics = false

  static let oneBook = ArgumentShape("BOOK", "book", 1, 1, "1:book:_files")
  static let books = ArgumentShape("BOOK…", "book", 1, nil, "*:book:_files")
  /// Scripts, folders that contain scripts, or books, which stand for their scripts.
  static let scripts = ArgumentShape("PATH…", "script or folder", 1, nil, "*:script:_files")
  static let bookOrResults = ArgumentShape("BOOK|FILE…", "book or file with results", 1, nil, "*:file:_files")
  /// The argument is optional, because an option can replace it.
  static let topic = ArgumentShape("WORD", "rule, key or other word", 0, 1, "", areTopics: true)
  static let folder = ArgumentShape("FOLDER", "folder", 1, 1, "1:folder:_files -/")
  static let nothing = ArgumentShape("", "argument", 0, 0, "*: :")
  static let wordTimes = ArgumentShape(
    "BOOK PAGE TEXT FILE", "book, page, text and file", 4, 4, "*:file:_files",
    nouns: ["book", "page", "text", "file"])

  private init(
    _ usage: String, _ noun: String, _ minCount: Int, _ maxCount: Int?, _ zshAction: String, nouns: [String] = [],
    areTopics: Bool = false
  ) {
    (self.usage, self.noun, self.minCount, self.maxCount) = (usage, noun, minCount, maxCount)
    (self.zshAction, self.nouns, self.areTopics) = (zshAction, nouns, areTopics)
  }

  var allowedValues: [String] { areTopics ? ArgumentTable.topics : [] }
  func missingNoun(after count: Int) -> String { nouns.indices.contains(count) ? nouns[count] : noun }
}

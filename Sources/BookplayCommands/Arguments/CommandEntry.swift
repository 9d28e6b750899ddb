/// A command: its arguments, its options and the texts of its help.
package struct CommandEntry: Sendable {
  package let name: CommandName
  /// A short description of what the command does.
  package let summary: String
  /// The arguments that the command takes.
  package let arguments: ArgumentShape
  // What most command lines don't need is made only when it's asked for.
  private let declaredOptions: @Sendable () -> [any DeclaredOption]
  private let declaredRemarks: @Sendable () -> [String]
  /// The options.
  package var options: [OptionEntry] { declaredOptions().map(\.entry) }
  /// Further remarks for the help, one line each.
  package var remarks: [String] { declaredRemarks() }
  /// Complete, useful command lines.
  package let examples: [String]

  init(
    _ name: CommandName, takes arguments: ArgumentShape, _ summary: String,
    options: @escaping @Sendable @autoclosure () -> [any DeclaredOption],
    remarks: @escaping @Sendable @autoclosure () -> [String], examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    declaredOptions = options
    declaredRemarks = remarks
    self.examples = examples
  }

  /// The usage line, which is the first line of the command's help.
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

/// The number and kind of arguments that a command takes.
package enum ArgumentShape: Sendable, Equatable {
  /// Exactly one book.
  case oneBook
  /// One book or more.
  case books
  /// One or more scripts, folders that contain scripts, or books whose scripts are meant.
  case scripts
  /// One book, or one or more files with results of scripts.
  case bookOrResults
  /// A rule, a key, or another word of books and scripts; optional, because an option can take its place.
  case topic
  /// A folder to create.
  case folder
  /// No argument at all.
  case nothing
  /// A book, one of its pages, a text on that page, and a file with the times of its words.
  case wordTimes

  /// The placeholder for the arguments in the help.
  package var usage: String {
    switch self {
    case .oneBook: "BOOK"
    case .books: "BOOK…"
    case .scripts: "PATH…"
    case .bookOrResults: "BOOK|FILE…"
    case .topic: "WORD"
    case .folder: "FOLDER"
    case .nothing: ""
    case .wordTimes: "BOOK PAGE TEXT FILE"
    }
  }

  /// The words to choose from; empty if the arguments are files.
  var allowedValues: [String] { self == .topic ? ArgumentTable.topics : [] }

  /// A noun for one argument.
  var noun: String {
    switch self {
    case .oneBook, .books: "book"
    case .scripts: "script or folder"
    case .bookOrResults: "book or file with results"
    case .topic: "rule, key or other word"
    case .folder: "folder"
    case .nothing: "argument"
    case .wordTimes: "book, page, text and file"
    }
  }

  /// A noun for the first argument that is missing if there are only `count`.
  func missingNoun(after count: Int) -> String {
    self == .wordTimes ? ["book", "page", "text", "file"][min(count, 3)] : noun
  }

  /// The number of arguments; `nil` as its end for any number.
  var counts: (least: Int, most: Int?) {
    switch self {
    case .oneBook, .folder: (1, 1)
    case .books, .scripts, .bookOrResults: (1, nil)
    case .topic: (0, 1)
    case .nothing: (0, 0)
    case .wordTimes: (4, 4)
    }
  }
}

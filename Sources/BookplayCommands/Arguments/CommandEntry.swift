/// One command: what it takes and what its help says.
package struct CommandEntry: Sendable {
  package let name: CommandName
  /// What it does, in a few words.
  package let summary: String
  /// What it works on.
  package let arguments: ArgumentShape
  package let options: [OptionEntry]
  /// What else one has to know, a line each.
  package let remarks: [String]
  /// Complete command lines that do something useful.
  package let examples: [String]

  /// The first line of its help.
  package var usage: String {
    let options = options.map { option in
      let value = option.value.placeholder.map { " " + $0 } ?? ""
      return "[\(option.forms[0])\(value)]"
    }
    let usage = ["bookplay", name.rawValue, arguments.usage].joined(separator: " ")
    let line = ([usage] + options).joined(separator: " ")
    return line.count <= 72 ? line : usage + " [OPTION…]"
  }
}

/// How many files a command works on, and what they are.
package enum ArgumentShape: Sendable, Equatable {
  /// Exactly one book.
  case oneBook
  /// One book or more.
  case books
  /// One script or more, folders in which they are, or books that they are for.
  case scripts
  /// One book, or files with results of scripts.
  case bookOrResults
  /// The name of a rule or a key, or another word of books and scripts; not needed where an option stands for it.
  case topic
  /// A folder that is to be made.
  case folder

  /// What help calls them.
  package var usage: String {
    switch self {
    case .oneBook: "BOOK"
    case .books: "BOOK…"
    case .scripts: "PATH…"
    case .bookOrResults: "BOOK|FILE…"
    case .topic: "WORD"
    case .folder: "FOLDER"
    }
  }

  /// The words to choose from; none for files.
  var words: [String] { self == .topic ? ArgumentTable.topics : [] }

  /// What one of them is.
  var noun: String {
    switch self {
    case .oneBook, .books: "book"
    case .scripts: "script or folder"
    case .bookOrResults: "book or file with results"
    case .topic: "rule, key or other word"
    case .folder: "folder"
    }
  }

  package func allows(_ count: Int) -> Bool {
    switch self {
    case .oneBook, .folder: count == 1
    case .books, .scripts, .bookOrResults: count >= 1
    case .topic: count <= 1
    }
  }
}

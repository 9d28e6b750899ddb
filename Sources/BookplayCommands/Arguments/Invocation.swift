/// What a command line asks for.
package enum Request: Sendable, Equatable {
  case version
  case completions(Shell)
  /// The help of a command, or of the program.
  case help(CommandName?)
  case run(Invocation)
}

/// A command with its options and arguments, all checked against the table.
package struct Invocation: Sendable, Equatable {
  package let command: CommandName
  /// What the command works on, in the order given.
  package let arguments: [String]
  /// The options given.
  package let options: GivenOptions
}

/// The options of a command line; a value stands behind each that takes one.
package struct GivenOptions: Sendable, Equatable {
  private var given: [OptionName] = []
  private var values: [String] = []

  /// Whether `name` was given.
  package func contains(_ name: OptionName) -> Bool { given.contains(name) }

  /// The text that follows `name`, when it was given.
  package func text(of name: OptionName) -> String? {
    given.firstIndex(of: name).map { values[$0] }
  }

  /// What was chosen with `name`, when it was given.
  func choice<Choice: RawRepresentable>(_ name: OptionName, as: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    text(of: name).flatMap(Choice.init)
  }

  /// The texts that follow `name`, all times it was given.
  func texts(of name: OptionName) -> [String] { zip(given, values).filter { $0.0 == name }.map { $0.1 } }

  /// The words that follow `name`, all times it was given.
  func words(of name: OptionName) -> [String] {
    var words: [String] = []
    for (option, value) in zip(given, values) where option == name {
      for word in value.split(separator: ",") { words.append(String(word)) }
    }
    return words
  }

  mutating func add(_ name: OptionName, value: String) {
    given.append(name)
    values.append(value)
  }
}

extension GivenOptions {
  /// The file to write; nothing for standard output.
  ///
  /// By its name in `/dev`, standard output would be opened anew: a log that it is appended to would be replaced.
  var outputPath: String? { text(of: .output).flatMap { GivenOptions.path($0) } }

  /// The file that an argument names; `nil` for standard output.
  static func path(_ argument: String) -> String? { argument == "-" || argument == "/dev/stdout" ? nil : argument }
}

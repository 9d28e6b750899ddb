/// A request made by a command line.
package enum Request: Sendable, Equatable {
  case version
  case completions(Shell)
  /// The help of a command, or of the program if `nil`.
  case help(CommandName?)
  case run(Invocation)
}

/// A command with its options and arguments, all checked against the table.
package struct Invocation: Sendable, Equatable {
  package let command: CommandName
  /// The arguments of the command, in the order given.
  package let arguments: [String]
  /// The options that were given.
  package let options: GivenOptions
}

/// The options of a command line with their values, in the order given.
package struct GivenOptions: Sendable, Equatable {
  private var given: [OptionName] = []
  private var values: [String] = []

  /// Whether `name` was given.
  package func contains(_ name: OptionName) -> Bool { given.contains(name) }

  /// Returns the first value of `name`, or `nil` if the option was not given.
  package func text(of name: OptionName) -> String? {
    given.firstIndex(of: name).map { values[$0] }
  }

  /// Returns the choice made with `name`, or `nil` if the option was not given.
  func choice<Choice: RawRepresentable>(_ name: OptionName, as: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    text(of: name).flatMap(Choice.init)
  }

  /// Returns the values of all occurrences of `name`.
  func texts(of name: OptionName) -> [String] { zip(given, values).filter { $0.0 == name }.map { $0.1 } }

  /// Returns the comma-separated words in the values of all occurrences of `name`.
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
  /// The file to write; `nil` for standard output.
  ///
  /// `/dev/stdout` counts as standard output: opened by that name, a log that output is appended to would be
  /// replaced.
  var outputPath: String? { text(of: .output).flatMap { GivenOptions.path($0) } }

  /// Returns the file that `argument` names; `nil` for standard output.
  static func path(_ argument: String) -> String? { argument == "-" || argument == "/dev/stdout" ? nil : argument }
}

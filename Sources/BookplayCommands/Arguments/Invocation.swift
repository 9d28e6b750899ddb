package enum Request: Sendable, Equatable {
  case version
  case completions(Shell)
  case help(CommandName?)
  case run(Invocation)
}

package struct Invocation: Sendable, Equatable {
  package let command: CommandName
  package let arguments: [String]
  package let options: GivenOptions
}

package struct GivenOptions: Sendable, Equatable {
  private var names: [String] = []
  private var texts: [String] = []

  /// Returns the text of each use of an option; the text of a flag is empty.
  package func texts(of name: String) -> [String] { zip(names, texts).filter { $0.0 == name }.map { $0.1 } }

  var isEmpty: Bool { names.isEmpty }
  func contains(_ option: any DeclaredOption) -> Bool { names.contains(option.entry.name) }
  subscript<Value>(option: Option<Value>) -> Value { option.read(texts(of: option.entry.name)) }

  mutating func add(_ option: OptionEntry, text: String) {
    names.append(option.name)
    texts.append(text)
  }
}

extension GivenOptions {
  /// The file to write; `nil` for standard output.
  ///
  /// `/dev/stdout` counts as standard output. Opening it by name would replace a log to which the output is appended.
  var outputPath: String? { self[CommonOption.output].flatMap { GivenOptions.path($0) } }

  static func path(_ argument: String) -> String? { argument == "-" || argument == "/dev/stdout" ? nil : argument }
}

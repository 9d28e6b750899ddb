/// When to use colour: the values of `--color`.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Reads the choice from `arguments`, even if the rest of the command line is wrong; `auto` if they make none.
  package init(in arguments: [String]) {
    let option = "--" + OptionName.color.rawValue
    let options = arguments.prefix { $0 != "--" }
    let given = options.enumerated().compactMap { index, word in
      word == option
        ? arguments.dropFirst(index + 1).first
        : word.hasPrefix(option + "=") ? String(word.dropFirst(option.count + 1)) : nil
    }
    self = given.compactMap(ColorChoice.init).first ?? .auto
  }
}

/// The order of keys: the values of `--key-order`.
enum KeyOrderChoice: String, CaseIterable {
  case asRead = "as-read"
  case apple
}

/// The output formats for findings: the values of `--format`.
package enum FindingFormat: String, Sendable, CaseIterable {
  case text
  case json
  case sarif
  case junit
  case github
}

/// The output formats for a book's structure: the values of `--format`.
enum TreeFormat: String, CaseIterable {
  case text
  case json
}

/// The output formats for events: the values of `--format`.
enum EventFormat: String, CaseIterable {
  case text
  case jsonl
}

/// The output formats for results of scripts: the values of `--format`.
enum ResultFormat: String, CaseIterable {
  case text
  case junit
  case tap
  case jsonl
  case github
}

/// The picture formats: the values of `--to`.
enum PictureFormat: String, CaseIterable {
  case svg
  case png
}

/// The output formats for the findings of `explore`: the values of `--format`.
enum ExplorationFormat: String, CaseIterable {
  case text
  case json
}

/// The output formats for explanations of rules and keys: the values of `--format`.
enum ExplanationFormat: String, CaseIterable {
  case text
  case markdown
}

/// The shells that can complete command lines: the values of `--completions`.
package enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The raw values of all cases.
  static var allValues: [String] { allCases.map(\.rawValue) }
}

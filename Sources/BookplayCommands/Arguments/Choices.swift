/// When to use colour: the values of `--color`.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Reads the choice from `arguments`, even if the rest of the command line is wrong; `auto` if they make none.
  package init(in arguments: [String]) {
    let option = CommonOption.color.entry.longForm
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
  case text, json, sarif, junit, github
}

/// The output formats for a book's structure and for the findings of `explore`: the values of `--format`.
enum StructureFormat: String, CaseIterable {
  case text, json
}

/// The output formats for events: the values of `--format`.
enum EventFormat: String, CaseIterable {
  case text, jsonl
}

/// The output formats for results of scripts: the values of `--format`.
enum ResultFormat: String, CaseIterable {
  case text, junit, tap, jsonl, github
}

/// The picture formats: the values of `--to`.
enum PictureFormat: String, CaseIterable {
  case svg, png
}

/// The output formats for explanations of rules and keys: the values of `--format`.
enum ExplanationFormat: String, CaseIterable {
  case text, markdown
}

/// The shells that can complete command lines: the values of `--completions`.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The raw values of all cases.
  static var allValues: [String] { allCases.map(\.rawValue) }
}

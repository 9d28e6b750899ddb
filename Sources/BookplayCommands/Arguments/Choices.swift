/// When to use colours: the words after `--color`.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// What `words` ask for, be the rest of the command line as wrong as it may; the usual when they do not.
  package init(in words: [String]) {
    let option = "--" + OptionName.color.rawValue
    let options = words.prefix { $0 != "--" }
    let given = options.enumerated().compactMap { index, word in
      word == option
        ? words.dropFirst(index + 1).first
        : word.hasPrefix(option + "=") ? String(word.dropFirst(option.count + 1)) : nil
    }
    self = given.compactMap(ColorChoice.init).first ?? .auto
  }
}

/// The order of keys: the words after `--key-order`.
enum KeyOrderChoice: String, CaseIterable {
  case asRead = "as-read"
  case apple
}

/// The forms in which findings are told: the words after `--format`.
package enum FindingFormat: String, Sendable, CaseIterable {
  case text
  case json
  case sarif
  case junit
  case github
}

/// The forms in which a book's structure is told: the words after `--format`.
enum TreeFormat: String, CaseIterable {
  case text
  case json
}

/// The forms in which events are told: the words after `--format`.
enum EventFormat: String, CaseIterable {
  case text
  case jsonl
}

/// The forms in which results of scripts are told: the words after `--format`.
enum ResultFormat: String, CaseIterable {
  case text
  case junit
  case tap
  case jsonl
  case github
}

/// The forms of pictures: the words after `--to`.
enum PictureForm: String, CaseIterable {
  case svg
  case png
}

/// The forms in which is told what came of trying a book: the words after `--format`.
enum ExplorationFormat: String, CaseIterable {
  case text
  case json
}

/// The forms in which rules and keys are explained: the words after `--format`.
enum ExplanationFormat: String, CaseIterable {
  case text
  case markdown
}

/// The shells that can complete command lines: the words after `--completions`.
package enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// All words of the choice.
  static var words: [String] { allCases.map(\.rawValue) }
}

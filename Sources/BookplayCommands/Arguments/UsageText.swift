import BookKit
import PropertyList

enum UsageText {
  static func quoted(_ word: String) -> String { "`\(Quotation.of(word))`" }

  /// Returns `words` in backticks as a list such as `a`, `b` or `c`.
  static func list(_ words: [String], last word: String = "or") -> String { words.map(quoted).list(word) }

  /// Returns a question that suggests the nearest word, or `advice` if there is none.
  static func didYouMean(_ nearest: String?, or advice: String) -> String {
    nearest.map { "did you mean `\($0)`?" } ?? advice
  }

  static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "one \(noun)" : "\(count) \(noun)s" }
  static func repeated(_ option: String) -> String { "\(quoted(option)) is given twice; write it once" }

  static func exclusive(_ first: String, _ second: String) -> String {
    "\(quoted(first)) and \(quoted(second)) cannot be combined; use one of them"
  }

  static func needs(_ option: String, _ other: String) -> String {
    "\(quoted(option)) needs \(quoted(other)); write both"
  }

  static func missing(_ noun: String, in command: CommandName) -> String {
    "no \(noun) is given; write \(quoted(command.entry.examples[0]))"
  }

  static func invalidFolder(_ name: String, example: String) -> String {
    "\(quoted(name)) is not a valid folder name; write `\(example)`"
  }

  static func unknownLanguage(_ code: String, among languages: [String], nearest: String?) -> String {
    let advice = languages.isEmpty ? "it has no languages" : "it has \(list(languages, last: "and"))"
    return "the book does not have the language \(quoted(code)); \(didYouMean(nearest, or: advice))"
  }

  static func duplicateInput(for purpose: String = "its commands") -> String {
    "standard input cannot be both the book and \(purpose); name the book's file"
  }

  static func surplus(_ word: String, _ noun: String?, in command: CommandName) -> String {
    let advice = didYouMean(suggestedOption(by: word, in: command), or: noun.map { "give one \($0)" } ?? "leave it out")
    return "\(quoted(word)) is unexpected; \(advice)"
  }

  private static func suggestedOption(by word: String, in command: CommandName) -> String? {
    let name: String
    switch (command, word.split(separator: ".").last) {
    case (_, "play"): name = "script"
    case (.export, "html"), (.report, "html"), (.snapshot, "svg"), (.snapshot, "png"), (.convert, "xml"),
      (.convert, "bplist"), (.convert, "strings"), (.convert, "json"), (.convert, "plist"),
      (.strings, "csv"), (.strings, "xlf"):
      name = "output"
    default: return nil
    }
    return command.entry.options.first { $0.name == name }.map { "\($0.forms[0]) \(Quotation.of(word))" }
  }
}

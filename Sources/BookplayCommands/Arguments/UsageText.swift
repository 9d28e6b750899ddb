import BookReports
import PropertyList

extension UsageError {
  /// The message: what is wrong and what to do about it, in one line.
  package var message: String {
    switch fault {
    case .noCommand: "no command is given; \(helpAdvice)"
    case .unknownCommand(let word, let nearest): "there is no command \(quoted(word)); \(meant(nearest, helpAdvice))"
    case .unknownOption(let word, let nearest): "there is no option \(quoted(word)); \(meant(nearest, helpAdvice))"
    case .missingValue(let option): "\(quoted(option.text)) needs a value; write \(quoted(example(of: option)))"
    case .unexpectedValue(let option): "\(quoted(option)) takes no value; write it without one"
    case .unknownChoice(let word, let option, let nearest):
      "\(quoted(option.text)) does not accept \(quoted(word)); \(meant(nearest, choiceAdvice(option.value)))"
    case .repeatedOption(let option): "\(quoted(option)) is given twice; write it once"
    case .missingArgument(let noun): "no \(noun) is given; write \(quoted(exampleLine))"
    case .surplusArgument(let word, let noun):
      "\(quoted(word)) is unexpected; \(meant(optionMeant(by: word), noun.map { "give one \($0)" } ?? "leave it out"))"
    case .unknownTopic(let word, let nearest):
      "there is no rule, key or other word \(quoted(word)); \(meant(nearest, topicAdvice))"
    case .invalidFolderName(let word): "\(quoted(word)) is not a valid folder name; write \(quoted(folderExample))"
    case .unknownPage(let word, let count, let nearest):
      "there is no page \(quoted(word)); \(meant(nearest, "the book has \(counted(count, "page"))"))"
    case .unknownSection(let word, let nearest):
      "the book has no section \(quoted(word)); \(meant(nearest, "`bookplay tree` lists those that it draws"))"
    case .unknownBookOption(let word, let nearest):
      "the book has no option \(quoted(word)); \(meant(nearest, "write `--option NAME=VALUE`"))"
    case .invalidBookOption(let word, let name, let values):
      "the option \(quoted(name)) cannot be \(quoted(word))" + (values.isEmpty ? "" : "; write \(list(values, "or"))")
    case .unknownText(let word, let nearest):
      "the page has no text \(quoted(word)); \(meant(nearest, "`bookplay tree` lists its elements"))"
    case .unknownVoice(let word, let voices, let nearest):
      "the text does not follow \(quoted(word)); \(meant(nearest, "it follows \(list(voices, "and"))"))"
    case .severalVoices(let voices): "the text follows \(list(voices, "and")); name one with `--audio`"
    case .unknownLanguage(let word, let languages, let nearest):
      "the book does not have the language \(quoted(word)); "
        + meant(nearest, languages.isEmpty ? "it has no languages" : "it has \(list(languages, "and"))")
    case .invalidValue(let word, let expectation): "\(quoted(word)) is not \(expectation)"
    case .invalidPattern(let option, let reason, let hint):
      "`\(option)`: \(reason); \(hint ?? "write an event and what it concerns, such as `\"tap moon\"`")"
    case .exclusive(let first, let second): "\(quoted(first)) and \(quoted(second)) cannot be combined; use one of them"
    case .needs(let option, let other): "\(quoted(option)) needs \(quoted(other)); write both"
    case .shelfWithoutSite: "several books make a shelf, which is a folder for a web server; write `--site FOLDER`"
    case .duplicateInput:
      "standard input cannot be both the book and \(command == .words ? "the times" : "its commands"); "
        + "name the book's file"
    case .missingOperations: "the operations are missing; name their file with `--apply FILE`"
    case .missingFileForEdit: "the changed book cannot be written to `-`; add `-o FILE` or `--diff`"
    case .missingFileForFix: "`--fix` cannot write to `-`; name the file, or add `--diff`"
    case .watchedInput: "`--watch` needs files, and `-` is not one; name the book's file"
    case .servedInput:
      "`-` has no file that could be changed; name the book's file"
        + (command == .edit ? ", or that of operations with `--apply FILE`" : "")
    case .watchedFormat(let format):
      "`--watch` cannot write \(quoted(format)), which is one document; use `--format text`"
    case .noRulesSelected: "`--only` and `--disable` leave no rule; remove one of them"
    case .noScriptsSelected(let count, let option):
      "\(quoted(option)) selects none of \(counted(count, "script")); `bookplay test --list` lists them"
    case .notCombinable(let option): "\(quoted(option)) must be used alone; write \(quoted("\(Tool.name) \(option)"))"
    case .belongsTo(let other, let option):
      "\(quoted(option)) is an option of `\(other.rawValue)`; \(placeAdvice)"
    case .belongsElsewhere(let option):
      command.map { "`\($0.rawValue)` has no \(quoted(option)); \(helpAdvice)" }
        ?? "\(quoted(option)) is an option of some commands; write it after the command"
    case .notUTF8(let word): "\(quoted(word)) is not UTF-8; rename the file, or pass it as `- < FILE`"
    case .unknownFormat(nil): "the format is missing; use `--to \(formWords)`"
    case .unknownFormat(let file?): "cannot infer a format from \(quoted(file)); use `--to \(formWords)`"
    case .unknownPictureFormat(let file): "cannot infer a format from \(quoted(file)); use `--to svg` or `--to png`"
    case .wrongEnding(let file, let form, let endings, let better): wrongEnding(file, form, endings, better)
    case .missingReportFile(let word): "\(quoted(word)) has no file name; write `--format \(word)FILE`"
    case .sameDestination(let first, let second, let file):
      "`--format \(first)` and `--format \(second)` would both go to \(file.map(whole) ?? "standard output"); "
        + "give one a file of its own, such as `--format \(second)=FILE`"
    }
  }

  /// The message for an output file whose name says that something else is in it.
  private func wrongEnding(_ file: String, _ form: String, _ endings: [String], _ better: String?) -> String {
    let title = form.hasPrefix("-") ? quoted(form) : form
    let names =
      endings.isEmpty ? "a name without an ending" : "a name that ends in \(list(endings.map { "." + $0 }, "or"))"
    return "\(whole(file)) does not fit \(title); write \(better.map { quoted($0) + ", or " } ?? "")\(names)"
  }

  private func list(_ words: [String], _ last: String) -> String { UsageText.list(words, last: last) }

  /// The prefix of the message: the program, with the command if there is one.
  package var origin: String {
    ([Tool.name] + (command.map { [$0.rawValue] } ?? [])).joined(separator: " ")
  }

  private var formWords: String { PropertyList.OutputFormat.allValues.joined(separator: "|") }

  private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "one \(noun)" : "\(count) \(noun)s" }

  private var placeAdvice: String { command == nil ? "write it after the command" : helpAdvice }

  private var helpAdvice: String { "see `\(origin) --help`" }

  /// How the command names a folder.
  private var folderExample: String {
    if command == .explore { return "-o found" }
    return command == .export ? "--site site" : exampleLine
  }

  private var exampleLine: String {
    command.flatMap { ArgumentTable.command($0).examples.first } ?? "\(Tool.name) --help"
  }

  /// Returns the option that probably should have come before the file `word`, judging by its extension.
  private func optionMeant(by word: String) -> String? {
    guard let command else { return nil }
    let option: any DeclaredOption
    switch (command, word.split(separator: ".").last) {
    case (_, "play"): option = PlayOption.script
    case (.export, "html"), (.report, "html"), (.snapshot, "svg"), (.snapshot, "png"), (.convert, "xml"),
      (.convert, "bplist"), (.convert, "strings"), (.convert, "json"), (.convert, "plist"):
      option = CommonOption.output
    default: return nil
    }
    let entry = ArgumentTable.command(command).options.first { $0.name == option.entry.name }
    return entry.map { "\($0.forms[0]) \(Quotation.of(word))" }
  }

  private var topicAdvice: String { "`\(Tool.name) explain --list` and `--keys` list them" }

  private var listAdvice: String { "`\(Tool.name) explain --list` lists them" }

  /// Returns advice that lists the choices if there are few, and otherwise says how to list them.
  private func choiceAdvice(_ value: OptionValue) -> String {
    value.isList ? listAdvice : "write one of \(UsageText.list(value.allowedValues))"
  }

  private func example(of option: OptionEntry.Form) -> String {
    "\(option.text) \(option.value.allowedValues.first ?? option.value.placeholder ?? "")"
  }

  /// Returns the path of a file in full, because its ending matters.
  private func whole(_ path: String) -> String { "`\(path.unicodeScalars.map(Quotation.escaped).joined())`" }

  private func quoted(_ word: String) -> String { "`\(Quotation.of(word))`" }

  /// Returns the question whether the word nearest to the one written was meant, or advice if there is none.
  private func meant(_ nearest: String?, _ advice: String) -> String { nearest.map(didYouMean) ?? advice }

  private func didYouMean(_ word: String) -> String { "did you mean `\(word)`?" }
}

/// Helpers for usage messages.
enum UsageText {
  /// Returns `words` in backticks as a list such as `a`, `b` or `c`.
  static func list(_ words: [String], last word: String = "or") -> String {
    let quoted = words.map { "`\(Quotation.of($0))`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

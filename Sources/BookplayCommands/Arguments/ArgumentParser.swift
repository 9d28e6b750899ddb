import BookReports
import PropertyList

/// Parses a command line against the table of commands, one argument at a time.
///
/// An argument that the table doesn't know is an error, even if the command line also asks for help.
package struct ArgumentParser {
  private var remainingWords: ArraySlice<String>
  private var command: CommandName?
  private var arguments: [String] = []
  private var options = GivenOptions()

  /// Returns the request made by a command line without the program's name.
  ///
  /// Invalid UTF-8 is an error, because a repaired file name would name another file.
  package static func parse(bytes arguments: [[UInt8]]) throws(UsageError) -> Request {
    var texts: [String] = []
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      guard text.utf8.elementsEqual(argument) else {
        throw UsageError("\(quoted(text)) is not UTF-8; rename the file, or pass it as `- < FILE`", in: nil)
      }
      texts.append(text)
    }
    return try parse(texts)
  }

  package static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = ArgumentParser(words: arguments[...])
    try parser.readWords()
    return try parser.request(wordCount: arguments.count)
  }

  private init(words: ArraySlice<String>) { remainingWords = words }

  private mutating func readWords() throws(UsageError) {
    var optionsMayFollow = true
    while let word = remainingWords.popFirst() {
      if optionsMayFollow && word == "--" {
        optionsMayFollow = false
      } else if optionsMayFollow && looksLikeOption(word) {
        try readOption(word)
      } else if command != nil {
        arguments.append(word)
      } else {
        try readCommand(word)
      }
    }
  }

  private func looksLikeOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word != "-" }
  private static func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }

  /// Returns whether a word begins with a dash and a digit.
  ///
  /// It's a value, because no option begins with a digit.
  private func isNegativeNumber(_ word: String) -> Bool {
    looksLikeOption(word) && ArgumentParser.isDigit(word.utf8.dropFirst().first)
  }

  private mutating func readCommand(_ word: String) throws(UsageError) {
    let help = CommonOption.help.entry
    // `bookplay help COMMAND` works like `bookplay COMMAND --help`, as in other programs.
    if word == help.name, !options.contains(help) { return options.add(help, text: "") }
    guard let name = CommandName(rawValue: word) else {
      let nearest = NearestName.suggestion(for: word, among: CommandName.allValues)
      throw error("there is no command \(quoted(word)); \(didYouMean(nearest, or: helpAdvice))")
    }
    command = name
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let (form, attached) = split(word)
    let entry = try entry(for: form)
    if entry.value == .none {
      guard attached == nil else { throw error("\(quoted(form)) takes no value; write it without one") }
      if !options.contains(entry) { options.add(entry, text: "") }
      return
    }
    guard entry.value.repeats || !options.contains(entry) else { throw error(UsageText.repeated(form)) }
    let value =
      if let attached { attached } else {
        entry.value.takesNextWord ? try nextValue(of: form, entry.value) : nextTime(entry.value)
      }
    // An empty value is an error; only a missing value selects the default time.
    if attached == "", case .optionalTime = entry.value { throw missingValue(of: form, entry.value) }
    if let value { try check(value, of: form, entry.value) }
    options.add(entry, text: value ?? "")
  }

  /// Splits `--name=value` at the equals sign, which short forms don't have.
  private func split(_ word: String) -> (form: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func entry(for form: String) throws(UsageError) -> OptionEntry {
    let standalone = ArgumentTable.standalone
    let known = (command.map { $0.entry.options } ?? standalone) + ArgumentTable.common
    if let entry = known.first(where: { $0.forms.contains(form) }) { return entry }
    if standalone.contains(where: { $0.forms.contains(form) }) { throw notCombinable(form) }
    let others = ArgumentTable.commands.filter { $0.options.contains { $0.forms.contains(form) } }
    // Before any command, the option probably belongs to the command that follows.
    let meantCommand = command == nil ? others.first { remainingWords.contains($0.name.rawValue) } : nil
    let place = "write it after the command"
    if let other = meantCommand ?? (others.count == 1 ? others.first : nil) {
      let advice = command == nil ? place : helpAdvice
      throw error("\(quoted(form)) is an option of `\(other.name.rawValue)`; \(advice)")
    }
    guard others.isEmpty else {
      guard let command else { throw error("\(quoted(form)) is an option of some commands; \(place)") }
      throw error("`\(command.rawValue)` has no \(quoted(form)); \(helpAdvice)")
    }
    let nearest = NearestOption.suggestion(for: form, among: known)
    throw error("there is no option \(quoted(form)); \(didYouMean(nearest, or: helpAdvice))")
  }

  /// Returns the next word, unless it is an option.
  ///
  /// Values with a leading dash, except negative numbers, are written with `=`.
  private mutating func nextValue(of form: String, _ kind: OptionValue) throws(UsageError) -> String {
    guard let next = remainingWords.first, !looksLikeOption(next) || isNegativeNumber(next) else {
      throw missingValue(of: form, kind)
    }
    remainingWords.removeFirst()
    return next
  }

  /// Returns the next word if the option can take a time and the word begins with a digit, as times do.
  private mutating func nextTime(_ kind: OptionValue) -> String? {
    guard case .optionalTime = kind, let next = remainingWords.first,
      ArgumentParser.isDigit(next.utf8.first) || isNegativeNumber(next)
    else { return nil }
    return remainingWords.removeFirst()
  }

  private func check(_ value: String, of form: String, _ kind: OptionValue) throws(UsageError) {
    let allowed = kind.allowedValues
    guard !allowed.isEmpty else { return }
    var given = kind.isList ? value.split(separator: ",").map(String.init) : [value]
    if kind.isReport, let equals = value.firstIndex(of: "=") {
      given = [String(value[..<equals])]
      guard value.index(after: equals) < value.endIndex else {
        throw error("\(quoted(value)) has no file name; write `--format \(value)FILE`")
      }
    }
    guard !given.isEmpty else { throw missingValue(of: form, kind) }
    for word in given where !allowed.contains(word) {
      let nearest = NearestName.suggestion(for: word, among: allowed)
      let advice = kind.isList ? "`\(Tool.name) explain --list` lists them" : "write one of \(UsageText.list(allowed))"
      throw error("\(quoted(form)) does not accept \(quoted(word)); \(didYouMean(nearest, or: advice))")
    }
  }

  private func request(wordCount: Int) throws(UsageError) -> Request {
    if options[CommonOption.help] { return .help(command) }
    if options[CommonOption.version] {
      guard wordCount == 1 else { throw notCombinable("--version") }
      return .version
    }
    if let shell = options[CommonOption.completions] {
      guard wordCount <= 2 else { throw notCombinable("--completions \(shell.rawValue)") }
      return .completions(shell)
    }
    guard let command else { throw error("no command is given; \(helpAdvice)") }
    let shape = command.entry.arguments
    guard arguments.count >= shape.minCount else {
      throw error(UsageText.missing(shape.missingNoun(after: arguments.count), in: command))
    }
    if let maxCount = shape.maxCount, arguments.count > maxCount {
      throw error(UsageText.surplus(arguments[maxCount], maxCount == 0 ? nil : shape.noun, in: command))
    }
    return .run(Invocation(command: command, arguments: arguments, options: options))
  }

  private func error(_ message: String) -> UsageError { UsageError(message, in: command) }

  private func missingValue(of form: String, _ kind: OptionValue) -> UsageError {
    let example = "\(form) \(kind.allowedValues.first ?? kind.placeholder ?? "")"
    return error("\(quoted(form)) needs a value; write \(quoted(example))")
  }

  private func notCombinable(_ option: String) -> UsageError {
    error("\(quoted(option)) must be used alone; write \(quoted("\(Tool.name) \(option)"))")
  }

  private var helpAdvice: String { "see `\(error("").origin) --help`" }
}

private func quoted(_ word: String) -> String { UsageText.quoted(word) }
private func didYouMean(_ nearest: String?, or advice: String) -> String { UsageText.didYouMean(nearest, or: advice) }

import PropertyList

/// Parses a command line against the table of commands, one argument at a time.
///
/// An argument that the table doesn't know is an error, even if the command line also asks for help.
package struct ArgumentParser {
  private var remainingWords: ArraySlice<String>
  private var command: CommandName?
  private var arguments: [String] = []
  private var options = GivenOptions()

  /// Returns the request that `arguments`, the command line without the program's name, makes.
  ///
  /// Bytes that aren't valid UTF-8 are an error: repaired, they would name another file.
  package static func parse(bytes arguments: [[UInt8]]) throws(UsageError) -> Request {
    var texts: [String] = []
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      guard text.utf8.elementsEqual(argument) else { throw UsageError(.notUTF8(text), in: nil) }
      texts.append(text)
    }
    return try parse(texts)
  }

  /// Returns the request that `arguments`, the command line without the program's name, makes.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = ArgumentParser(words: arguments[...])
    try parser.readWords()
    return try parser.request(wordCount: arguments.count)
  }

  private init(words: ArraySlice<String>) {
    remainingWords = words
  }

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

  /// Whether `word` looks like a negative number.
  ///
  /// No option begins with a digit, so such a word is taken as a value, whose own check then reports what is wrong
  /// with it.
  private func isBelowZero(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func readCommand(_ word: String) throws(UsageError) {
    let help = CommonOption.help.entry
    // `bookplay help COMMAND` works like `bookplay COMMAND --help`, as in other programs.
    if word == help.name, !options.contains(help) { return options.add(help, text: "") }
    guard let name = CommandName(rawValue: word) else {
      throw error(.unknownCommand(word, nearest: NearestName.suggestion(for: word, among: CommandName.allValues)))
    }
    command = name
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let (form, attached) = split(word)
    let entry = try entry(for: form)
    if entry.value == .none {
      guard attached == nil else { throw error(.unexpectedValue(option: form)) }
      if !options.contains(entry) { options.add(entry, text: "") }
      return
    }
    guard entry.value.repeats || !options.contains(entry) else { throw error(.repeatedOption(option: form)) }
    let option = OptionEntry.Form(text: form, value: entry.value)
    let value =
      if let attached { attached } else { entry.value.takesNextWord ? try nextValue(of: option) : nextTime(of: option) }
    // Without its value, an option that can have a time means something else than with an empty one.
    if attached == "", case .optionalTime = entry.value { throw error(.missingValue(option)) }
    if let value { try check(value, of: option) }
    options.add(entry, text: value ?? "")
  }

  /// Splits `word` at its first `=` into option and value; short forms have no `=`.
  private func split(_ word: String) -> (form: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func entry(for form: String) throws(UsageError) -> OptionEntry {
    let standalone = ArgumentTable.standalone
    let known = (command.map { ArgumentTable.command($0).options } ?? standalone) + ArgumentTable.common
    if let entry = known.first(where: { $0.forms.contains(form) }) { return entry }
    if standalone.contains(where: { $0.forms.contains(form) }) { throw error(.notCombinable(option: form)) }
    let others = ArgumentTable.commands.filter { $0.options.contains { $0.forms.contains(form) } }
    // If no command came before it, the option of a command that follows is meant.
    let meant = command == nil ? others.first { remainingWords.contains($0.name.rawValue) } : nil
    if let other = meant ?? (others.count == 1 ? others.first : nil) {
      throw error(.belongsTo(other.name, option: form))
    }
    if !others.isEmpty { throw error(.belongsElsewhere(option: form)) }
    throw error(.unknownOption(form, nearest: NearestOption.suggestion(for: form, among: known)))
  }

  /// Returns the next word, unless it is an option.
  ///
  /// Values with a leading dash, except negative numbers, are written with `=`.
  private mutating func nextValue(of option: OptionEntry.Form) throws(UsageError) -> String {
    guard let next = remainingWords.first, !looksLikeOption(next) || isBelowZero(next) else {
      throw error(.missingValue(option))
    }
    remainingWords.removeFirst()
    return next
  }

  /// Returns the next word if the option can take a time and the word begins as times do, with a digit.
  private mutating func nextTime(of option: OptionEntry.Form) -> String? {
    guard case .optionalTime = option.value, let next = remainingWords.first, let first = next.utf8.first,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || looksLikeOption(next) && isBelowZero(next)
    else { return nil }
    return remainingWords.removeFirst()
  }

  private func check(_ value: String, of option: OptionEntry.Form) throws(UsageError) {
    let allowed = option.value.allowedValues
    guard !allowed.isEmpty else { return }
    var given = option.value.isList ? value.split(separator: ",").map(String.init) : [value]
    if option.value.isReport, let equals = value.firstIndex(of: "=") {
      given = [String(value[..<equals])]
      guard value.index(after: equals) < value.endIndex else { throw error(.missingReportFile(value)) }
    }
    guard !given.isEmpty else { throw error(.missingValue(option)) }
    for word in given where !allowed.contains(word) {
      throw error(.unknownChoice(word, option: option, nearest: NearestName.suggestion(for: word, among: allowed)))
    }
  }

  private func request(wordCount: Int) throws(UsageError) -> Request {
    if options[CommonOption.help] { return .help(command) }
    if options[CommonOption.version] {
      guard wordCount == 1 else { throw error(.notCombinable(option: "--version")) }
      return .version
    }
    if let shell = options[CommonOption.completions] {
      guard wordCount <= 2 else { throw error(.notCombinable(option: "--completions \(shell.rawValue)")) }
      return .completions(shell)
    }
    guard let command else { throw error(.noCommand) }
    let shape = ArgumentTable.command(command).arguments
    let (least, most) = shape.counts
    guard arguments.count >= least else {
      throw error(.missingArgument(noun: shape.missingNoun(after: arguments.count)))
    }
    if let most, arguments.count > most {
      throw error(.surplusArgument(arguments[most], noun: most == 0 ? nil : shape.noun))
    }
    return .run(Invocation(command: command, arguments: arguments, options: options))
  }

  private func error(_ fault: UsageError.Fault) -> UsageError { UsageError(fault, in: command) }
}

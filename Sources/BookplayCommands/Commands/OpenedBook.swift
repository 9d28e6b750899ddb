import BookFiles
import BookReports
import Playthrough

struct CheckedFile {
  let file: BookFile
  let content: CheckedBook
  let findings: [Finding]

  init(_ argument: String, from input: ByteInput, onlyForErrors: Bool = false) throws(FileError) {
    let file = try BookFile(argument)
    let source = try file.read(from: input)
    self.file = file
    content = BookCheck.check(PropertyList.read(source), onlyForErrors: onlyForErrors) { file.assets(of: $0) }
    findings = Finding.all(content.diagnostics, in: source, content.list)
  }

  var errors: [Finding] { findings.filter { $0.severity == .error } }

  /// Whether the file couldn't be read to its end, so that whole parts of the book may be missing.
  var isMalformed: Bool { errors.contains { $0.rule == .malformedPlist } && !PropertyList.read(content.source).isWhole }
}

/// A book that a command shows or plays as far as it can be understood; its errors have been reported.
struct OpenedBook {
  let book: Book
  private let checked: CheckedFile
  var file: BookFile { checked.file }
  var assets: AssetCatalog? { checked.content.assets }
  var folder: BookFolder? { file.folder }
  var title: String { file.title }
  /// The errors in the book, and all other findings if they were requested.
  var findings: [Finding] { checked.findings }
  var source: PropertyList.Source { checked.content.source }
  var list: PropertyList? { checked.content.list }
  let isMalformed: Bool
  var status: ExitStatus { checked.errors.isEmpty ? .good : .bad }

  init(of command: CommandContext, onlyForErrors: Bool = true) throws(CommandError) {
    try self.init(command.invocation.arguments[0], by: command, onlyForErrors: onlyForErrors)
  }

  /// Opens the book `argument` and reports its errors on standard error.
  ///
  /// If `reportsAllErrors` is `false`, they are reported only if they keep the book from being opened or read to its
  /// end.
  init(
    _ argument: String, by command: CommandContext, onlyForErrors: Bool = true, reportsAllErrors: Bool = true
  ) throws(CommandError) {
    let checked = try CommandError.rethrowing(
      CheckedFile(argument, from: command.console.input, onlyForErrors: onlyForErrors))
    let errors = checked.errors
    if !errors.isEmpty, reportsAllErrors || checked.isMalformed || checked.content.book == nil {
      let stream = command.console.errors
      let text = FindingText(paint: command.paint(for: stream), width: command.console.width, listsAll: false)
      stream.write(text.text(of: FindingReport([FileFindings(checked.content.source, errors)])))
      // Errors appear before the book is shown or played, however long that takes.
      stream.flush()
    }
    guard let opened = OpenedBook(checked) else { throw .brokenBook }
    self = opened
  }

  init?(_ checked: CheckedFile) {
    guard let book = checked.content.book else { return nil }
    (self.book, self.checked) = (book, checked)
    isMalformed = checked.isMalformed
  }

  func text(at finding: Finding) -> String? { finding.node.flatMap { list?.string(of: $0) } }

  func shownTitle(in language: String?) -> String {
    let title = book.localizedTitle.text(in: language ?? book.languages.first?.value)
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? file.plainName
  }

  /// Returns the book as a binary property list, with substitutes for values that this format doesn't have.
  func binaryBook() throws(CommandError) -> [UInt8] {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    guard let bytes = list.flatMap({ Book.written($0, as: .binary, options: options).bytes }) else {
      throw .unwritable(.binary)
    }
    return bytes
  }

  func page(_ wanted: String) throws(CommandError) -> Int {
    if let index = pageNamed(wanted) { return index }
    guard let number = Int(digits: wanted.utf8), book.pages.indices.contains(number - 1) else {
      let nearest = NearestName.suggestion(for: wanted, among: book.pageNames)
      let advice = UsageText.didYouMean(nearest, or: "the book has \(UsageText.counted(book.pages.count, "page"))")
      throw .usage("there is no page \(UsageText.quoted(wanted)); \(advice)")
    }
    return number - 1
  }

  private func pageNamed(_ wanted: String) -> Int? {
    let name = book.names.find(wanted)
    return name.flatMap { name in book.pages.firstIndex { $0.name?.value == name } }
  }

  /// Returns a section by name, with the book that contains it: this book or, for a generated section, a copy with only
  /// that section.
  func section(_ wanted: String) throws(CommandError) -> (book: Book, index: Int, isGenerated: Bool) {
    let words = book.sections.map { $0.section.map { book.names.text(of: $0.value) } ?? "" }
    if let index = words.firstIndex(of: wanted) { return (book, index, false) }
    var names = book.names
    let generated = Player(book, assets: assets).generatedSections(names: &names)
    guard let word = names.find(wanted), var page = generated.first(where: { $0.word == word })?.pages[0] else {
      let known = words + generated.map { names.text(of: $0.word) }
      throw OpenedBook.unknownSection(wanted, among: known)
    }
    var whole = book
    page.section = Located(word)
    whole.names = names
    whole.sections = [page]
    return (whole, 0, true)
  }

  private static func unknownSection(_ word: String, among known: [String]) -> CommandError {
    let nearest = NearestName.suggestion(for: word, among: known)
    let advice = UsageText.didYouMean(nearest, or: "`bookplay tree` lists those that it draws")
    return .usage("the book has no section \(UsageText.quoted(word)); \(advice)")
  }

  /// Returns the input that opens the page, section or credits given on the command line, or the first page.
  func opening(for command: CommandContext) throws(CommandError) -> Player.Input {
    let (wanted, section) = (command.options[Play.page], command.options[Play.section])
    if let section {
      let words = book.sectionWords
      guard words.contains(section) else { throw OpenedBook.unknownSection(section, among: words) }
      return .openNamed(section)
    }
    guard let wanted else { return .open(page: 1) }
    if wanted == "credits", pageNamed(wanted) == nil, book.hasCredits { return .openCredits }
    return .open(page: try page(wanted) + 1)
  }

  func player(for command: CommandContext, isVerbose: Bool = false) throws(CommandError) -> Player {
    var choices = try ReaderChoices(command.options)
    choices.settings.isVerbose = isVerbose
    var player = try player(choices)
    guard let voices = try GivenVoices(command.options[CommonOption.voices]) else { return player }
    try voices.adopt(by: &player, of: book)
    voices.report(for: player, by: command)
    return player
  }

  func stage(for command: CommandContext, at time: ScriptTime?) throws(CommandError) -> Player {
    var player = try player(for: command)
    player.perform(try opening(for: command))
    player.passTime(until: time)
    return player
  }

  func player(_ choices: ReaderChoices) throws(CommandError) -> Player {
    guard !isMalformed else {
      throw CommandError(
        status: .bad, message: "the book \(CommandError.quoted(title)) cannot be played because its file has errors",
        hint: CommandError.correctionAdvice)
    }
    guard !book.pages.isEmpty else { throw .noPages(title) }
    let languages = book.allLanguages
    if let language = choices.settings.language, !languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) {
      let nearest = NearestName.suggestion(for: language, among: languages)
      throw .usage(UsageText.unknownLanguage(language, among: languages, nearest: nearest))
    }
    return try choices.player(of: book, assets)
  }
}

extension Player {
  mutating func adopt(_ option: String, of book: Book) throws(CommandError) {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let known = bookOptions.first { names.text(of: $0.name) == parts[0] }
    guard let known, parts.count == 2 else {
      let nearest = NearestName.suggestion(for: parts[0], among: book.optionNames)
      let advice = UsageText.didYouMean(nearest, or: "write `--option NAME=VALUE`")
      throw .usage("the book has no option \(UsageText.quoted(parts[0])); \(advice)")
    }
    guard adopt(option: parts[0], value: .string(parts[1])) else {
      let values = known.values.map(\.optionText)
      throw .usage(
        "the option \(UsageText.quoted(parts[0])) cannot be \(UsageText.quoted(parts[1]))"
          + (values.isEmpty ? "" : "; write \(UsageText.list(values))"))
    }
  }
}

extension Value {
  fileprivate var optionText: String {
    switch self {
    case .number(let number): BookPhrases.number(number)
    case .boolean(let isOn): isOn ? "on" : "off"
    case .string(let text): text
    }
  }
}

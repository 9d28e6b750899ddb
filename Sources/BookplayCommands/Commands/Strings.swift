import BookEditing
import BookFiles
import BookReports

struct Strings: BookplayCommand {
  static let to = Option.text("to", .text("CODE"), "only the translations into this language of the book")
  static let missing = Option.flag("missing", "only texts that lack a translation")
  static let languages = Option.texts("languages", "CODE", "add a column for a new language; A,B for several")
  static let importedFile = Option.text("import", .file, "write the translations of the sheet FILE into the book")

  static let entry = CommandEntry(
    .strings, takes: .oneBook, "write a book's texts as a sheet for translators, or import the sheet",
    options: [CommonOption.typedOutput, to, missing, languages, importedFile],
    remarks: [
      ArgumentTable.bookRemark, "A sheet is CSV, for spreadsheets. With --to, `-o FILE.xlf` writes XLIFF 2.1.",
      "An import changes only translations that differ. A row whose text has changed in",
      "the book since the sheet was made is reported and left out.",
    ],
    examples: [
      "bookplay strings Moon -o moon.csv", "bookplay strings Moon --languages fr --to fr -o moon-fr.xlf",
      "bookplay strings Moon --import moon.csv",
    ])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let options = command.options
    try options.exclude(
      [CommonOption.output, Strings.to, Strings.missing, Strings.languages], with: Strings.importedFile)
    let book = command.invocation.arguments[0]
    let sheet = options[Strings.importedFile]
    guard book != "-" || sheet != "-" else { throw .usage(UsageText.duplicateInput(for: "the sheet")) }
    let opened = try OpenedBook(book, by: command, reportsAllErrors: false)
    if let sheet { return try importSheet(at: sheet, into: opened) }
    return try export(opened)
  }
}

// MARK: - Export

extension Strings {
  private func export(_ opened: OpenedBook) throws(CommandError) -> ExitStatus {
    guard let list = opened.list, !opened.isMalformed else { throw .brokenBook }
    let added = command.options[Strings.languages].flatMap { $0.split(separator: ",").map(String.init) }
    for code in added {
      let tag = LanguageTag(code)
      guard tag.fault != nil else { continue }
      let advice = UsageText.didYouMean(tag.suggestion, or: "write a code such as `de` or `pt-BR`")
      throw .usage("\(UsageText.quoted(code)) is not the code of a language; \(advice)")
    }
    var sheet = TranslationSheet(list, adding: added)
    if let language = command.options[Strings.to] { sheet = sheet.only(try knownLanguage(language, of: sheet)) }
    if command.options[Strings.missing] {
      let isUnneeded = sheet.languages.translations.isEmpty
      sheet = sheet.onlyMissing()
      if isUnneeded {
        command.report.note("the book has no languages to translate into; add one with `--languages`", in: opened.title)
      } else if sheet.rows.isEmpty {
        command.report.note("no text lacks a translation", in: opened.title)
      }
    }
    guard let path = command.options.outputPath else {
      try command.deliver(sheet.csv)
      return .good
    }
    let name = opened.file.path.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    try opened.write(isXLIFF(path) ? sheet.xliff(of: name ?? "book.plist") : sheet.csv, to: path)
    return .good
  }

  private func isXLIFF(_ path: String) -> Bool {
    FileEnding(of: path).map { OutputForm.xliff.endings.contains($0.text) } ?? false
  }

  private func knownLanguage(_ code: String, of sheet: TranslationSheet) throws(CommandError) -> String {
    let languages = sheet.languages
    if let index = languages.index(of: code) { return languages.translations[index] }
    guard !languages.isSource(code) else {
      throw .usage("the book's own texts are in \(UsageText.quoted(code)); choose another language")
    }
    let nearest = NearestName.suggestion(for: code, among: languages.translations)
    let all = [languages.source].compactMap(\.self) + languages.translations
    throw .usage(UsageText.unknownLanguage(code, among: all, nearest: nearest) + "; `--languages` adds one")
  }
}

// MARK: - Import

extension Strings {
  private func importSheet(at path: String, into opened: OpenedBook) throws(CommandError) -> ExitStatus {
    guard !opened.source.isBinary else { throw .unchangeable(opened.title) }
    guard let list = opened.list, PropertyList.read(opened.source).isWellFormed else {
      throw .formattingLoses(opened.title)
    }
    let source = try command.source(at: path)
    let result: SheetImport
    do throws(SheetError) { result = try SheetImport(source.bytes, into: list) } catch {
      let message = FileMessage(message: error.message, range: error.range, hint: error.hint)
      command.report.write { $0.lines(of: [message], in: source) }
      throw CommandError(status: .misuse)
    }
    command.report.write { $0.lines(of: result.messages.map(FileMessage.init), in: source) }
    guard let changed = opened.source.applying(result.edits) else { throw .unchangeable(opened.title) }
    try deliver(changed.bytes, of: opened, result)
    return result.messages.contains { $0.kind != .ignored } ? .bad : .good
  }

  private func deliver(_ bytes: [UInt8], of opened: OpenedBook, _ result: SheetImport) throws(CommandError) {
    guard let path = opened.file.path else { return try command.deliver(bytes) }
    guard bytes != opened.source.bytes else {
      command.report.note("the translations are unchanged", in: opened.title)
      return
    }
    try CommandError.rethrowing(Files.replace(path, with: bytes))
    let count = FindingReport.counted(result.writtenCount, "translation")
    let added = result.addedLanguages
    let languages = added.isEmpty ? "" : ", and \(UsageText.list(added, last: "and")) added to `languages`"
    command.report.note("\(count) written\(languages)", in: opened.title)
  }
}

extension FileMessage {
  fileprivate init(_ message: SheetMessage) {
    let (severity, rule): (DiagnosticRule.Severity, String?) =
      switch message.kind {
      case .stale: (.error, "strings-stale")
      case .refused: (.error, nil)
      case .ignored: (.note, nil)
      }
    self.init(severity: severity, message: message.message, rule: rule, range: message.range, hint: message.hint)
  }
}

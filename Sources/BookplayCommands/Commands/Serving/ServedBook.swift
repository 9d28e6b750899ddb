import BookFiles
import BookReports

struct ServedBook: Sendable {
  let findings: LiveFindings
  let content: Content?

  struct Content: Sendable {
    let edition: String
    let page: ExportedPage
    let pageCount: Int
    let firstPage: Int?
  }

  init(of command: CommandContext) throws(CommandError) {
    let argument = command.invocation.arguments[0]
    let checked = try CommandError.rethrowing(CheckedFile(argument, from: .memory([])))
    findings = LiveFindings(checked)
    guard !checked.isMalformed, let opened = OpenedBook(checked) else {
      content = nil
      return
    }
    let choices = try ReaderChoices(command.options)
    // This throws if the book has no pages or doesn't have the requested language.
    _ = try opened.player(choices)
    let firstPage = try command.options[Serve.page].map { name throws(CommandError) in try opened.page(name) }
    let page = try PreparedExport.page(of: opened, language: choices.settings.language)
    content = Content(
      edition: ServedBook.edition(of: page), page: page, pageCount: opened.book.pages.count,
      firstPage: firstPage.map { $0 + 1 })
  }

  init(error: CommandError) {
    findings = LiveFindings(message: error.message ?? "")
    content = nil
  }

  private static func edition(of page: ExportedPage) -> String {
    var hash = FNV1a.hash(page.book)
    hash = FNV1a.hash(page.assets.facts, after: hash)
    for file in page.assets.files { hash = FNV1a.hash(file.bytes, after: hash) }
    return HexHash.of(hash: hash)
  }

  /// The event that describes this state; its identifier lets a page recognize a state that it has already.
  var event: ServerEvent {
    let data = JSONOutput(["edition": content?.edition.json, "findings": findings.json]).text
    let id = HexHash.of(data)
    return ServerEvent(name: content == nil ? "broken" : "changed", data: data, id: id)
  }
}

struct LiveFindings: Sendable {
  let errors: Int
  let warnings: Int
  /// The first findings, as `validate` prints them.
  let first: [String]

  private static let maxShown = 3

  init(_ checked: CheckedFile) {
    let text = FindingText(paint: Paint(isColored: false), width: ProblemText.defaultWidth, listsAll: true)
    // Syntax errors come first, because they are often the cause of the others.
    let errors =
      checked.errors.filter { $0.rule == .malformedPlist } + checked.errors.filter { $0.rule != .malformedPlist }
    let others = checked.findings.filter { $0.severity != .error }
    let lines = checked.content.source.lines
    first = (errors + others).prefix(LiveFindings.maxShown).map {
      text.text(of: $0, in: FileFindings(checked.content.source, [], lines: lines))
    }
    self.errors = errors.count
    warnings = checked.findings.count { $0.severity == .warning }
  }

  init(message: String) {
    errors = 1
    warnings = 0
    first = [message + "\n"]
  }

  var json: JSONValue { ["errors": errors.json, "warnings": warnings.json, "first": first.json] }
}

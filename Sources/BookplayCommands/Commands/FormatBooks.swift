import BookFiles
import BookReports

struct FormatBooks: BookplayCommand {
  static let check = Option.flag("check", "only list what would change, and exit with status 1")
  static let diff = Option.flag("diff", "only show what would change, and exit with status 1")

  static let entry = CommandEntry(
    .format, takes: .books, "rewrite books in canonical form, keeping comments and key order",
    options: [check, diff],
    remarks: [ArgumentTable.bookRemark, "For -, the result goes to standard output. Binary files are left unchanged."],
    examples: ["bookplay format Moon", "bookplay format --check Moon Stars/book.plist"])

  let command: CommandContext

  func run() -> ExitStatus {
    var status = ExitStatus.good
    for argument in command.invocation.arguments {
      do throws(CommandError) { status = max(status, try format(argument)) } catch {
        status = max(status, command.report(error))
      }
    }
    return status
  }

  private var isDryRun: Bool { command.options[FormatBooks.check] || command.options[FormatBooks.diff] }

  private func format(_ argument: String) throws(CommandError) -> ExitStatus {
    let file = try CommandError.rethrowing(BookFile(argument))
    let source = try CommandError.rethrowing(file.read(from: command.console.input))
    let reading = PropertyList.read(source)
    let document = try wellFormedText(reading)
    let canonical = try canonicalForm(of: document)
    // Formatting makes the reading of a doubtful value explicit, so this is the last chance to report the doubt.
    if canonical != source.bytes { command.report.write { $0.lines(of: reading) } }
    if isDryRun { return show(document, canonical, title: file.title) }
    guard let path = file.path else {
      try command.deliver(canonical)
      return .good
    }
    guard canonical != source.bytes else { return .good }
    try CommandError.rethrowing(Files.replace(path, with: canonical))
    return .good
  }

  private func wellFormedText(_ reading: PropertyList.Reading) throws(CommandError) -> PropertyList {
    guard !reading.source.isBinary else {
      throw CommandError(
        message: "\(CommandError.quoted(reading.source.name)) is in the binary format, which needs no formatting",
        hint: CommandError.conversionAdvice)
    }
    guard reading.isWellFormed, let document = reading.document else {
      command.report.write { $0.lines(of: reading) }
      throw .brokenBook
    }
    return document
  }

  private func canonicalForm(of document: PropertyList) throws(CommandError) -> [UInt8] {
    let (bytes, losses) = document.canonical()
    guard let bytes else {
      let format: PropertyList.Format = document.format == .ascii ? .ascii : .xml
      command.report.write { $0.lines(of: losses, of: document, in: format, isError: { _ in true }) }
      throw .formattingLoses(document.source.name)
    }
    return bytes
  }

  private func show(_ document: PropertyList, _ canonical: [UInt8], title: String) -> ExitStatus {
    guard canonical != document.source.bytes else { return .good }
    let output = command.console.output
    guard command.options[FormatBooks.diff] else {
      output.write((output.isTerminal ? TerminalText.escaped(title) : title) + "\n")
      return .bad
    }
    let difference = UnifiedDiff(name: title, old: document.text.utf8, new: canonical)
    command.show(difference)
    if difference.isEmpty { command.report.note("only the encoding would change", in: title) }
    return .bad
  }
}

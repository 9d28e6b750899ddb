import BookFiles
import BookReports

struct Validate: BookplayCommand {
  static let format = Option.reports(FindingFormat.self, "text (default), json, sarif, junit or github")
  static let strict = Option.flag("strict", "exit with status 1 on warnings")
  static let only = Option.rules("only", "report only findings of this rule; A,B for several")
  static let disable = Option.rules("disable", "report no findings of this rule")
  static let baseline = Option.text("baseline", .file, "report no findings that are listed in FILE")
  static let writeBaseline = Option.text(
    "write-baseline", .file, "write all findings to FILE instead of reporting them")
  static let fix = Option.text(
    "fix", .optionalChoice("guesses", of: ["guesses"]), "apply safe fixes; with guesses, all suggestions")
  static let diff = Option.flag("diff", "with --fix: only show what would change")
  static let all = Option.flag("all", "list all findings, even if many are alike")

  static let entry = CommandEntry(
    .validate, takes: .books, "report every problem in books and where it is",
    options: [format, CommonOption.output, strict, only, disable, baseline, writeBaseline, fix, diff, all]
      + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark,
      "For a folder without one: all books below it. Each can have a \(ArgumentTable.baselineName).",
    ],
    examples: ["bookplay validate Moon", "bookplay validate Books --format text --format sarif=findings.sarif"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let found = FoundBooks(command.invocation.arguments)
    return try run(on: found, keepsBooks: found.books.count == 1).status
  }

  struct Result {
    fileprivate(set) var failure: ExitStatus
    fileprivate(set) var books: [ExitStatus] = []

    var status: ExitStatus { books.reduce(failure, max) }
  }

  /// Validates the given books.
  ///
  /// If `keepsBooks` is `true`, they stay in memory until the process ends, which saves the time to free them.
  func run(on found: FoundBooks, keepsBooks: Bool = false) throws(CommandError) -> Result {
    let selection = try RuleSelection(command.options)
    let fixScope = try fixScope()
    let reports = try reports()
    var known = try baselinePath.map { path throws(CommandError) in try readBaseline(path) }
    let (input, clock) = (command.console.input, command.console.clock)
    let outcomes = Parallel.map(found.books) { book in
      Swift.Result { () throws(FileError) in
        try ValidatedBook(
          book.argument, input: input, clock: clock, selection: selection, fixScope: fixScope, isKept: keepsBooks)
      }
    }
    var result = Result(failure: found.errors.map { command.report(.file($0)) }.max() ?? .good)
    var report = FindingReport([], startedIn: Files.workingFolder)
    for (outcome, found) in zip(outcomes, found.books) {
      var failure = ExitStatus.good
      var isBad = false
      switch outcome {
      case .failure(let error): failure = command.report(.file(error))
      case .success(var book):
        do throws(CommandError) {
          try write(book)
          try removeKnown(from: &book.findings, &known, or: found.baseline)
        } catch {
          failure = command.report(error)
        }
        report.files.append(book.findings)
        isBad = self.isBad(FindingReport([book.findings]))
      }
      result.failure = max(result.failure, failure)
      result.books.append(max(failure, isBad ? .bad : .good))
    }
    if let path = command.options[Validate.writeBaseline] {
      // Findings that are written to a baseline are accepted, so only other failures count.
      return Result(failure: max(result.failure, try write(Baseline(of: report.findings), to: path)))
    }
    if command.options[Validate.diff] { reportRemaining(report) } else { write(report, in: reports) }
    if let known, let path = baselinePath, selection.isWhole { reportUnusedEntries(of: known, path) }
    try reports.write()
    return result
  }

  /// Returns the requested reports; throws if a file is requested for output that isn't a report, such as a diff.
  private func reports() throws(CommandError) -> RequestedReports<FindingFormat> {
    let reports = try command.reports(Validate.format, default: .text)
    guard reports.hasFiles else { return reports }
    let others: [any DeclaredOption] = [Validate.diff, Validate.writeBaseline]
    if let option = others.first(where: command.options.contains) {
      let file = command.options.contains(CommonOption.output) ? "--output" : "--format FORMAT=FILE"
      throw .usage(UsageText.exclusive(option.entry.longForm, file))
    }
    return reports
  }

  private func isBad(_ report: FindingReport) -> Bool {
    report.count(of: .error) > 0 || command.options[Validate.strict] && report.count(of: .warning) > 0
  }

  private func fixScope() throws(CommandError) -> ValidatedBook.FixScope? {
    let (fixes, shows) = (command.options.contains(Validate.fix), command.options[Validate.diff])
    if command.invocation.arguments.count(where: { $0 == "-" }) > 1 { throw .usage(UsageText.repeated("-")) }
    if shows && !fixes { throw .usage(UsageText.needs("--diff", "--fix")) }
    if fixes && !shows && command.invocation.arguments.contains("-") {
      throw .usage("`--fix` cannot write to `-`; name the file, or add `--diff`")
    }
    guard fixes else { return nil }
    return command.options[Validate.fix] == "guesses" ? .guesses : .certain
  }

  private func write(_ book: ValidatedBook) throws(CommandError) {
    guard book.fixedCount > 0 else { return }
    let fixed = book.findings.source
    if command.options[Validate.diff] {
      command.show(UnifiedDiff(name: fixed.name, old: book.original.textInUTF8, new: fixed.textInUTF8))
    } else if let path = book.file.path {
      try CommandError.rethrowing(Files.replace(path, with: fixed.bytes))
      command.report.note("\(FindingReport.counted(book.fixedCount, "finding")) fixed", in: fixed.name)
    }
  }

  // MARK: - Baselines

  private var baselinePath: String? { command.options[Validate.baseline] }

  private func readBaseline(_ path: String) throws(CommandError) -> Baseline {
    try command.options.exclude([Validate.writeBaseline], with: Validate.baseline)
    let source = try CommandError.rethrowing(PropertyList.Source.read(path))
    do throws(BaselineText.ReadingError) { return try BaselineText.read(source) } catch {
      throw CommandError(
        message: "\(CommandError.quoted(path)) \(error.message)",
        hint: "`bookplay validate --write-baseline FILE` writes a new one")
    }
  }

  /// Removes the findings that are in the given baseline or, if none was given, in the one at `path`, next to the book.
  private func removeKnown(
    from findings: inout FileFindings, _ known: inout Baseline?, or path: String?
  ) throws(CommandError) {
    if known != nil { findings.findings.removeAll { known?.take($0) ?? false } }
    guard let path, known == nil, !command.options.contains(Validate.writeBaseline) else { return }
    var baseline = try readBaseline(path)
    let count = findings.findings.count
    findings.findings.removeAll { baseline.take($0) }
    let removed = count - findings.findings.count
    command.report.note("\(FindingReport.counted(removed, "finding")) known and not reported", in: path)
    if try RuleSelection(command.options).isWhole { reportUnusedEntries(of: baseline, path) }
  }

  private func write(_ baseline: Baseline, to path: String) throws(CommandError) -> ExitStatus {
    let bytes = BaselineText.bytes(of: baseline)
    guard path != "-", path != "/dev/stdout" else {
      try command.deliver(bytes)
      return .good
    }
    try OverwriteGuard.check(baseline: path)
    try CommandError.rethrowing(Files.replace(path, with: bytes))
    command.report.note("\(FindingReport.counted(baseline.remaining, "finding")) written", in: path)
    return .good
  }

  /// Notes baseline entries that no longer occur, since the findings could come back unnoticed.
  private func reportUnusedEntries(of baseline: Baseline, _ path: String) {
    guard baseline.remaining > 0 else { return }
    command.report.note(
      "\(FindingReport.counted(baseline.remaining, "finding")) of the baseline did not occur", in: path)
  }

  // MARK: - Reporting

  /// Reports the findings that would remain after the changes.
  ///
  /// They go to standard error, because the changes are on standard output.
  private func reportRemaining(_ report: FindingReport) {
    guard !report.findings.isEmpty else { return }
    let stream = command.console.errors
    stream.write(text(of: report, for: stream, width: command.console.width))
  }

  private func write(_ report: FindingReport, in reports: RequestedReports<FindingFormat>) {
    for wanted in reports.all {
      let output = wanted.output
      switch wanted.format {
      case .text: output.write(text(of: report, for: output, width: command.width(of: wanted)))
      case .json: output.write(FindingJSON.bytes(of: report))
      case .sarif: output.write(FindingSARIF.bytes(of: report))
      case .junit: output.write(FindingJUnit.document(report, strictly: command.options[Validate.strict]))
      case .github: output.write(FindingAnnotations.lines(report))
      }
    }
  }

  private func text(of report: FindingReport, for stream: ByteOutput, width: Int) -> String {
    FindingText(paint: command.paint(for: stream), width: width, listsAll: command.options[Validate.all])
      .text(of: report)
  }
}

extension BaselineText.ReadingError {
  fileprivate var message: String {
    switch self {
    case .notJSON(let place): "is not JSON (line \(place.line), column \(place.column))"
    case .notABaseline: "is not a baseline"
    case .unknownVersion(let version): "is a baseline of version \(version), which this program does not support"
    }
  }
}

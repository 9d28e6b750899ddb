import BookKit
import PropertyList

/// `bookplay validate`: what is wrong with books, and where; with `--fix` what is safe to mend is mended.
struct Validate {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let selection = try RuleSelection(command.options)
    let mends = try modeOfMending()
    var known = try readBaseline()
    let input = command.console.input
    let outcomes = Parallel.map(command.invocation.arguments) { argument in
      ValidatedBook.Outcome(argument, input: input, selection: selection, mends: mends)
    }
    var status = ExitStatus.good
    var report = FindingReport([], startedIn: Files.workingFolder)
    for outcome in outcomes {
      switch outcome {
      case .failure(let failure): status = max(status, command.tell(.file(failure)))
      case .book(var book):
        do throws(CommandFailure) { try write(book) } catch { status = max(status, command.tell(error)) }
        if known != nil { book.findings.findings.removeAll { known?.take($0) ?? false } }
        report.files.append(book.findings)
      }
    }
    if let path = command.options.text(of: .writeBaseline) {
      return max(status, try write(Baseline(of: report.findings), to: path))
    }
    if !command.options.contains(.diff) { tell(report) }
    if let known, let path = baselinePath, selection.isWhole { tell(whatIsLeftOf: known, path) }
    return max(status, isBad(report) ? .bad : .good)
  }

  private func isBad(_ report: FindingReport) -> Bool {
    report.count(of: .error) > 0 || command.options.contains(.strict) && report.count(of: .warning) > 0
  }

  // MARK: - Mending

  /// Whether safe changes are made.
  private func modeOfMending() throws(CommandFailure) -> Bool {
    let (fixes, shows) = (command.options.contains(.fix), command.options.contains(.diff))
    if command.invocation.arguments.count(where: { $0 == "-" }) > 1 { throw .usage(.givenTwice(option: "-")) }
    if shows && !fixes { throw .usage(.needs(option: "--diff", other: "--fix")) }
    if fixes && !shows && command.invocation.arguments.contains("-") { throw .usage(.unnamedBook) }
    return fixes
  }

  /// Writes what was mended, or shows it.
  private func write(_ book: ValidatedBook) throws(CommandFailure) {
    guard book.mendedCount > 0 else { return }
    let mended = book.findings.source
    if command.options.contains(.diff) {
      let output = command.console.output
      UnifiedDiff(name: mended.name, old: text(of: book.original), new: text(of: mended))
        .write(to: output, paint: command.paint(for: output))
    } else if let path = book.file.path {
      do throws(FileFailure) { try Files.replace(path, with: mended.bytes) } catch { throw .file(error) }
      command.report.note("\(FindingReport.counted(book.mendedCount, "finding")) mended", in: mended.name)
    }
  }

  /// The file in UTF-8.
  private func text(of source: Source) -> [UInt8] { PropertyList.read(source).document?.text.utf8 ?? source.bytes }

  // MARK: - Baselines

  private var baselinePath: String? { command.options.text(of: .baseline) }

  private func readBaseline() throws(CommandFailure) -> Baseline? {
    guard let path = baselinePath else { return nil }
    if command.options.contains(.writeBaseline) { throw .usage(.exclusive("--baseline", "--write-baseline")) }
    let source: Source
    do throws(FileFailure) {
      source = Source(try Files.read(path, limit: Limits().bytes), name: path)
    } catch {
      throw .file(error)
    }
    do throws(BaselineText.Failure) { return try BaselineText.read(source) } catch { throw .baseline(path, error) }
  }

  private func write(_ baseline: Baseline, to path: String) throws(CommandFailure) -> ExitStatus {
    let bytes = BaselineText.bytes(of: baseline)
    guard path != "-", path != "/dev/stdout" else {
      try command.deliver(bytes)
      return .good
    }
    try Overwriting.check(baseline: path)
    do throws(FileFailure) { try Files.replace(path, with: bytes) } catch { throw .file(error) }
    command.report.note("\(FindingReport.counted(baseline.remaining, "finding")) written", in: path)
    return .good
  }

  /// Findings that are no more should not stay known: they may come back.
  private func tell(whatIsLeftOf baseline: Baseline, _ path: String) {
    guard baseline.remaining > 0 else { return }
    command.report.note(
      "\(FindingReport.counted(baseline.remaining, "finding")) of the baseline did not come up", in: path)
  }

  // MARK: - Telling

  private func tell(_ report: FindingReport) {
    let output = command.console.output
    switch command.options.choice(.format, as: FindingFormat.self) ?? .text {
    case .text:
      let text = FindingText(
        paint: command.paint(for: output), width: command.console.width, tellsAll: command.options.contains(.all))
      text.write(report, to: output)
    case .json: FindingJSON.write(report, to: output)
    case .sarif: FindingSARIF.write(report, to: output)
    case .junit: FindingJUnit.write(report, strictly: command.options.contains(.strict), to: output)
    case .github: FindingAnnotations.write(report, to: output)
    }
  }
}

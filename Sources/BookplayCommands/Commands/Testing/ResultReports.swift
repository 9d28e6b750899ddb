import BookFiles
import BookReports

/// Reports results of scripts in all requested formats, each result as early as the format allows.
struct ResultReports {
  private let command: CommandContext
  private let reports: RequestedReports<ResultFormat>
  private var results: [ScriptResult] = []

  init(_ command: CommandContext) throws(CommandError) {
    self.command = command
    reports = try command.reports(Test.format, default: .text)
  }

  private func text(for output: ByteOutput) -> ResultText { ResultText(paint: command.paint(for: output)) }

  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    for report in reports.all {
      switch report.format {
      case .tap: report.output.write(ResultTAP.header(count: count))
      case .text: write(known, to: report.output)
      case .jsonl: if let shard { report.output.write(shard.line) }
      case .junit, .github: break
      }
    }
  }

  private func write(_ known: [ScriptResult], to output: ByteOutput) {
    let text = text(for: output)
    var reported = Set<String>()
    for result in known {
      if let failure = result.failures.first, failure.kind == .book, let file = failure.file,
        !reported.insert(file).inserted
      {
        let again = ScriptResult.Failure(.book, "its book has errors, which are reported above")
        let own = result.failures.filter { $0.kind != .book }
        output.write(text.lines(of: ScriptResult(result.script, .failed([again] + own))))
      } else {
        output.write(text.lines(of: result))
      }
    }
  }

  /// Adds the next result; text output skips results that `begin` has written already.
  mutating func add(_ result: ScriptResult) {
    results.append(result)
    for report in reports.all {
      switch report.format {
      case .text: if !result.wasKnown { report.output.write(text(for: report.output).lines(of: result)) }
      case .tap: report.output.write(ResultTAP.lines(of: result, number: results.count))
      case .jsonl: report.output.write(ResultJSON.line(of: result))
      case .junit, .github: break
      }
    }
  }

  func finish(repeated total: Int? = nil) {
    for report in reports.all {
      switch report.format {
      case .text: report.output.write(text(for: report.output).summary(of: ResultCounts(results), repeated: total))
      case .junit: report.output.write(ResultJUnit.document(results))
      case .github: report.output.write(ResultAnnotations.lines(results, startedIn: Files.workingFolder))
      case .tap, .jsonl: break
      }
    }
  }

  func reportCoverage(_ books: [BookCoverage]) {
    var isReported = false
    for report in reports.all {
      switch report.format {
      case .jsonl: report.output.write(CoverageJSON.lines(of: books))
      case .text: report.output.write(CoverageText(paint: command.paint(for: report.output)).text(of: books))
      case .tap:
        let lines = CoverageText(paint: Paint(isColored: false)).text(of: books).split(separator: "\n")
        for line in lines { report.output.write("# \(line)\n") }
      case .junit, .github: continue
      }
      isReported = true
    }
    guard !isReported else { return }
    command.console.errors.write(CoverageText(paint: command.paint(for: command.console.errors)).text(of: books))
  }

  func write() throws(CommandError) { try reports.write() }
}

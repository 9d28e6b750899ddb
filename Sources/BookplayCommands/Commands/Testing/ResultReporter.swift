import BookFiles
import BookReports
import PropertyList

/// Reports results of scripts in one format, each result as early as the format allows.
struct ResultReporter {
  private let format: ResultFormat
  private let output: ByteOutput
  private let paint: Paint
  private let text: ResultText
  private var results: [ScriptResult] = []

  init(_ report: RequestedReport<ResultFormat>, paint: Paint) {
    format = report.format
    output = report.output
    self.paint = paint
    text = ResultText(paint: paint)
  }

  /// Reports the number of results, and those that are known before anything runs.
  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    switch format {
    case .tap: output.write(ResultTAP.header(count: count))
    case .text: tell(known)
    case .jsonl: if let shard { output.write(shard.line) }
    case .junit, .github: break
    }
  }

  /// Reports errors of books and scripts as text, the errors of each book only once.
  private func tell(_ known: [ScriptResult]) {
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
    switch format {
    case .text: if !result.wasKnown { output.write(text.lines(of: result)) }
    case .tap: output.write(ResultTAP.lines(of: result, number: results.count))
    case .jsonl: output.write(ResultJSON.line(of: result))
    case .junit, .github: break
    }
  }

  /// Reports what requires all results, such as a summary; `total` is the number of all scripts if some are repeated.
  func finish(repeated total: Int?) {
    switch format {
    case .text: output.write(text.summary(of: ResultCounts(results), repeated: total))
    case .junit: output.write(ResultJUnit.document(results))
    case .github: output.write(ResultAnnotations.lines(results, startedIn: Files.workingFolder))
    case .tap, .jsonl: break
    }
  }

  /// Reports the coverage of the books if the format can include it.
  ///
  /// - Returns: Whether the format can include it.
  func tell(_ books: [BookCoverage]) -> Bool {
    switch format {
    case .jsonl: output.write(CoverageJSON.lines(of: books))
    case .text: output.write(CoverageText(paint: paint).text(of: books))
    case .tap:
      let lines = CoverageText(paint: Paint(isColored: false)).text(of: books).split(separator: "\n")
      for line in lines { output.write("# \(line)\n") }
    case .junit, .github: return false
    }
    return true
  }
}

import BookFiles
import PropertyList

/// Tells results of scripts in one of the forms, each as soon as it is known where the form allows it.
struct ResultTeller {
  private let format: ResultFormat
  private let output: ByteOutput
  private let paint: Paint
  private let text: ResultText
  private var results: [ScriptResult] = []

  init(_ report: RequestedReport<ResultFormat>, paint: Paint) {
    format = report.form
    output = report.output
    self.paint = paint
    text = ResultText(paint: paint)
  }

  /// Tells how many results there will be, and those that are known before anything runs.
  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    switch format {
    case .tap: output.write(ResultTAP.header(count: count))
    case .text: tell(known)
    case .jsonl: if let shard { output.write(shard.line) }
    case .junit, .github: break
    }
  }

  /// Tells people what is wrong with books and scripts; what is wrong with a book, only once.
  private func tell(_ known: [ScriptResult]) {
    var told = Set<String>()
    for result in known {
      if let failure = result.failures.first, failure.kind == .book, let file = failure.file,
        !told.insert(file).inserted
      {
        let again = ScriptResult.Failure(.book, "its book has errors, which are told above")
        let own = result.failures.filter { $0.kind != .book }
        output.write(text.lines(of: ScriptResult(result.script, .failed([again] + own))))
      } else {
        output.write(text.lines(of: result))
      }
    }
  }

  /// Takes in the next result; one that was known before has been told to people.
  mutating func add(_ result: ScriptResult) {
    results.append(result)
    switch format {
    case .text: if !result.wasKnown { output.write(text.lines(of: result)) }
    case .tap: output.write(ResultTAP.lines(of: result, number: results.count))
    case .jsonl: output.write(ResultJSON.line(of: result))
    case .junit, .github: break
    }
  }

  /// Tells what can only be told of all results.
  func finish() {
    switch format {
    case .text: output.write(text.summary(of: ResultCounts(results)))
    case .junit: output.write(ResultJUnit.document(results))
    case .github: output.write(ResultAnnotations.lines(results, startedIn: Files.workingFolder))
    case .tap, .jsonl: break
    }
  }

  /// Tells what of the books has been reached, where the form has room for it.
  ///
  /// - Returns: Whether it has.
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

import BookReports
import PropertyList

/// Reports results of scripts in all requested formats.
struct ResultReports {
  private let command: CommandContext
  private let reports: RequestedReports<ResultFormat>
  private var reporters: [ResultReporter]

  /// Creates reports that haven't begun yet.
  ///
  /// - Throws: `CommandError` if two of them have the same destination, or one would overwrite a file that can't be
  ///   reproduced.
  init(_ command: CommandContext) throws(CommandError) {
    self.command = command
    reports = try command.reports(Test.format, default: .text)
    reporters = reports.all.map { ResultReporter($0, paint: command.paint(for: $0.output)) }
  }

  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    for reporter in reporters { reporter.begin(count: count, known: known, shard: shard) }
  }

  mutating func add(_ result: ScriptResult) {
    for index in reporters.indices { reporters[index].add(result) }
  }

  func finish(repeated total: Int? = nil) {
    for reporter in reporters { reporter.finish(repeated: total) }
  }

  /// Reports the coverage of the books, on standard error if no format can include it.
  func reportCoverage(_ books: [BookCoverage]) {
    let isReported = reporters.map { $0.tell(books) }
    guard !isReported.contains(true) else { return }
    command.console.errors.write(CoverageText(paint: command.paint(for: command.console.errors)).text(of: books))
  }

  func write() throws(CommandError) { try reports.write() }
}

import PropertyList

/// Reports results of scripts in all requested formats.
struct ResultReports {
  private let command: Command
  private let reports: RequestedReports<ResultFormat>
  private var tellers: [ResultTeller]

  /// Creates reports that haven't begun yet.
  ///
  /// - Throws: `CommandFailure` if two of them have the same destination, or one would overwrite a file that can't be
  ///   reproduced.
  init(_ command: Command) throws(CommandFailure) {
    self.command = command
    reports = try command.reports(usual: .text)
    tellers = reports.all.map { ResultTeller($0, paint: command.paint(for: $0.output)) }
  }

  /// Reports the number of results, and those that are known before anything runs.
  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    for teller in tellers { teller.begin(count: count, known: known, shard: shard) }
  }

  /// Adds the next result.
  mutating func add(_ result: ScriptResult) {
    for index in tellers.indices { tellers[index].add(result) }
  }

  /// Reports what requires all results, such as a summary.
  func finish() {
    for teller in tellers { teller.finish() }
  }

  /// Reports the coverage of the books, on standard error if no format can include it.
  func tell(_ books: [BookCoverage]) {
    let isTold = tellers.map { $0.tell(books) }
    guard !isTold.contains(true) else { return }
    command.console.errors.write(CoverageText(paint: command.paint(for: command.console.errors)).text(of: books))
  }

  /// Writes the reports that go to files.
  func write() throws(CommandFailure) { try reports.write() }
}

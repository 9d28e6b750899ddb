import PropertyList

/// Tells results of scripts in all the forms that were asked for.
struct ResultReports {
  private let command: Command
  private let reports: RequestedReports<ResultFormat>
  private var tellers: [ResultTeller]

  /// Reports that have yet to begin.
  ///
  /// - Throws: when two of them have the same place, or a file would be lost under one.
  init(_ command: Command) throws(CommandFailure) {
    self.command = command
    reports = try command.reports(usual: .text)
    tellers = reports.all.map { ResultTeller($0, paint: command.paint(for: $0.output)) }
  }

  /// Tells how many results there will be, and those that are known before anything runs.
  func begin(count: Int, known: [ScriptResult], shard: ShardLabel? = nil) {
    for teller in tellers { teller.begin(count: count, known: known, shard: shard) }
  }

  /// Takes in the next result.
  mutating func add(_ result: ScriptResult) {
    for index in tellers.indices { tellers[index].add(result) }
  }

  /// Tells what can only be told of all results.
  func finish() {
    for teller in tellers { teller.finish() }
  }

  /// Tells what of the books has been reached; on standard error where no report has room for it.
  func tell(_ books: [BookCoverage]) {
    let isTold = tellers.map { $0.tell(books) }
    guard !isTold.contains(true) else { return }
    command.console.errors.write(CoverageText(paint: command.paint(for: command.console.errors)).text(of: books))
  }

  /// Puts the reports that are files into place.
  func write() throws(CommandFailure) { try reports.write() }
}

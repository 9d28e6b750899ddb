import BookReports
import PropertyList

/// `bookplay report --merge`: merges the results of several machines that each ran a part of the scripts.
struct MergedReport {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let wanted = try CoverageRequirement(command.options)
    var reports = try ResultReports(command)
    var parts: [ResultPart] = []
    var faults: [ResultFault] = []
    for path in command.invocation.arguments {
      let reader = ResultReader(try command.source(at: path))
      parts += reader.parts
      faults += reader.faults
    }
    // Results in unreadable lines are unknown, so the merged results would be wrong.
    guard faults.isEmpty else { throw report(faults) }
    let merged = MergedResults(parts, needsCoverage: wanted.isReported)
    guard merged.faults.isEmpty else { throw report(merged.faults) }
    reports.begin(count: merged.results.count, known: merged.results.filter { $0.wasKnown })
    for result in merged.results { reports.add(result) }
    reports.finish()
    if wanted.isReported { reports.reportCoverage(merged.coverage) }
    try reports.write()
    let status = ResultCounts(merged.results).failed > 0 ? ExitStatus.bad : .good
    return max(status, wanted.judge(merged.coverage, by: command))
  }

  private func report(_ faults: [ResultFault]) -> CommandError {
    for fault in faults { command.report.error(fault.message, by: fault.place, hint: fault.hint) }
    return CommandError()
  }
}

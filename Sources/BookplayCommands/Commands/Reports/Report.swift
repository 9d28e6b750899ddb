/// `bookplay report`: shows a book and its playthroughs as one page, or merges results of tests.
struct Report {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    guard command.options[ReportOption.merge] else { return try BookReport(command: command).run() }
    try command.options.exclude([ReportOption.script, ReportOption.language], with: ReportOption.merge)
    return try MergedReport(command: command).run()
  }
}

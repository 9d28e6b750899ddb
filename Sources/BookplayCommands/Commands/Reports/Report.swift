struct Report: BookplayCommand {
  static let output = Option.text("output", letter: "o", .file, "write the HTML, or the merged results, to FILE")
  static let script = Option.text("script", .file, "show only this script instead of all scripts")
  static let language = Play.language
  static let merge = Option.flag("merge", "merge the results of all parts of a test run")
  static let format = Test.format
  static let coverage = Option.flag("coverage", "with --merge: report what no script has reached")
  static let minimumCoverage = Option.decimal(
    "minimum-coverage", "PERCENT", in: 0...100, "a percentage; write a number from 0 to 100",
    "with --merge: fail if less of a book is reached")

  static let entry = CommandEntry(
    .report, takes: .bookOrResults, "write an HTML report of a book, or merge test results",
    options: [output, script, language, merge, format, coverage, minimumCoverage] + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark,
      "With --merge, FILE is output of `test --shard K/N --format jsonl`. A part that",
      "is missing, incomplete or given twice is an error.",
    ],
    examples: ["bookplay report Moon -o moon.html", "bookplay report --merge 1.jsonl 2.jsonl"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    guard command.options[Report.merge] else { return try BookReport(command: command).run() }
    try command.options.exclude([Report.script, Report.language], with: Report.merge)
    return try MergedReport(command: command).run()
  }
}

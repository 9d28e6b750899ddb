/// `bookplay report`: shows a book and its playthroughs as one page, or merges results of tests.
struct Report {
  let command: CommandContext

  func run() throws(CommandFailure) -> ExitStatus {
    guard command.options.contains(.merge) else { return try BookReport(command: command).run() }
    for option in [OptionName.script, .language] where command.options.contains(option) {
      throw .usage(.exclusive("--merge", "--" + option.rawValue))
    }
    return try MergedReport(command: command).run()
  }
}

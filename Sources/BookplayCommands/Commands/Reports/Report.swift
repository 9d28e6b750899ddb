/// `bookplay report`: a book and its playthroughs as one page to look at, or what came of tests elsewhere.
struct Report {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    guard command.options.contains(.merge) else { return try BookReport(command: command).run() }
    for option in [OptionName.script, .language] where command.options.contains(option) {
      throw .usage(.exclusive("--merge", "--" + option.rawValue))
    }
    return try MergedReport(command: command).run()
  }
}

import BookReports

struct CoverageRequirement: Sendable {
  let isReported: Bool
  /// The required coverage in percent, or `nil` if there is none.
  let minimum: Double?

  init(_ options: GivenOptions) throws(CommandError) {
    minimum = try options.value(of: Test.minimumCoverage)
    isReported = options[Test.coverage] || minimum != nil
  }

  func judge(_ books: [BookCoverage], by command: CommandContext) -> ExitStatus {
    guard let minimum else { return .good }
    let wanted = BookPhrases.number(minimum)
    var status = ExitStatus.good
    for book in books where !book.total.reaches(percent: minimum) {
      command.report.error(
        "the coverage is \(CoverageText.percent(book.total)), less than the \(wanted) % that is required of every book",
        by: book.title, hint: "what is missing is listed above; write scripts that reach it")
      status = .bad
    }
    return status
  }
}

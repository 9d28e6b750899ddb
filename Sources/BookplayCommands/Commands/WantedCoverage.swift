import PropertyList

/// What a command is to tell of what scripts reach, and how much that must be.
struct WantedCoverage: Sendable {
  /// Whether it is told.
  let isTold: Bool
  /// How many hundredths there must be.
  let minimum: Double?

  init(_ options: GivenOptions) throws(CommandFailure) {
    minimum = try options.text(of: .minimumCoverage).map(WantedCoverage.percent)
    isTold = options.contains(.coverage) || minimum != nil
  }

  /// Tells when less has been reached than must be, and how the command ends because of it.
  func judge(_ books: [BookCoverage], by command: Command) -> ExitStatus {
    guard let minimum else { return .good }
    let total = CoverageText.total(of: books)
    guard !total.reaches(percent: minimum) else { return .good }
    let wanted = String(decoding: Decimal.shortest(minimum), as: UTF8.self)
    command.report.tell(
      "the coverage is \(CoverageText.percent(total)), less than the \(wanted) % that are wanted",
      by: "\(ArgumentTable.program) \(command.invocation.command.rawValue)",
      hint: "what is missing is told above; write scripts that reach it")
    return .bad
  }

  private static func percent(_ text: String) throws(CommandFailure) -> Double {
    let isPlain = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    guard isPlain, let percent = Double(text), percent <= 100 else { throw .usage(.noPercent(text)) }
    return percent
  }
}

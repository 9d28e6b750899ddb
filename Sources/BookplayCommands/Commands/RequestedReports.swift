import BookFiles
import BookReports

struct RequestedReport<Form> {
  let format: Form
  /// Standard output, or a buffer for the contents of the file.
  let output: ByteOutput
  let path: String?
}

/// The reports requested on the command line, in the order given there.
///
/// `--format FORMAT` is for standard output, or for the file of `--output`; each `--format FORMAT=FILE` is for a file
/// of its own. Files are written when all reports are complete, so that nobody sees an incomplete one.
struct RequestedReports<Form> {
  let all: [RequestedReport<Form>]

  var hasFiles: Bool { all.contains { $0.path != nil } }

  func write() throws(CommandError) {
    for report in all {
      guard let path = report.path else { continue }
      try CommandError.rethrowing(Files.replace(path, with: report.output.bytes))
    }
  }
}

extension CommandContext {
  /// Returns the requested reports.
  ///
  /// A report without a file of its own goes to the file of `--output` if that is for reports, and otherwise to
  /// standard output.
  ///
  /// Throws if two reports have the same destination, or if a report would overwrite a file that can't be reproduced.
  func reports<Form: Equatable & RawRepresentable<String>>(
    _ option: Option<[(format: Form, file: String?)]>, default defaultFormat: Form, outputIsReport: Bool = true
  ) throws(CommandError) -> RequestedReports<Form> {
    guard !options.isEmpty else { return RequestedReports(all: [report(defaultFormat, to: nil)]) }
    let output = outputIsReport ? options.outputPath : nil
    var reports = options[option].map { request in
      report(request.format, to: request.file.map(GivenOptions.path) ?? output)
    }
    if reports.isEmpty || output != nil && !reports.contains(where: { $0.path == output }) {
      reports.insert(report(defaultFormat, to: output), at: 0)
    }
    try checkDestinations(of: reports)
    return RequestedReports(all: reports)
  }

  private func report<Form>(_ format: Form, to path: String?) -> RequestedReport<Form> {
    let output = path == nil ? console.output : ByteOutput(bufferedAsTerminal: false)
    return RequestedReport(format: format, output: output, path: path)
  }

  private func checkDestinations<Form: RawRepresentable<String>>(
    of reports: [RequestedReport<Form>]
  ) throws(CommandError) {
    for (index, report) in reports.enumerated() {
      let destination = report.path.map { Files.resolved($0) ?? $0 }
      let other = reports[..<index].first { $0.path.map { Files.resolved($0) ?? $0 } == destination }
      if let other {
        let (first, second) = (other.format.rawValue, report.format.rawValue)
        throw .usage(
          "`--format \(first)` and `--format \(second)` would both go to "
            + "\(report.path.map(CommandError.quoted) ?? "standard output"); "
            + "give one a file of its own, such as `--format \(second)=FILE`")
      }
      guard let path = report.path else { continue }
      try OverwriteGuard.check(report: path, of: invocation)
    }
  }

  /// Returns the maximum width of a text report in columns; files get the default width.
  func width<Form>(of report: RequestedReport<Form>) -> Int {
    report.path == nil ? console.width : ProblemText.defaultWidth
  }
}

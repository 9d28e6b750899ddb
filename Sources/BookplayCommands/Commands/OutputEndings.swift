import PropertyList

// Checks the names of output files.
extension CommandContext {
  func checkEndings() throws(CommandError) {
    let output = options.outputPath
    switch invocation.command {
    case .export:
      try check(output, fits: .webPage, isImplied: true)
      try check(options[Export.site], fits: .folder)
    case .report where !options[Report.merge]: try check(output, fits: .webPage, isImplied: true)
    case .snapshot: try check(output, fits: options[Snapshot.to].map { OutputForm($0) } ?? .picture)
    case .convert: try check(output, fits: options[Convert.to].map { OutputForm($0) } ?? .list)
    case .explore:
      try check(options[Explore.output], fits: .folder)
      try checkReports(outputIsReport: false)
    case .new: try check(invocation.arguments[0], fits: .folder)
    case .edit: try check(options[Edit.lines], fits: .operations)
    case .validate, .tree, .play, .test, .report, .explain:
      try check(options[Play.record], fits: .script, isImplied: true)
      try check(options[Validate.writeBaseline], fits: .baseline)
      try checkReports(outputIsReport: true)
    case .strings: try checkSheet(output)
    case .format, .serve, .words, .lsp: break
    }
  }

  private func checkSheet(_ output: String?) throws(CommandError) {
    try check(output, fits: .sheet)
    if let output, OutputForm.xliff.fits(output, isImplied: true), FileEnding(of: output) != nil {
      guard options[Strings.to] != nil else {
        throw .usage("XLIFF has one language; write `--to CODE`, or a name that ends in `.csv`")
      }
    }
  }

  private func checkReports(outputIsReport: Bool) throws(CommandError) {
    var unnamed = "text"
    for request in options.texts(of: "format").map(ReportRequest.init) {
      if let file = request.file {
        try check(file, fits: OutputForm(report: request.format))
      } else {
        unnamed = request.format
      }
    }
    if outputIsReport { try check(options.outputPath, fits: OutputForm(report: unnamed)) }
  }

  func check(_ path: String?, fits form: OutputForm, isImplied: Bool = false) throws(CommandError) {
    guard let path, !form.fits(path, isImplied: isImplied) else { return }
    // Only some forms are chosen by an option.
    let better = form.title.hasPrefix("--") ? option(fitting: path) : nil
    let title = form.title.hasPrefix("-") ? "`\(form.title)`" : form.title
    let names =
      form.endings.isEmpty
      ? "a name without an ending" : "a name that ends in \(UsageText.list(form.endings.map { "." + $0 }))"
    let advice = (better.map { "`\($0)`, or " } ?? "") + names
    throw .usage("\(CommandError.quoted(path)) does not fit \(title); write \(advice)")
  }

  private func option(fitting path: String) -> String? {
    guard let ending = FileEnding(of: path)?.text else { return nil }
    switch invocation.command {
    case .snapshot: return PictureFormat(rawValue: ending).map { OutputForm($0).title }
    case .convert:
      return PropertyList.Format.allCases.first { $0.endings.contains(ending) }.map { OutputForm($0).title }
    default:
      let formats = invocation.command.entry.options.first { $0.name == "format" }
      return formats?.value.allowedValues.map { OutputForm(report: $0) }.first { $0.endings.contains(ending) }?.title
    }
  }
}

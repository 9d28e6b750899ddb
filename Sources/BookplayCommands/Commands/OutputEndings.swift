import PropertyList

// The names of the files that commands write.
extension CommandContext {
  /// Throws if the name of a file to write says that something else is in it.
  func checkEndings() throws(CommandError) {
    let output = options.outputPath
    switch invocation.command {
    case .export:
      try check(output, fits: .webPage, isImplied: true)
      try check(options[ExportOption.site], fits: .folder)
    case .report where !options[ReportOption.merge]: try check(output, fits: .webPage, isImplied: true)
    case .snapshot:
      try check(output, fits: options[SnapshotOption.to].map { OutputForm($0) } ?? .picture)
    case .convert:
      try check(output, fits: options[ConvertOption.to].map { OutputForm($0) } ?? .list)
    case .explore:
      try check(options[ExploreOption.output], fits: .folder)
      try checkReports(outputIsReport: false)
    case .new: try check(invocation.arguments[0], fits: .folder)
    case .edit: try check(options[EditOption.lines], fits: .operations)
    case .validate, .tree, .play, .test, .report, .explain:
      try check(options[PlayOption.record], fits: .script, isImplied: true)
      try check(options[ValidateOption.writeBaseline], fits: .baseline)
      try checkReports(outputIsReport: true)
    case .format, .serve, .words, .lsp: break
    }
  }

  private func checkReports(outputIsReport: Bool) throws(CommandError) {
    var unnamed = "text"
    for text in options.texts(of: "format") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count > 1 { try check(parts[1], fits: OutputForm(report: parts[0])) } else { unnamed = parts[0] }
    }
    if outputIsReport { try check(options.outputPath, fits: OutputForm(report: unnamed)) }
  }

  /// Throws if a file, if there is one, has a name that doesn't fit its form.
  func check(_ path: String?, fits form: OutputForm, isImplied: Bool = false) throws(CommandError) {
    guard let path, !form.fits(path, isImplied: isImplied) else { return }
    // Only some forms are chosen by an option.
    let better = form.title.hasPrefix("--") ? option(fitting: path) : nil
    throw .usage(.wrongEnding(file: path, form: form.title, endings: form.endings, better: better))
  }

  /// Returns the option that says the form of a file, such as `--to json`, if the command has one.
  private func option(fitting path: String) -> String? {
    guard let ending = FileEnding(of: path)?.text else { return nil }
    switch invocation.command {
    case .snapshot: return PictureFormat(rawValue: ending).map { OutputForm($0).title }
    case .convert:
      return PropertyList.OutputFormat.allCases.first { $0.endings.contains(ending) }.map { OutputForm($0).title }
    default:
      let formats = ArgumentTable.command(invocation.command).options.first { $0.name == "format" }
      return formats?.value.allowedValues.map { OutputForm(report: $0) }.first { $0.endings.contains(ending) }?.title
    }
  }
}

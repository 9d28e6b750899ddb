import BookReports
import PropertyList

/// The context of a command: its checked command line and the streams to use.
struct CommandContext {
  let invocation: Invocation
  let console: Console

  /// Runs the command and reports the failure if there is one.
  func run() -> ExitStatus {
    do throws(CommandError) {
      if !options.isEmpty || invocation.command == .new { try checkEndings() }
      if options[WatchOption.watch] { return try WatchedCommand(command: self).run() }
      try WatchedCommand.refuseDetails(of: options)
      return try runOnce()
    } catch {
      return report(error)
    }
  }

  func runOnce() throws(CommandError) -> ExitStatus {
    switch invocation.command {
    case .validate: return try Validate(command: self).run()
    case .tree: return try Tree(command: self).run()
    case .play: return try Play(command: self).run()
    case .test: return try Test(command: self).run()
    case .report: return try Report(command: self).run()
    case .explore: return try Explore(command: self).run()
    case .explain: return try Explain(command: self).run()
    case .snapshot: return try Snapshot(command: self).run()
    case .convert: return try Convert(command: self).run()
    case .format: return Format(command: self).run()
    case .export: return try Export(command: self).run()
    case .serve: return try Serve(command: self).run()
    case .words: return try Words(command: self).run()
    case .edit: return try Edit(command: self).run()
    case .lsp: return LanguageService(command: self).run()
    case .new: return try New(command: self).run()
    }
  }

  var options: GivenOptions { invocation.options }

  /// The reporter of problems, on standard error.
  var report: ProblemReport {
    ProblemReport(
      stream: console.errors, text: ProblemText(paint: paint(for: console.errors), width: console.width))
  }

  func paint(for stream: ByteOutput) -> Paint {
    console.paint(for: stream, options[CommonOption.color] ?? .auto)
  }

  func report(_ failure: CommandError) -> ExitStatus {
    if let message = failure.message(in: invocation.command) {
      report.error(message, by: "\(Tool.name) \(invocation.command.rawValue)", hint: failure.hint)
    }
    return failure.status
  }

  /// Writes `bytes` to standard output, but to a terminal only if they are plain text.
  func deliver(_ bytes: [UInt8]) throws(CommandError) {
    if console.output.isTerminal && !TerminalText.isHarmless(bytes) { throw .notPrintable }
    console.output.write(bytes)
  }
}

extension GivenOptions {
  /// Returns the value of an option, or `nil` if it was not given.
  func value<Value>(of option: CheckedOption<Value>) throws(CommandError) -> Value? {
    guard let text = texts(of: option.entry.name).first else { return nil }
    guard let value = option.read(text) else { throw .usage(.invalidValue(text, option.expectation(text))) }
    return value
  }

  /// Throws if one of `others` was given together with `option`.
  func exclude(_ others: [any DeclaredOption], with option: any DeclaredOption) throws(CommandError) {
    guard contains(option), let other = others.first(where: contains) else { return }
    throw .usage(.exclusive(option.entry.longForm, other.entry.longForm))
  }
}

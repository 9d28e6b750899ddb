import BookFiles
import BookReports

struct CommandContext {
  let invocation: Invocation
  let console: Console

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

  func runOnce() throws(CommandError) -> ExitStatus { try invocation.command.type.init(command: self).run() }
  var options: GivenOptions { invocation.options }

  var report: ProblemReport {
    ProblemReport(stream: console.errors, text: ProblemText(paint: paint(for: console.errors), width: console.width))
  }

  func paint(for stream: ByteOutput) -> Paint { console.paint(for: stream, options[CommonOption.color] ?? .auto) }

  func report(_ failure: CommandError) -> ExitStatus {
    if let message = failure.message {
      report.error(message, by: "\(Tool.name) \(invocation.command.rawValue)", hint: failure.hint)
    }
    return failure.status
  }

  /// Writes `bytes` to standard output, but to a terminal only if they are plain text.
  func deliver(_ bytes: [UInt8]) throws(CommandError) {
    if console.output.isTerminal && !TerminalText.isHarmless(bytes) { throw .notPrintable }
    console.output.write(bytes)
  }

  func show(_ difference: UnifiedDiff) {
    console.output.write(difference.bytes(paint: paint(for: console.output), isShown: console.output.isTerminal))
  }

  func source(at path: String, limit: Int = PropertyList.Limits().bytes) throws(CommandError) -> PropertyList.Source {
    try CommandError.rethrowing(PropertyList.Source.read(path, from: console.input, limit: limit))
  }
}

extension PropertyList.Source {
  /// Reads the file at `path`; `-` means standard input if `input` isn't `nil`.
  static func read(
    _ path: String, from input: ByteInput? = nil, limit: Int = PropertyList.Limits().bytes
  ) throws(FileError) -> PropertyList.Source {
    guard let input, path == "-" else { return PropertyList.Source(try Files.read(path, limit: limit), name: path) }
    return PropertyList.Source(try input.readAll(limit: limit), name: StreamName.input)
  }

  var textInUTF8: [UInt8] { PropertyList.read(self).document?.text.utf8 ?? bytes }
}

extension GivenOptions {
  func value<Value>(of option: Option<CheckedValue<Value>?>) throws(CommandError) -> Value? {
    do throws(UsageError) { return try self[option]?.get() } catch { throw .usage(error.message) }
  }

  func exclude(_ others: [any DeclaredOption], with option: any DeclaredOption) throws(CommandError) {
    guard contains(option), let other = others.first(where: contains) else { return }
    throw .usage(UsageText.exclusive(option.entry.longForm, other.entry.longForm))
  }
}

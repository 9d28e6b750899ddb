import PropertyList

/// What a command has to work with: its command line, checked, and the streams it was called with.
struct Command {
  let invocation: Invocation
  let console: Console

  /// Runs the command and tells why it cannot go on, when it cannot.
  func run() -> ExitStatus {
    do throws(CommandFailure) {
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
      case .new: return try New(command: self).run()
      }
    } catch {
      return tell(error)
    }
  }

  var options: GivenOptions { invocation.options }

  /// Tells problems on the stream that they belong on.
  var report: ProblemReport {
    ProblemReport(stream: console.errors, paint: paint(for: console.errors), width: console.width)
  }

  func paint(for stream: ByteOutput) -> Paint {
    let choice = options.choice(.color, as: ColorChoice.self) ?? .auto
    return Paint(for: stream, choice: choice, dislikesColor: console.dislikesColor)
  }

  /// Tells a failure, and how the command ends because of it.
  func tell(_ failure: CommandFailure) -> ExitStatus {
    if let message = failure.message(in: invocation.command) {
      report.tell(message, by: "\(ArgumentTable.program) \(invocation.command.rawValue)", hint: failure.hint)
    }
    return failure.status
  }

  /// Writes to standard output what is nothing but text, or anything when nobody looks.
  func deliver(_ bytes: [UInt8]) throws(CommandFailure) {
    if console.output.isTerminal && !TerminalText.isHarmless(bytes) { throw .unfitForTerminal }
    console.output.write(bytes)
  }
}

import BookFiles
import BookReports

struct WatchedCommand {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try check()
    let watcher: BookWatcher
    switch command.invocation.command {
    case .validate: return try repeating(ValidateJob(command: command))
    case .test: return try repeating(TestJob(command: command))
    case .play:
      var job = PlayJob(command: command, folders: bookFolders)
      watcher = try self.watcher(of: job)
      job.interruption = WatchInterruption(watcher)
      return repeating(job, watcher)
    default: return try repeating(RepeatedJob(command: command, folders: bookFolders))
    }
  }

  private var options: GivenOptions { command.options }

  private var bookFolders: [WatchedFolder] {
    let files = [options[Play.script], options[CommonOption.voices]].compactMap(\.self)
    let isReport = command.invocation.command == .report
    let scripts = isReport ? command.invocation.arguments.map { Files.isFolder($0) ? $0 : Files.folder(of: $0) } : []
    return command.invocation.arguments.flatMap(WatchedBooks.folders)
      + scripts.map { WatchedFolder(path: $0, selection: .all) } + files.map(WatchedBooks.folder)
  }

  /// Throws if an option is given that has a meaning only with `--watch`.
  static func refuseDetails(of options: GivenOptions) throws(CommandError) {
    guard !options.isEmpty, let option = WatchOption.details.first(where: options.contains) else { return }
    throw .usage(UsageText.needs(option.entry.longForm, WatchOption.watch.entry.longForm))
  }

  private func check() throws(CommandError) {
    let (name, arguments) = (command.invocation.command, command.invocation.arguments)
    let single: [any DeclaredOption] = [
      Validate.fix, Validate.writeBaseline, Test.update, Test.list, Report.merge,
      Play.interactive,
    ]
    // Options are compared by name. The parser has already refused those that the command doesn't have.
    try options.exclude(single, with: WatchOption.watch)
    let named = [Play.script, CommonOption.voices, Validate.baseline].compactMap { options[$0] }
    let files = arguments + named
    if files.contains("-") { throw .usage("`--watch` needs files, and `-` is not one; name the book's file") }
    let formats = options.texts(of: "format").filter { !["text", "jsonl"].contains($0.split(separator: "=").first) }
    if let format = formats.first {
      let option = UsageText.quoted("--format \(format)")
      throw .usage("`--watch` cannot write \(option), which is one document; use `--format text`")
    }
    let writes = options.outputPath != nil || name == .export && options.contains(Export.site)
    if name == .report || name == .export, !writes {
      throw .usage(UsageText.needs("--watch", CommonOption.output.entry.forms[0]))
    }
    _ = try options.value(of: WatchOption.poll)
    for file in files where !Files.exists(file) { _ = try CommandError.rethrowing(Files.read(file, limit: 0)) }
    guard name != .validate, name != .test else { return }
    for argument in arguments where !ShelfSource.isShelf(argument) {
      _ = try CommandError.rethrowing(BookFile(argument))
    }
  }

  private func repeating(_ job: some WatchedJob) throws(CommandError) -> ExitStatus {
    repeating(job, try watcher(of: job))
  }

  private func watcher(of job: some WatchedJob) throws(CommandError) -> BookWatcher {
    let outputs = [options.outputPath, options[Export.site]].compactMap(\.self)
    let reports = options.texts(of: "format").compactMap { text in
      text.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
    }
    return BookWatcher(
      WatchedBooks.merged(job.folders), outputs: outputs + reports, polling: try options.value(of: WatchOption.poll),
      clock: command.console.clock)
  }

  private func repeating(_ job: some WatchedJob, _ watcher: BookWatcher) -> ExitStatus {
    var job = job
    var changes: [FileChange] = []
    let (output, errors) = (command.console.output, command.console.errors)
    StopSignals.exit(with: ExitStatus.bad.rawValue)
    for number in 1... {
      if number > 1 {
        if output.isTerminal, !options[WatchOption.noClear] { output.write(WatchedCommand.clearing) }
        output.flush()
        errors.write("== \(number): \(WatchedCommand.summary(of: changes))\n")
        errors.flush()
      }
      (output.hasOutput, errors.hasOutput) = (false, false)
      let status = job.run(after: changes)
      // A user who has read the result can interrupt at once; the exit status is then that of the result.
      StopSignals.exit(with: status.rawValue)
      if !output.hasOutput, !errors.hasOutput { errors.write("== good\n") }
      // A user who has read the result may change a file at once.
      watcher.watch(WatchedBooks.merged(job.folders))
      output.flush()
      if number == 1 { announce(watcher) }
      errors.flush()
      if output.isClosed { return status }
      changes = watcher.next(whileOpen: output.pipeNumber)
      if changes.isEmpty { return status }
    }
    return .good
  }

  private func announce(_ watcher: BookWatcher) {
    let errors = command.console.errors
    if let notice = watcher.notice { errors.write("\(Tool.name): \(notice)\n") }
    if watcher.isLimited { errors.write("\(Tool.name): there are too many folders; some of them are not watched\n") }
    errors.write("== watching \(FindingReport.counted(watcher.fileCount, "file")); Ctrl+C ends\n")
  }

  /// The control sequence that clears a terminal and its scrollback, as `clear` does.
  private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  /// Returns a summary such as `book.plist changed, and 3 more`.
  static func summary(of changes: [FileChange]) -> String {
    guard let first = changes.first else { return "" }
    return first.phrase + (changes.count > 1 ? ", and \(changes.count - 1) more" : "")
  }
}

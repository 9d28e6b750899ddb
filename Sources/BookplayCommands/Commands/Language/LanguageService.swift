import BookFiles
import BookLanguage
import BookReports

struct LanguageService: BookplayCommand {
  static let stdio = Option.flag("stdio", "use standard input and output, as it does anyway")
  static let process = Option.text("clientProcessId", .text("N"), "ignored; clients also send it as a message")

  static let entry = CommandEntry(
    .lsp, takes: .nothing, "help editors with books and scripts, as a language server",
    options: [stdio, process],
    remarks: [
      "Editors start it and speak the Language Server Protocol with it: findings while",
      "you type, completion, explanations, renaming and more. The article \"Editors\"",
      "of the documentation has settings for several editors.",
    ],
    examples: ["bookplay lsp"])

  let command: CommandContext

  /// The interval at which the client's process is checked, in milliseconds.
  private static let pollInterval = 2_000

  func run() -> ExitStatus {
    let inbox = MessageInbox(command.console.input)
    var host = DiskHost(inbox: inbox)
    var server = LanguageServer(version: Tool.version)
    let watch = OpenBookWatch { inbox.noteFiles() }
    defer { watch.stop() }
    var watchedPaths: [String] = []
    var nextLook = now
    while true {
      for body in inbox.takeAll() { server.take(body) }
      let hasNews = inbox.takeNews()
      if hasNews { server.filesChanged(at: now) }
      if server.hasWork {
        server.work(with: &host, at: now)
      } else if let due = server.nextPause, due <= now {
        server.pause(with: &host, at: now)
      } else if inbox.end.hasEnded {
        if let fault = inbox.end.fault { report(fault) }
        return .bad
      } else {
        if now >= nextLook {
          if let process = server.clientProcess, !OtherProcess.isRunning(process) { return .bad }
          nextLook = now + LanguageService.pollInterval
        }
        send(&server)
        let due = server.nextPause.map { $0 - now } ?? LanguageService.pollInterval
        inbox.wait(atMost: min(max(due, 1), LanguageService.pollInterval))
      }
      // The files of a newly opened book are watched before it is checked, so that no change is missed.
      let paths = server.watchedPaths
      if paths != watchedPaths || hasNews { watch.follow(paths, afterChange: hasNews) }
      watchedPaths = paths
      send(&server)
      if let status = server.exitStatus { return status == 0 ? .good : .bad }
      // A client that stops reading doesn't announce it.
      if command.console.output.isClosed { return .bad }
    }
  }

  /// The current time in milliseconds.
  private var now: Int { Int(command.console.clock.now() / .milliseconds(1)) }

  private func send(_ server: inout LanguageServer) {
    let messages = server.takeMessages()
    for message in messages { command.console.output.write(MessageReader.framed(message)) }
    if !messages.isEmpty { command.console.output.flush() }
    for fault in server.takeFaults() { report(fault) }
  }

  private func report(_ fault: String) {
    command.report.error(fault, by: "\(Tool.name) \(command.invocation.command.rawValue)")
    command.console.errors.flush()
  }
}

import BookFiles
import BookLanguage
import BookReports

/// `bookplay lsp`: a language server on standard input and output.
struct LanguageService {
  let command: CommandContext

  /// The time between two looks at the client's process and at folders, in milliseconds.
  private static let watchInterval = 2_000

  func run() -> ExitStatus {
    let inbox = MessageInbox(command.console.input)
    var host = DiskHost(inbox: inbox)
    var server = LanguageServer(version: Tool.version)
    var watch = FolderWatch(at: now)
    while true {
      for body in inbox.takeAll() { server.take(body) }
      if server.hasWork {
        server.work(with: &host, at: now)
      } else if let due = server.nextPause, due <= now {
        server.pause(with: &host, at: now)
      } else if inbox.end.hasEnded {
        if let fault = inbox.end.fault { report(fault) }
        return .bad
      } else {
        if watch.isDue(at: now, every: LanguageService.watchInterval) {
          if let process = server.clientProcess, !OtherProcess.isRunning(process) { return .bad }
          if watch.notices(server.watchedFolders) { server.filesChanged(at: now) }
        }
        send(&server)
        let due = server.nextPause.map { $0 - now } ?? LanguageService.watchInterval
        inbox.wait(atMost: min(max(due, 1), LanguageService.watchInterval))
      }
      send(&server)
      if let status = server.exitStatus { return status == 0 ? .good : .bad }
      // A client that no longer listens will not say so.
      if command.console.output.isClosed { return .bad }
    }
  }

  /// The present time in milliseconds.
  private var now: Int {
    let (seconds, attoseconds) = command.console.clock.now().components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

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

/// Looks at the folders of open books for clients that don't say when files change.
private struct FolderWatch {
  private var next: Int
  private var stamps: [(folder: String, stamp: FolderStamp)] = []

  init(at time: Int) { next = time }

  /// Returns whether it is time to look again.
  mutating func isDue(at time: Int, every interval: Int) -> Bool {
    guard time >= next else { return false }
    next = time + interval
    return true
  }

  /// Returns whether anything in the folders has changed since the last look; a new folder hasn't.
  mutating func notices(_ folders: [String]) -> Bool {
    let before = stamps
    stamps = folders.map { ($0, FolderStamp($0)) }
    return stamps.contains { entry in
      before.contains { $0.folder == entry.folder && $0.stamp != entry.stamp }
    }
  }
}

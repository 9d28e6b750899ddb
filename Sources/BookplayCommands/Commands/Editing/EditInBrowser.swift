import BookEditing
import BookFiles

/// `bookplay edit` without operations: serves the editor of a book to a browser.
struct EditInBrowser {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let argument = command.invocation.arguments[0]
    guard argument != "-" else {
      throw .usage(
        "`-` has no file that could be changed; name the book's file, or that of operations with `--apply FILE`")
    }
    try command.options.exclude([Edit.discard], with: Edit.recover)
    let port = try command.options.value(of: CommonOption.port) ?? 0
    let file = try CommandError.rethrowing(BookFile(argument))
    let source = try CommandError.rethrowing(file.read(from: command.console.input))
    let path = file.path ?? argument
    let document = try opened(source, file)
    let resolved = Files.resolved(path) ?? path
    let folder = stateFolder(for: resolved)
    let lockPath = folder?.file("lock")
    let lock = lockPath.flatMap { HeldLock($0) }
    if let folder, lock == nil, let url = folder.read("lock", limit: 1 << 12), !url.isEmpty {
      command.report.note("the book is being edited already; this is its page", in: file.title)
      try command.deliver(url)
      return .good
    }
    let checker = BackgroundCheck()
    let site = EditorSite(
      file, source, document, path: path, stateFolder: folder,
      journal: folder.flatMap { try? EditJournal($0, path: resolved) }, lines: try log(), checker: checker)
    decide(site)
    let server = try command.server(of: site, HTTPServer<EditorSite>.Settings(port: port))
    lock?.note(server.urls[0] + "\n")
    serve(site, by: server, checker)
    guard site.isChanged else { return .good }
    let message = "changes are not saved; they are kept, and the next `bookplay edit` offers them"
    command.report.note(message, in: file.title)
    return .bad
  }

  private func opened(_ source: PropertyList.Source, _ file: BookFile) throws(CommandError) -> BookDocument? {
    do throws(OpeningError) { return try file.document(of: source) } catch {
      if case .binary = error { throw .unchangeable(source.name) }
      return nil
    }
  }

  private func stateFolder(for path: String) -> StateFolder? {
    do throws(FileError.Reason) { return try StateFolder("edit", key: path) } catch {
      let title = command.invocation.arguments[0]
      command.report.note("changes that are not saved cannot be kept: \(error.message)", in: title)
      return nil
    }
  }

  private func log() throws(CommandError) -> LineLog? {
    guard let path = command.options[Edit.lines] else { return nil }
    guard let log = LineLog(path) else { throw .file(FileError(.write, path, .last)) }
    log.empty()
    return log
  }

  private func decide(_ site: EditorSite) {
    guard let recovery = site.recovery else { return }
    if command.options[Edit.recover] {
      let count = site.restore()
      if count < recovery.lines.count {
        command.report.note("\(count) of \(recovery.lines.count) changes could be restored", in: site.file.title)
      }
    } else if command.options[Edit.discard] {
      site.discard()
    }
  }

  private func serve(_ site: EditorSite, by server: HTTPServer<EditorSite>, _ checker: BackgroundCheck) {
    let (mailbox, journal) = (server.mailbox, site.journal)
    checker.report(to: mailbox)
    let thread = WorkerThread { checker.run { journal?.flush() } }
    let bookFile = site.path
    _ = WorkerThread(isDetached: true) {
      let watcher = BookWatcher([WatchedFolder(path: Files.folder(of: bookFile), selection: .all)])
      while !watcher.next().isEmpty {
        mailbox.perform { site in
          site.checkDisk()
          site.checkFiles()
        }
      }
    }
    command.console.output.write(Array((server.urls[0] + "\n").utf8))
    command.console.output.flush()
    if !command.options[CommonOption.noBrowser], !command.console.isUnattended { BrowserOpener.open(server.urls[0]) }
    server.run()
    checker.end()
    thread?.join()
    journal?.flush()
  }
}

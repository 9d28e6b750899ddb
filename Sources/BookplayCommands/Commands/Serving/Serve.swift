import BookFiles
import BookReports

struct Serve: BookplayCommand {
  static let host = Option.address("host", "accept other devices at this address, or 0.0.0.0")
  static let page = Option.text("page", .text("PAGE"), "begin on this page, by name or number")

  static let entry = CommandEntry(
    .serve, takes: .oneBook, "show a book in a browser, which follows every change of its files",
    options: [CommonOption.port, host, CommonOption.noBrowser, page, CommonOption.firstLanguage],
    remarks: [
      "BOOK is a .plist, or a folder with a book.plist in it.",
      "It prints the address, and serves until Ctrl+C. When a file is saved, the page",
      "shows the new book at the same page and time; a bar shows errors.",
      "Only this machine can open the address, unless --host accepts others.",
    ],
    examples: ["bookplay serve Moon", "bookplay serve Moon --page 3 --host 0.0.0.0"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let argument = command.invocation.arguments[0]
    guard argument != "-" else { throw .usage("`-` has no file that could be changed; name the book's file") }
    let host = try options.value(of: Serve.host)
    let port = try options.value(of: CommonOption.port) ?? 0
    let book = try ServedBook(of: command)
    let site = BookSite(book)
    var settings = HTTPServer<BookSite>.Settings()
    settings.port = port
    if let host {
      settings.address = host
      settings.token = .typed()
    }
    let server = try command.server(of: site, settings)
    report(book)
    announce(server, isOpen: settings.address != .loopback)
    watch(server)
    server.run()
    return .good
  }

  private var options: GivenOptions { command.options }

  private func announce(_ server: HTTPServer<BookSite>, isOpen: Bool) {
    let console = command.console
    if isOpen {
      command.report.note("every device that reaches this machine can open the book by its address", in: Tool.name)
      command.report.note("nothing is encrypted, and no device can change anything; Ctrl+C ends it", in: Tool.name)
    }
    for url in server.urls { console.output.write(url + "\n") }
    console.output.flush()
    console.errors.flush()
    if !options[CommonOption.noBrowser], !console.isUnattended { BrowserOpener.open(server.urls[0]) }
  }

  private func report(_ book: ServedBook) {
    guard book.content == nil || book.findings.errors > 0 else { return }
    for text in book.findings.first { command.console.errors.write(text) }
    command.console.errors.flush()
  }

  private func watch(_ server: HTTPServer<BookSite>) {
    let (invocation, mailbox, clock) = (command.invocation, server.mailbox, command.console.clock)
    let thread = WorkerThread(isDetached: true) {
      let command = CommandContext(invocation: invocation, console: .silent(clock: clock))
      let argument = invocation.arguments[0]
      let watcher = BookWatcher(WatchedBooks.merged(WatchedBooks.folders(of: argument)), clock: clock)
      // The book is read again first, because its files may have changed before they were watched.
      while true {
        let book: ServedBook
        do throws(CommandError) { book = try ServedBook(of: command) } catch { book = ServedBook(error: error) }
        mailbox.perform { $0.take(book) }
        watcher.watch(WatchedBooks.merged(WatchedBooks.folders(of: argument)))
        if watcher.next().isEmpty { return }
      }
    }
    if thread == nil {
      command.report.error("the book's files are not watched: there are too many threads", by: Tool.name)
    }
  }
}

extension CommandContext {
  func server<Site>(of site: Site, _ settings: HTTPServer<Site>.Settings) throws(CommandError) -> HTTPServer<Site> {
    do throws(FileError.Reason) { return try HTTPServer(site, settings) } catch {
      let port = settings.port == 0 ? "" : ", port \(settings.port)"
      throw CommandError(
        message: "cannot serve at `\(settings.address)`\(port): \(error.message)",
        hint: "choose another port with `--port`, or an address of this machine with `--host`")
    }
  }
}

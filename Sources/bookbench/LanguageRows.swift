import BookChecking
import BookEditing
import BookKit
import BookLanguage
import Foundation
import PropertyList

/// The time of a language server's answers about a book of 1 MB, compared with checking the book.
enum LanguageRows {
  private struct NoFiles: LanguageHost {
    mutating func arrivals() -> [[UInt8]] { [] }
    func book(ofScript path: String) -> ScriptOwner { .missing("there are no files") }
    func lists(in folder: String) -> [String] { [] }
    func scripts(ofBook path: String) -> [String] { [] }
    func text(at path: String) -> [UInt8]? { nil }
    func assets(of book: Book, at path: String) -> AssetCatalog? { nil }
    func baseline(at path: String) -> [UInt8]? { nil }
  }

  private static let uri = "file:///bench/book.plist"

  static func run(bookplay: String) {
    let text = BookText.xml(size: 1_000_000)
    let source = PropertyList.Source(text)
    let opened = open(text)
    let line = text.count(where: { $0 == UInt8(ascii: "\n") }) / 2
    // Each measured server is a copy that has just been changed, so that nothing about its text is cached.
    var changed = opened
    work(&changed, change(at: line))
    let place: JSONValue = ["line": .number(line), "character": 6]
    let rows: [(title: String, server: LanguageServer, message: [UInt8], must: Double, aim: Double)] = [
      ("Findings after a key", changed, [], 1.5, 0.5),
      ("Completion", changed, request("completion", at: place), 0.3, 0.05),
      ("Hover", changed, request("hover", at: place), 0.3, 0.05),
      ("Definition", changed, request("definition", at: place), 0.3, 0.05),
      ("Symbols", changed, request("documentSymbol", at: place), 0.6, 0.15),
      ("A change alone", opened, change(at: line), 0.05, 0.05),
    ]
    let contenders: [Contender] =
      [{ precondition(BookCheck.check(source).book != nil, "the measured file must be a book") }]
      + rows.map { row in
        {
          var server = row.server
          if row.message.isEmpty { push(&server) } else { work(&server, row.message) }
        }
      }
    let medians = Stopwatch.medians(of: contenders, rounds: 9)
    for (index, row) in rows.enumerated() {
      let ratio = Figure.ratio(medians[index + 1] / medians[0], atMost: row.must, aim: row.aim)
      print("\(row.title) in a 1 MB book, beside checking it:", ratio)
    }
    measureStart(bookplay)
    measureMemory(text.count)
  }

  // MARK: - Messages

  private static func open(_ text: [UInt8]) -> LanguageServer {
    var server = LanguageServer(version: "bench")
    // Editors show the outline as a tree.
    let capabilities: JSONValue = ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]]
    work(&server, message("initialize", ["capabilities": capabilities], id: 1))
    let document: JSONValue = [
      "uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(String(decoding: text, as: UTF8.self)),
    ]
    work(&server, message("textDocument/didOpen", ["textDocument": document]))
    push(&server)
    return server
  }

  private static func message(_ method: String, _ parameters: JSONValue, id: Int? = nil) -> [UInt8] {
    let value: JSONValue = [
      "jsonrpc": "2.0", "id": id.map { .number($0) }, "method": .string(method), "params": parameters,
    ]
    return value.written
  }

  private static func request(_ method: String, at place: JSONValue) -> [UInt8] {
    message("textDocument/" + method, ["textDocument": ["uri": .string(uri)], "position": place], id: 2)
  }

  private static func change(at line: Int) -> [UInt8] {
    let place: JSONValue = ["line": .number(line), "character": 0]
    return message(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [["range": ["start": place, "end": place], "text": " "]],
      ])
  }

  private static func work(_ server: inout LanguageServer, _ message: [UInt8]) {
    var host = NoFiles()
    server.take(message)
    while server.hasWork { server.work(with: &host, at: 0) }
    _ = server.takeMessages()
  }

  private static func push(_ server: inout LanguageServer) {
    var host = NoFiles()
    while let due = server.nextPause { server.pause(with: &host, at: due) }
    precondition(!server.takeMessages().isEmpty, "nothing was pushed")
  }

  // MARK: - The program

  private static func measureStart(_ bookplay: String) {
    guard FileManager.default.isExecutableFile(atPath: bookplay) else {
      return print("Language server: \(bookplay) is not built")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookbench-lsp-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = MessageReader.framed(message("initialize", ["capabilities": [:]], id: 1))
    guard (try? Data(bytes).write(to: file)) != nil else { return }
    let commands = ["--version", "lsp"].map { ["/bin/sh", "-c", "'\(bookplay)' \($0) <'\(file.path)'; true"] }
    let medians = Stopwatch.medians(
      of: commands.map { command in { for _ in 0..<20 { Child.spawn(command) } } }, rounds: 9)
    let ratio = Figure.ratio(medians[1] / medians[0], atMost: 2, aim: 1.5)
    print("Start of bookplay lsp to its first answer, beside bookplay --version:", ratio)
  }

  private static func measureMemory(_ count: Int) {
    let sizes = ["nothing", "book"].map { Child.figures(of: ["--lsp-memory", $0]).first }
    guard let before = sizes[0], let after = sizes[1] else { return print("Memory of a language server: not measured") }
    let ratio = Figure.ratio((after - before) / Double(count), atMost: 12, aim: 6)
    print("Memory of a language server with a 1 MB book, beside the text:", ratio)
  }

  /// Prints the peak memory of this process, after a language server has opened a book if `what` is `book`.
  static func measureInChild(_ what: String) {
    // The text is created either way, since a client also has it in memory.
    let text = BookText.xml(size: 1_000_000)
    if what == "book" { withExtendedLifetime(open(text)) {} }
    print(Stopwatch.peakBytes())
  }
}

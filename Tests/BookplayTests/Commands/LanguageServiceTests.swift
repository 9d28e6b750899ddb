import Foundation
import Testing

@testable import BookplayCommands

/// Tests of the language server as a program: the files that it watches.
@Suite struct LanguageServiceTests {
  private let folder: TemporaryFolder

  private static let book = "{ pages = ( { elements = ( { type = image; fileName = moon.gif; altText = x; } ); } ); }"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.book, to: "Moon/book.plist")
    try folder.write("GIF89a\u{20}\0\u{8}\0\0\0\0;", to: "Moon/moon.gif")
  }

  /// Sends a client's first messages, and then what follows when diagnostics have arrived.
  private func output(after change: String, until text: String) throws -> String {
    let uri = "file://" + folder.path(of: "Moon/book.plist")
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
        + #""languageId":"plist","version":1,"text":"\#(Self.book)"}}}"#,
    ]
    try folder.write(messages.joined(separator: "\n") + "\n", to: "messages")
    let result = try BuiltProgram.shell(
      """
      waits() { for ((i = 0; i < 1000; i++)); do grep -q -- "$1" out && return; sleep 0.02; done; }
      : >out
      {
        while IFS= read -r line; do printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#line} "$line"; done <messages
        waits '"diagnostics":'
        \(change)
        waits '\(text)'
      } | "$bookplay" lsp >>out
      cat out
      """, in: folder)
    return result.output
  }

  @Test func `a picture that goes right after its book was opened is reported`() throws {
    let output = try output(after: "rm Moon/moon.gif", until: "missing-asset")
    #expect(output.contains("there is no file `moon.gif`"), "\(output)")
  }

  @Test func `a picture that comes is no longer missing`() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "Moon/moon.gif"))
    let output = try output(after: "cp messages Moon/moon.gif", until: "unreadable-asset")
    #expect(output.contains(#""code":"missing-asset""#) && output.contains(#""code":"unreadable-asset""#), "\(output)")
  }
}

/// Tests of what is watched for open books.
@Suite struct OpenBookWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{ pages = ( { } ); }", to: "Moon/book.plist")
    try folder.write("x", to: "Moon/images/moon.png")
    try folder.write("{ pages = ( { background = sun.png; } ); }", to: "Sun/sun.plist")
    try folder.write("x", to: "Sun/sun.png")
    try folder.write("open 1\n", to: "Moon/tests/a.play")
  }

  /// Returns whether a change is noticed while some files are open.
  private func notices(_ open: [String], then more: [String]? = nil, _ change: () throws -> Void) throws -> Bool {
    let news = Locked(0)
    let watch = OpenBookWatch { news.withLock { $0 += 1 } }
    watch.follow(open.map(folder.path), afterChange: false)
    if let more { watch.follow(more.map(folder.path), afterChange: false) }
    try change()
    news.wait(atMost: 10_000) { $0 > 0 }
    watch.stop()
    return news.withLock { $0 > 0 }
  }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder.path(of: name)) }

  @Test(arguments: [
    (["Moon/book.plist"], "Moon/images/moon.png"), (["Moon/tests/a.play"], "Moon/images/moon.png"),
    (["Moon/tests/a.play"], "Moon/book.plist"), (["Sun/sun.plist"], "Sun/sun.png"),
    (["Sun/sun.plist", "Moon/book.plist"], "Moon/tests/a.play"),
  ])
  func `what belongs to an open file is watched`(open: [String], gone: String) throws {
    #expect(try notices(open) { try remove(gone) })
  }

  @Test func `a file that goes while another book is opened is not overlooked`() throws {
    #expect(try notices(["Moon/book.plist"], then: ["Moon/book.plist", "Sun/sun.plist"]) { try remove("Sun/sun.png") })
    let watcher = BookWatcher([WatchedFolder(path: folder.path(of: "Moon"), selection: .all)])
    try remove("Moon/images/moon.png")
    watcher.watch([WatchedFolder(path: folder.path(of: "Moon"), selection: .all), WatchedBooks.folder(ofFile: "x")])
    #expect(watcher.takeChanges().map(\.kind) == [.gone])
  }
}

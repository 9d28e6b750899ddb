import BookFiles
import BookKit
import Foundation
import Testing

@testable import BookplayCommands

/// Tests of the server with a site that uses all that it offers; `.ci/server` tests what it refuses.
@Suite struct HTTPServerTests {
  /// A site that answers with what it was sent, with a file, from another thread, and with events.
  private final class TestSite: ServedSite {
    let folder: BookFolder?
    let streams = EventStreams()

    init(_ folder: BookFolder?) {
      self.folder = folder
    }

    func methods(at path: String) -> [HTTPMethod: Int]? {
      switch path {
      case "lines": [.post: 1 << 20]
      case "work", "events": [.get: 0]
      default: path.hasPrefix("files/") ? [.get: 0, .post: 10] : nil
      }
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
      switch request.path {
      case "lines": return .response(HTTPResponse(type: "application/json", request.body))
      case "work":
        let page = request.queryValue("page") ?? ""
        return .work { HTTPResponse(type: "text/plain", Array("page \(page)".utf8)) }
      case "events":
        let stream = EventStream()
        streams.add(stream)
        stream.send(ServerEvent(name: "first", data: request.lastEventID ?? "none", id: "1"))
        return .events(stream)
      default:
        guard let folder, let name = HTTPRequest.fileName(in: request.path, after: "files/"),
          let path = AssetPath(name),
          let file = ServedFile(path, in: folder)
        else { return .response(HTTPResponse(.notFound)) }
        return .response(HTTPResponse(file, type: "image/png", for: request))
      }
    }

    func serverWillEnd() { streams.send(ServerEvent(name: "bye", data: "")) }
  }

  /// A server that runs on a thread of its own.
  private final class RunningServer {
    let port: UInt16
    let token: String
    private let mailbox: ServerMailbox<TestSite>
    private let thread: WorkerThread?

    init(_ folder: String? = nil) throws {
      // The thread is the only one that uses the server after this.
      nonisolated(unsafe) let server = try HTTPServer(TestSite(folder.flatMap { BookFolder($0) }))
      port = server.port
      token = server.urls[0].split(separator: "/").last.map(String.init) ?? ""
      mailbox = server.mailbox
      thread = WorkerThread { server.serve() }
    }

    /// Sends an event to all pages, from the thread of the test.
    func send(_ event: ServerEvent) { mailbox.perform { $0.streams.send(event) } }

    func stop() {
      mailbox.stop()
      thread?.join()
    }

    func request(_ method: String, _ path: String, _ lines: [String] = []) -> String {
      "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n"
        + lines.map { $0 + "\r\n" }.joined() + "\r\n"
    }
  }

  @Test(arguments: ["application/json", "Text/Plain; charset=x", "application/x-www-form-urlencoded", "", "?"])
  func `bodies of any type arrive whole, also in many parts and one after the other`(type: String) throws {
    let server = try RunningServer()
    let client = try ServerClient(port: server.port)
    let body = [UInt8](repeating: 7, count: 300_000)
    for _ in 0..<2 {
      client.send(server.request("POST", "lines", ["Content-Type: \(type)", "Content-Length: 300000"]))
      for start in stride(from: 0, to: body.count, by: 100_000) { client.send(Array(body[start..<start + 100_000])) }
      let answer = try client.answer()
      #expect(answer.status == 200 && answer.body == body)
    }
    server.stop()
  }

  @Test(
    arguments: [
      ("POST", "lines", ["Content-Length: 1048577"], 413), ("POST", "lines", [], 411), ("GET", "lines", [], 405),
      ("POST", "files/a", ["Content-Length: 11"], 413), ("POST", "nothing", ["Content-Length: 0"], 404),
    ] as [(String, String, [String], Int)])
  func `bodies have a limit on each path`(method: String, path: String, lines: [String], status: Int) throws {
    let server = try RunningServer()
    let client = try ServerClient(port: server.port)
    client.send(server.request(method, path, lines))
    #expect(try client.answer().status == status)
    server.stop()
  }

  @Test func `a client that asks before it sends a long body is told to go on`() throws {
    let server = try RunningServer()
    let client = try ServerClient(port: server.port)
    client.send(server.request("POST", "lines", ["Expect: 100-continue", "Content-Length: 2"]))
    #expect(try client.receive(upTo: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("ab")
    #expect(try client.answer().body == Array("ab".utf8))
    server.stop()
  }

  @Test func `an answer can be made on another thread`() throws {
    let server = try RunningServer()
    let client = try ServerClient(port: server.port)
    client.send(server.request("GET", "work?page=3") + server.request("GET", "work?page=4"))
    #expect(try client.answer().body == Array("page 3".utf8))
    #expect(try client.answer().body == Array("page 4".utf8))
    server.stop()
  }

  @Test func `files are sent whole and in parts, but none outside of the folder`() throws {
    let folder = try TemporaryFolder()
    let text = (0..<100_000).map { String($0) }.joined(separator: "\n")
    try folder.write(text, to: "Moon/a b.png")
    try folder.write("secret", to: "secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "Moon/link.png"), withDestinationPath: folder.path(of: "secret.png"))
    let server = try RunningServer(folder.path(of: "Moon"))
    let client = try ServerClient(port: server.port)
    client.send(server.request("GET", "files/a%20b.png"))
    #expect(try client.answer().body == Array(text.utf8))
    client.send(server.request("GET", "files/a%20b.png", ["Range: bytes=10-19"]))
    let part = try client.answer()
    #expect(part.status == 206 && part.body[...] == Array(text.utf8)[10...19])
    #expect(part.head.contains("Content-Range: bytes 10-19/\(text.utf8.count)\r\n"))
    client.send(server.request("GET", "files/a%20b.png", ["Range: bytes=9999999-"]))
    #expect(try client.answer().status == 416)
    for name in ["link.png", "..%2Fsecret.png", "../secret.png", "/etc/passwd", "%2Fetc%2Fpasswd", "none.png", ""] {
      client.send(server.request("GET", "files/\(name)"))
      #expect(try client.answer().status == 404, "\(name)")
    }
    server.stop()
  }

  @Test func `events come from other threads, and the last one before the end`() throws {
    let server = try RunningServer()
    let client = try ServerClient(port: server.port)
    client.send(server.request("GET", "events", ["Last-Event-ID: 7"]))
    #expect(try client.receive(upTo: "\r\n\r\n").contains("Content-Type: text/event-stream\r\n"))
    #expect(try client.receive(upTo: "data: 7\n\n") == "retry: 2000\n\nid: 1\nevent: first\ndata: 7\n\n")
    server.send(ServerEvent(name: "changed", data: "x"))
    #expect(try client.receive(upTo: "\n\n") == "event: changed\ndata: x\n\n")
    server.stop()
    #expect(try client.receive(upTo: "\n\n") == "event: bye\ndata: \n\n")
  }

  @Test func `a port has one server`() throws {
    let server = try RunningServer()
    var settings = HTTPServer<TestSite>.Settings()
    settings.port = server.port
    #expect(throws: FileError.Reason.self) { try HTTPServer(TestSite(nil), settings) }
    server.stop()
  }

  @Test func `a stream that nobody reads ends`() {
    let stream = EventStream()
    for _ in 0..<100 { stream.send(ServerEvent(name: "x", data: String(repeating: "x", count: 100_000))) }
    let (bytes, isLast) = stream.takePending()
    #expect(isLast && bytes.count <= 4 << 20)
    stream.close()
    stream.send(ServerEvent(name: "x", data: ""))
    #expect(stream.isClosed && stream.takePending().bytes.isEmpty)
  }
}

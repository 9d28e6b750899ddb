import Testing

@testable import BookplayCommands

/// Tests of what the server reads before anything else: the head of a request.
@Suite struct RequestHeadTests {
  private func read(_ text: String) -> RequestHead.Reading { RequestHead.read(Array(text.utf8)) }

  private func head(_ text: String) throws -> RequestHead {
    guard case .head(let head, _) = read(text) else { throw NoHead(text: text) }
    return head
  }

  private struct NoHead: Error {
    let text: String
  }

  @Test func `a head has a method, a target and headers, and ends before the body`() throws {
    let text = "POST /x/lines?a=1 HTTP/1.1\r\nHost:  moon:1 \r\nContent-LENGTH: 3\r\nX:\r\n\r\n"
    #expect(read(text + "abc") == .head(try head(text), byteCount: text.utf8.count))
    let head = try head(text)
    #expect((head.method, head.target, head.isCurrent) == ("POST", "/x/lines?a=1", true))
    #expect(head.value(of: "host") == "moon:1")
    #expect(head.value(of: "x") == "")
    #expect(head.value(of: "origin") == nil)
    #expect(head.bodyLength == .bytes(3))
  }

  @Test func `every beginning of a head needs more bytes`() {
    let text = "GET / HTTP/1.1\r\nHost: moon\r\n\r\n"
    for count in 1..<text.utf8.count { #expect(RequestHead.read(Array(text.utf8.prefix(count))) == .incomplete) }
    #expect(RequestHead.read([]) == .incomplete)
  }

  @Test func `the end of a head is found wherever the bytes before it ended`() {
    let bytes = Array("GET / HTTP/1.0\r\n\r\n".utf8)
    for start in 0..<bytes.count {
      guard case .head(_, let count) = RequestHead.read(bytes, scanningFrom: start) else {
        Issue.record("from \(start)")
        continue
      }
      #expect(count == bytes.count)
    }
  }

  @Test(arguments: [
    "\r\n", "GET", "GET /", "GET / HTTP/1.1 x", "GET  / HTTP/1.1", "GET / HTTP/1.2", "GET / http/1.1", "GET x HTTP/1.1",
    "GET http://moon/ HTTP/1.1", "G(T / HTTP/1.1", " GET / HTTP/1.1", "GET /\u{E9} HTTP/1.1", "GET / HTTP/1.1\r\n: x",
    "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nHost : x", "GET / HTTP/1.1\r\nA: b\r\n c", "GET / HTTP/1.1\nHost: x",
    "GET / HTTP/1.1\r\nHost: a\r\nHOST: a", "GET / HTTP/1.1\r\nA: \u{1}", "GET / HTTP/1.1\r\nA: b\rc",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1",
  ])
  func `what is not a request is refused`(text: String) {
    #expect(read(text + "\r\n\r\n") == .invalid(.badRequest))
  }

  @Test func `a head has at most 16 KB`() {
    let rest = RequestHead.maxBytes - "GET / HTTP/1.1\r\nA: \r\n\r\n".utf8.count
    let longest = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: rest)
    guard case .head = read(longest + "\r\n\r\n") else {
      Issue.record("the longest head is refused")
      return
    }
    #expect(read(longest + "a\r\n\r\n") == .invalid(.headTooLarge))
    #expect(read(longest + "aaaaa") == .invalid(.headTooLarge))
  }

  @Test(
    arguments: [
      ("GET", "", .bytes(0)), ("GET", "Content-Length: 7", .bytes(7)), ("POST", "", .invalid(.lengthRequired)),
      ("POST", "Transfer-Encoding: chunked", .invalid(.lengthRequired)),
      ("POST", "Content-Length: +1", .invalid(.badRequest)), ("POST", "Content-Length:", .invalid(.badRequest)),
      ("POST", "Content-Length: 1234567890123456", .invalid(.badRequest)),
    ] as [(String, String, RequestHead.BodyLength)])
  func `the length of the body`(method: String, header: String, length: RequestHead.BodyLength) throws {
    #expect(try head("\(method) / HTTP/1.1\r\n\(header.isEmpty ? "A: b" : header)\r\n\r\n").bodyLength == length)
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.0", "", false), ("HTTP/1.1", "close", false), ("HTTP/1.1", "x, Close", false),
    ("HTTP/1.1", "keep-alive", true), ("HTTP/1.0", "keep-alive", false),
  ])
  func `whether the connection stays open`(version: String, connection: String, isKept: Bool) throws {
    let line = connection.isEmpty ? "" : "Connection: \(connection)\r\n"
    #expect(try head("GET / \(version)\r\n\(line)\r\n").keepsConnection == isKept)
  }

  // MARK: - Who asks

  private func request(_ lines: [String]) throws -> RequestHead {
    try head((["GET / HTTP/1.1"] + lines).map { $0 + "\r\n" }.joined() + "\r\n")
  }

  @Test(
    arguments: [
      (["Host: 127.0.0.1:80"], true), (["Host: LOCALHOST:80"], true), (["Host: localhost"], true), ([], false),
      (["Host: localhost:81"], false), (["Host: moon:80"], false), (["Host: localhost:80.moon"], false),
      (["Host: localhost", "Origin: http://127.0.0.1:80"], true), (["Host: localhost", "Origin: null"], false),
      (["Host: localhost", "Origin: https://localhost"], false), (["Host: localhost", "Origin: http://moon"], false),
      (["Host: localhost", "Sec-Fetch-Site: none"], true), (["Host: localhost", "Sec-Fetch-Site: same-origin"], true),
      (["Host: localhost", "Sec-Fetch-Site: same-site"], false),
      (["Host: localhost", "Sec-Fetch-Site: cross-site"], false),
    ] as [([String], Bool)])
  func `only this server's own pages can ask`(lines: [String], isAllowed: Bool) throws {
    #expect(AllowedHosts(["127.0.0.1", "localhost"], port: 80).allows(try request(lines)) == isAllowed)
  }

  @Test func `without the port of HTTP, a port has to be named`() throws {
    let hosts = AllowedHosts(["localhost"], port: 8080)
    #expect(hosts.allows(try request(["Host: localhost:8080"])))
    #expect(!hosts.allows(try request(["Host: localhost"])))
  }

  @Test(
    arguments: [
      ("/abc/", ""), ("/abc/live", "live"), ("/abc/files/a%20b", "files/a%20b"), ("/abc//", "/"), ("/abc/../", "../"),
      ("/abc", nil), ("/ab/", nil), ("/abcd/", nil), ("/ABC/", nil), ("//abc/", nil), ("/", nil), ("", nil),
    ] as [(String, String?)])
  func `a path has to begin with the token`(path: String, rest: String?) {
    #expect(ServerToken(text: "abc", isTyped: false).remainder(of: path.utf8) == rest)
  }

  @Test func `tokens are random, and those that are typed are short and clear`() {
    let (long, typed) = (ServerToken.long(), ServerToken.typed())
    #expect(long.text.count == 32 && long.text.allSatisfy(\.isHexDigit) && !long.isTyped)
    #expect(typed.text.count == 10 && typed.isTyped && !typed.text.contains { "01iloILO".contains($0) })
    #expect(ServerToken.long() != long && ServerToken.typed() != typed)
  }

  // MARK: - Parts of requests

  @Test(
    arguments: [
      ("files/moon.png", "moon.png"), ("files/a%20b%C3%A9.png", "a bé.png"), ("files/..%2Fx", "../x"), ("files/", ""),
      ("files/%", nil), ("files/%4", nil), ("files/%zz", nil), ("files/%FF", nil), ("moon.png", nil),
    ] as [(String, String?)])
  func `names of files are decoded`(path: String, name: String?) {
    #expect(HTTPRequest.fileName(in: path, after: "files/") == name)
  }

  @Test func `a query has names and values`() {
    let query = PercentEncoding.query("page=2&language=it%2DIT&empty&text=a+b&bad=%&x=1=2".utf8)
    #expect(query.map(\.name) == ["page", "language", "empty", "text", "x"])
    #expect(query.map(\.value) == ["2", "it-IT", "", "a b", "1=2"])
  }

  @Test(
    arguments: [
      (nil, .whole), ("bytes=0-", .part(0..<100)), ("bytes=0-0", .part(0..<1)), ("bytes=90-200", .part(90..<100)),
      ("bytes=-10", .part(90..<100)), ("bytes=-200", .part(0..<100)), ("bytes=100-", .unsatisfiable),
      ("bytes=-0", .unsatisfiable), ("bytes=5-4", .whole), ("bytes=a-b", .whole), ("bytes=-", .whole),
      ("bytes=0-1,5-6", .whole), ("pages=1-2", .whole), ("bytes=1", .whole),
    ] as [(String?, ByteRange)])
  func `parts of files`(text: String?, range: ByteRange) {
    #expect(ByteRange.read(text, size: 100) == range)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("0.0.0.0", true), ("255.255.255.255", true), ("256.0.0.1", false), ("1.2.3", false),
    ("1.2.3.4.5", false), ("01.2.3.4", false), ("1.2.3.", false), ("a.b.c.d", false), ("", false), ("1.2.3.+4", false),
  ])
  func `addresses`(text: String, isAddress: Bool) {
    #expect(IPv4Address(text)?.description == (isAddress ? text : nil))
  }

  @Test func `events are lines of text`() {
    let event = ServerEvent(name: "changed", data: "{\n}", id: "1\n2")
    #expect(String(decoding: event.bytes, as: UTF8.self) == "id: 12\nevent: changed\ndata: {\ndata: }\n\n")
    #expect(
      String(decoding: ServerEvent(name: "bye", data: "").bytes, as: UTF8.self) == "event: bye\ndata: \n\n")
  }
}

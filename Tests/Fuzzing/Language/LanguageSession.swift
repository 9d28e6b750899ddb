import BookEditing
import BookLanguage
import BookTestSupport
import PropertyList

/// A client that keeps its text as a string and counts in the plainest way.
public struct NaiveClient {
  /// The text as it is now.
  public private(set) var text: String
  private let countsBytes: Bool

  /// Creates a client with a text.
  public init(text: String, countsBytes: Bool) {
    self.text = text
    self.countsBytes = countsBytes
  }

  /// The lines without their ends, as the protocol defines them.
  private var lines: [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var endsInReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && endsInReturn) { lines.append([]) }
      } else {
        lines[lines.count - 1].append(scalar)
      }
      endsInReturn = scalar == "\r"
    }
    return lines
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    countsBytes ? UTF8.width(scalar) : UTF16.width(scalar)
  }

  /// Returns a random position at the boundary of a character.
  public func position(using lot: inout ChoiceSource) -> (line: Int, character: Int) {
    let lines = lines
    let line = lot.below(lines.count)
    let count = lot.below(lines[line].count + 1)
    return (line, lines[line][..<count].reduce(0) { $0 + width(of: $1) })
  }

  /// The line and the character at which the text ends.
  public var endOfText: [Int] {
    let lines = lines
    return [lines.count - 1, (lines.last ?? []).reduce(0) { $0 + width(of: $1) }]
  }

  /// Replaces what lies between two positions, in whatever order they come.
  public mutating func replace(
    _ start: (line: Int, character: Int), _ end: (line: Int, character: Int), with piece: String
  ) {
    let (first, last) = (index(of: start), index(of: end))
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(min(first, last)..<max(first, last), with: Array(piece.unicodeScalars))
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }

  private func index(of position: (line: Int, character: Int)) -> Int {
    let scalars = Array(text.unicodeScalars)
    var (line, index) = (0, 0)
    while line < position.line, index < scalars.count {
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
      if scalars[index] == "\n" || scalars[index] == "\r" { line += 1 }
      index += 1
    }
    var units = 0
    while units < position.character {
      units += width(of: scalars[index])
      index += 1
    }
    return index
  }
}

/// A conversation about one document.
public struct LanguageSession {
  private var server = LanguageServer(version: "test")
  private var host = MemoryHost()
  private var version = 1
  private var count = 0
  private var time = 0
  private static let uri = "file:///books/Moon/book.plist"

  /// Begins a conversation with a client that counts bytes, or units of UTF-16.
  public init(countsBytes: Bool = false) {
    let encodings: JSONValue = countsBytes ? ["utf-8"] : ["utf-16"]
    let actions: JSONValue = ["codeAction": ["codeActionLiteralSupport": [:]]]
    request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": encodings], "textDocument": actions]])
    _ = work()
  }

  private mutating func send(_ method: String, _ parameters: JSONValue) {
    server.take((["jsonrpc": "2.0", "method": .string(method), "params": parameters] as JSONValue).written)
  }

  private mutating func request(_ method: String, _ parameters: JSONValue) {
    count += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number(Double(count)), "method": .string(method), "params": parameters,
    ]
    server.take(message.written)
  }

  /// Lets the server work, and returns what it says.
  private mutating func work() -> [JSONValue] {
    while server.hasWork { server.work(with: &host, at: time) }
    return server.takeMessages().compactMap { JSONValue(reading: $0) }
  }

  /// Opens a text.
  public mutating func open(_ text: String) {
    send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri), "languageId": "xml", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Replaces what lies between two positions.
  public mutating func change(
    _ start: (line: Int, character: Int), _ end: (line: Int, character: Int), with piece: String
  ) {
    version += 1
    send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": .number(Double(version))],
        "contentChanges": [
          ["range": ["start": Self.value(start), "end": Self.value(end)], "text": .string(piece)]
        ],
      ])
  }

  private static func value(_ position: (line: Int, character: Int)) -> JSONValue {
    ["line": .number(Double(position.line)), "character": .number(Double(position.character))]
  }

  /// Returns the rules of the findings that are pushed after a pause.
  public mutating func pushedCodes() -> [String] {
    _ = work()
    time += 100
    while let due = server.nextPause, due <= time { server.pause(with: &host, at: time) }
    guard case .array(let findings)? = work().last?["params"]?["diagnostics"] else { return ["nothing was pushed"] }
    return findings.map { finding in
      guard case .string(let code)? = finding["code"] else { return "" }
      return code
    }
  }

  /// Returns the line and the character at which the server's text ends.
  public mutating func endOfText() -> [Int] {
    _ = work()
    return server.endOfText(of: Self.uri).map { [$0.line, $0.character] } ?? []
  }

  /// Returns the server's text.
  public mutating func text() -> String? {
    _ = work()
    return server.text(of: Self.uri)
  }

  // MARK: - All requests

  private static let positioned = [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename",
  ]
  private static let others = [
    "documentSymbol", "foldingRange", "documentColor", "documentLink", "formatting", "codeAction", "diagnostic",
    "semanticTokens/full",
  ]

  /// Returns the requests that get no answer, or an error that no text should lead to.
  public static func unanswered(_ text: String, at offset: Int) -> [String] {
    var session = LanguageSession(countsBytes: true)
    session.open(text)
    let lines = Array(text.utf8)[..<min(offset, text.utf8.count)].split(
      separator: 0x0A, omittingEmptySubsequences: false)
    let position = value((max(0, lines.count - 1), lines.last?.count ?? 0))
    let document: JSONValue = ["uri": .string(uri)]
    for method in positioned {
      session.request(
        "textDocument/" + method, ["textDocument": document, "position": position, "newName": "other"])
    }
    for method in others {
      session.request(
        "textDocument/" + method,
        ["textDocument": document, "range": ["start": position, "end": position], "context": [:], "options": [:]])
    }
    let answers = session.work()
    return (positioned + others).enumerated().compactMap { index, method in
      let id = JSONValue.number(Double(index + 2))
      guard let answer = answers.first(where: { $0["id"] == id }) else { return method }
      guard let error = answer["error"] else { return nil }
      // A name that can't be given is refused.
      return error["code"] == JSONValue.number(-32803) ? nil : method
    }
  }
}

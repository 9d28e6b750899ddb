import BookKit
import PropertyList

/// A server of the Language Server Protocol for books and scripts, as a value: messages in, messages out.
///
/// It has no access to files or clocks: callers pass the time in milliseconds, and a ``LanguageHost`` provides files. A
/// program passes each message to ``take(_:)``, calls ``work(with:at:)`` as long as ``hasWork``, and sends what
/// ``takeMessages()`` returns, with the header of ``MessageReader/framed(_:)``.
package struct LanguageServer: Sendable {
  enum Phase { case waiting, running, shutDown }

  let version: String
  var phase = Phase.waiting
  var client = ClientCapabilities()
  var settings = ServerSettings()
  var root: String?
  var documents: [Document] = []
  var revisions = 0
  var surroundings = 0
  var pulled: [PulledResult] = []
  var resultCount = 0
  /// The scheduled pushes of diagnostics, each with the time at which it is due.
  var pushes: [(key: String, time: Int)] = []
  var requestCount = 0
  var complaints: [String] = []
  private var queue: [Message] = []
  private var messages: [[UInt8]] = []
  private var faultLines: [String] = []
  /// The request that is being answered, unless it was cancelled.
  private var current: JSON?
  private var currentIsCancelled = false

  /// The status with which the program ends, or `nil` while the server runs.
  package private(set) var exitStatus: Int?
  /// The process identifier of the client; when that process ends, the server ends too.
  package internal(set) var clientProcess: Int?

  package init(version: String) { self.version = version }

  package mutating func take(_ body: [UInt8]) {
    let message = Message(body)
    if case .notification("$/cancelRequest", let parameters) = message {
      if let id = parameters["id"] { cancel(id) }
      return
    }
    queue.append(message)
  }

  private mutating func cancel(_ id: JSON) {
    if current == id {
      currentIsCancelled = true
    } else if let index = queue.firstIndex(where: { if case .request(id, _, _) = $0 { true } else { false } }) {
      queue.remove(at: index)
      answer(id, .cancelled)
    }
  }

  package var hasWork: Bool { !queue.isEmpty && exitStatus == nil }
  package var nextPause: Int? { pushes.map { $0.time }.min() }

  package mutating func takeMessages() -> [[UInt8]] {
    defer { messages = [] }
    return messages
  }

  package mutating func takeFaults() -> [String] {
    defer { faultLines = [] }
    return faultLines
  }

  mutating func note(fault: String) { faultLines.append(fault) }

  mutating func answer(_ id: JSON, _ result: [UInt8]) {
    var message = JSONOutput(escapesControls: false)
    message.object { json in
      json.member("jsonrpc", "2.0")
      json.member("id", id)
      json.written(result, "result")
    }
    messages.append(message.bytes)
  }

  mutating func answer(_ id: JSON, _ error: ResponseError) { send(["jsonrpc": "2.0", "id": id, "error": error.value]) }

  mutating func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func ask(_ method: String, _ parameters: JSON?) {
    requestCount += 1
    send(["jsonrpc": "2.0", "id": .number(requestCount), "method": .string(method), "params": parameters])
  }

  private mutating func send(_ message: JSON) { messages.append(message.written) }

  package mutating func work(with host: inout some LanguageHost, at time: Int) {
    guard hasWork else { return }
    switch queue.removeFirst() {
    case .answer: break
    case .invalid(let id, let error): answer(id, error)
    case .notification("exit", _): exitStatus = phase == .shutDown ? 0 : 1
    case .notification(let method, let parameters):
      guard phase == .running else { return }
      receive(method, Parameters(parameters), with: &host, at: time)
    case .request(let id, let method, let parameters):
      (current, currentIsCancelled) = (id, false)
      do throws(ResponseError) { answer(id, try respond(to: method, Parameters(parameters), with: &host)) } catch {
        answer(id, error)
      }
      current = nil
    }
  }

  package mutating func pause(with host: inout some LanguageHost, at time: Int) {
    guard let index = pushes.firstIndex(where: { $0.time <= time }) else { return }
    let key = pushes.remove(at: index).key
    pushDiagnostics(of: key, with: &host)
  }

  /// Takes messages that have arrived in the meantime, and throws an error if they cancel the current request.
  mutating func checkpoint(with host: inout some LanguageHost) throws(ResponseError) {
    for body in host.arrivals() { take(body) }
    if currentIsCancelled { throw .cancelled }
  }

  /// Does the same as `checkpoint(with:)`, and also throws an error if the text is about to change.
  mutating func checkpoint(with host: inout some LanguageHost, unchanged key: String) throws(ResponseError) {
    try checkpoint(with: &host)
    guard isAboutToChange(key) else { return }
    throw ResponseError(.contentModified, "the text has changed since")
  }

  func isAboutToChange(_ key: String) -> Bool {
    queue.contains { message in
      guard case .notification("textDocument/didChange", let parameters) = message,
        let uri = parameters["textDocument"]?["uri"]?.text
      else { return false }
      return DocumentURI(uri).key.utf8.elementsEqual(key.utf8)
    }
  }
}

struct PulledResult {
  let key: String
  let revision: Int
  let surroundings: Int
  let identifier: String
}

final class ServerConnection {
  enum Phase {
    case head
    case body(RequestHead, path: String, count: Int)
    /// Waits for an answer that another thread prepares.
    case working
    /// Waits for the moment at which the request is refused.
    case delayed(HTTPStatus, until: Duration)
    /// Sends the answer to the client.
    case answering
    /// Sends events as they occur.
    case streaming(EventStream)
    /// Discards what the client still sends, so that the client can read the answer before the connection ends.
    case draining
    case closed
  }

  let socket: ConnectedSocket
  let id: Int
  var phase = Phase.head
  var received: [UInt8] = []
  var scannedCount = 0
  var lastProgress: Duration
  var headStart: Duration?
  var keepsConnection = true
  private var outgoing: [HTTPResponse.Body] = []
  private var sentCount = 0
  private var drainedCount = 0

  enum Limits {
    /// The time in which a head has to arrive.
    static let head = Duration.seconds(10)
    /// The time without any progress after which a connection ends.
    static let idle = Duration.seconds(60)
    /// The time between comments in a stream of events.
    static let comment = Duration.seconds(15)
    /// The time in which a refused client has to stop sending.
    static let drain = Duration.seconds(2)
    /// The number of bytes that a refused client can still send.
    static let drainedBytes = 1 << 20
    /// The number of bytes that are read or sent before it is another connection's turn.
    static let chunk = 1 << 18
  }

  init(_ socket: ConnectedSocket, id: Int, at now: Duration) {
    (self.socket, self.id) = (socket, id)
    lastProgress = now
    headStart = now
  }

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// Whether everything is answered, and the connection stays open only until the client has read the answer.
  var isDraining: Bool { if case .draining = phase { true } else { false } }

  var interest: Poller.Interest {
    var interest = Poller.Interest(number: socket.number)
    interest.writes = !outgoing.isEmpty
    switch phase {
    // A client that receives events sends nothing, but reading shows when the connection ends.
    case .head, .body, .draining, .streaming: interest.reads = true
    case .working, .delayed, .answering, .closed: break
    }
    return interest
  }

  /// The moment at which `expire(at:)` has something to do; `nil` if there is none.
  var deadline: Duration? {
    switch phase {
    case .head: headStart.map { $0 + Limits.head } ?? lastProgress + Limits.idle
    case .body, .answering: lastProgress + Limits.idle
    case .delayed(_, let moment): moment
    case .streaming: lastProgress + Limits.comment
    case .draining: lastProgress + Limits.drain
    case .working, .closed: nil
    }
  }

  /// Reads what the client has sent, and returns whether there is anything new.
  func receive(at now: Duration) -> Bool {
    switch socket.read(into: &received, atMost: Limits.chunk) {
    case .notNow: return false
    case .ended:
      close()
      return false
    case .moved(let count):
      switch phase {
      case .streaming: received = []
      case .draining:
        received = []
        drainedCount += count
        if drainedCount > Limits.drainedBytes { close() }
      case .head:
        if headStart == nil { headStart = now }
        lastProgress = now
      case .body, .working, .delayed, .answering, .closed: lastProgress = now
      }
      return true
    }
  }

  // MARK: - Sending

  /// Sends a response, and then reads the next request or ends the connection.
  func send(_ response: HTTPResponse, at now: Duration) {
    let head = response.head(length: response.body.byteCount, keepsConnection: keepsConnection)
    outgoing = [.bytes(head)]
    if response.body.byteCount > 0 { outgoing.append(response.body) }
    sentCount = 0
    phase = .answering
    lastProgress = now
    transmit(at: now)
  }

  func refuse(_ status: HTTPStatus, headers: [HTTPHeader] = [], at now: Duration) {
    keepsConnection = false
    send(HTTPResponse(status, headers: headers), at: now)
  }

  func sendContinue(at now: Duration) {
    outgoing.append(.bytes(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)))
    transmit(at: now)
  }

  func stream(_ events: EventStream, at now: Duration) {
    let type = HTTPHeader(name: "Content-Type", value: "text/event-stream")
    outgoing = [.bytes(HTTPResponse(.ok, headers: [type]).head(length: nil, keepsConnection: false))]
    sentCount = 0
    phase = .streaming(events)
    lastProgress = now
    sendEvents(at: now)
  }

  func sendEvents(at now: Duration) {
    guard case .streaming(let events) = phase else { return }
    // If the client doesn't read them, events stay in the stream, which limits their size.
    if outgoing.isEmpty || outgoing.count == 1 {
      let (bytes, isLast) = events.takePending()
      if !bytes.isEmpty { outgoing.append(.bytes(bytes)) }
      if isLast {
        events.close()
        keepsConnection = false
        phase = .answering
      }
    }
    transmit(at: now)
  }

  func transmit(at now: Duration) {
    var remaining = Limits.chunk
    while let part = outgoing.first, remaining > 0 {
      guard let chunk = chunk(of: part, atMost: remaining) else { return close() }
      switch socket.write(chunk) {
      case .notNow: return
      case .ended: return close()
      case .moved(let count):
        remaining -= count
        sentCount += count
        lastProgress = now
      }
      if sentCount == part.byteCount {
        outgoing.removeFirst()
        sentCount = 0
      }
    }
    if outgoing.isEmpty, case .answering = phase { finishAnswer(at: now) }
  }

  /// Returns the next bytes to send, or `nil` if a file has become shorter than announced.
  private func chunk(of part: HTTPResponse.Body, atMost limit: Int) -> ArraySlice<UInt8>? {
    let count = min(part.byteCount - sentCount, limit)
    switch part {
    case .bytes(let bytes): return bytes[sentCount..<sentCount + count]
    case .file(let file, let range):
      let bytes = file.bytes(from: range.lowerBound + sentCount, count: count)
      return bytes.isEmpty ? nil : bytes[...]
    }
  }

  private func finishAnswer(at now: Duration) {
    if keepsConnection {
      phase = .head
      scannedCount = 0
      headStart = received.isEmpty ? nil : now
    } else {
      // If a connection with unread bytes is closed at once, the client can lose the answer.
      socket.finishWriting()
      phase = .draining
    }
  }

  func expire(at now: Duration) {
    guard let deadline, deadline <= now else { return }
    switch phase {
    case .delayed(let status, _): refuse(status, at: now)
    case .head where headStart != nil && !received.isEmpty, .body: refuse(.timedOut, at: now)
    case .streaming(let events):
      guard outgoing.isEmpty else { return close() }
      events.sendComment()
      lastProgress = now
    case .head, .working, .answering, .draining, .closed: close()
    }
  }

  func close() {
    if case .streaming(let events) = phase { events.close() }
    phase = .closed
    outgoing = []
  }
}

extension ServerConnection {
  /// The order in which connections are closed when there are too many.
  private enum Rank: Int { case unfinishedHead, idle, busy }

  private var rank: Rank {
    guard case .head = phase else { return .busy }
    return headStart == nil ? .idle : .unfinishedHead
  }

  /// Returns the connection to close for a new one: the one whose head has been incomplete for longest, else the one
  /// that has been idle for longest; `nil` if all are busy.
  static func expendable(among connections: [ServerConnection]) -> ServerConnection? {
    connections.filter { $0.rank != .busy }.min { first, second in
      if first.rank != second.rank { return first.rank.rawValue < second.rank.rawValue }
      return (first.headStart ?? first.lastProgress) < (second.headStart ?? second.lastProgress)
    }
  }
}

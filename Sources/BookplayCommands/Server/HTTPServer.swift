import BookFiles

/// A small HTTP/1.1 server for one user.
///
/// It serves one site, only to this machine unless another address is requested.
///
/// It runs on one thread, which never waits for a client. There are limits for the number of connections, for the sizes
/// of heads and bodies, and for the time that each of them can take.
final class HTTPServer<Site: ServedSite> {
  struct Settings {
    var address = IPv4Address.loopback
    var port: UInt16 = 0
    var token = ServerToken.long()
    var clock = WallClock.system
  }

  let port: UInt16
  let mailbox = ServerMailbox<Site>()

  private let listener: ListeningSocket
  private let settings: Settings
  private let site: Site
  private let hosts: AllowedHosts
  private var connections: [ServerConnection] = []
  private var nextID = 0

  private static var maxConnections: Int { 32 }
  private static var guessingDelay: Duration { .milliseconds(200) }

  init(_ site: Site, _ settings: Settings = Settings()) throws(FileError.Reason) {
    listener = try ListeningSocket(settings.address, port: settings.port)
    port = listener.port
    (self.site, self.settings) = (site, settings)
    hosts = AllowedHosts(HTTPServer.names(of: settings.address), port: port)
  }

  var urls: [String] {
    let addresses = settings.address == .any ? NetworkAddresses.all : [settings.address]
    return addresses.map { "http://\($0):\(port)/\(settings.token.text)/" }
  }

  /// Serves the site until `mailbox.stop()` is called or a signal asks the program to end.
  func run() {
    StopSignals.wake(mailbox.stopPipe)
    serve()
  }

  /// Serves the site until `mailbox.stop()` is called.
  func serve() {
    while true {
      let messages = mailbox.take()
      for message in messages.work { message(site) }
      for (id, response) in messages.answers { deliver(response, to: id) }
      for connection in connections { connection.sendEvents(at: now) }
      if messages.isStopped { return closeAll() }
      let interests =
        [mailbox.stopPipe, mailbox.wakePipe].map { Poller.Interest(number: $0.input, reads: true) }
        + [Poller.Interest(number: listener.number, reads: true)] + connections.map(\.interest)
      let ready = Poller.wait(for: interests, timeout: timeout)
      if ready[0].canRead { return closeAll() }
      if ready[1].canRead { mailbox.wakePipe.reset() }
      for (connection, readiness) in zip(connections, ready.dropFirst(3)) { handle(connection, readiness) }
      for connection in connections { connection.expire(at: now) }
      connections.removeAll(where: \.isClosed)
      if ready[2].canRead { acceptConnections() }
    }
  }

  private static func names(of address: IPv4Address) -> [String] {
    // Other names could be made to lead to the loopback address, so that another site could read the book.
    if address == .loopback { return ["127.0.0.1", "localhost"] }
    return address == .any ? NetworkAddresses.all.map(\.description) : [address.description]
  }

  private var now: Duration { settings.clock.now() }
  private var timeout: Duration? { connections.compactMap(\.deadline).min().map { max(.zero, $0 - now) } }

  private func closeAll() {
    site.serverWillEnd()
    for connection in connections {
      connection.sendEvents(at: now)
      connection.close()
    }
    connections = []
  }

  // MARK: - Connections

  private func acceptConnections() {
    // New clients must not starve those that are connected.
    for _ in 0..<HTTPServer.maxConnections {
      guard let socket = listener.accept() else { return }
      nextID += 1
      let connection = ServerConnection(socket, id: nextID, at: now)
      if connections.count(where: { !$0.isDraining }) >= HTTPServer.maxConnections {
        if let expendable = ServerConnection.expendable(among: connections) {
          expendable.close()
        } else {
          connection.refuse(.unavailable, at: now)
        }
      }
      connections.removeAll(where: \.isClosed)
      // Refused clients get some time to read the reason, unless there are too many of them as well.
      if connections.count < 2 * HTTPServer.maxConnections { connections.append(connection) }
    }
  }

  private func handle(_ connection: ServerConnection, _ readiness: Poller.Readiness) {
    if readiness.canRead {
      if connection.receive(at: now) { process(connection) }
    } else if readiness.isBroken {
      return connection.close()
    }
    if readiness.canWrite {
      connection.transmit(at: now)
      // The next request may have arrived already.
      process(connection)
    }
  }

  private func deliver(_ response: HTTPResponse, to id: Int) {
    guard let connection = connections.first(where: { $0.id == id }), case .working = connection.phase else { return }
    connection.send(response, at: now)
    process(connection)
  }

  // MARK: - Requests

  private func process(_ connection: ServerConnection) {
    while true {
      switch connection.phase {
      case .head: guard !connection.received.isEmpty, readHead(of: connection) else { return }
      case .body(let head, let path, let count):
        guard connection.received.count >= count else { return }
        let body = Array(connection.received.prefix(count))
        connection.received.removeFirst(count)
        answer(request(head, path: path, body: body), on: connection)
      case .working, .delayed, .answering, .streaming, .draining, .closed: return
      }
    }
  }

  private func readHead(of connection: ServerConnection) -> Bool {
    switch RequestHead.read(connection.received, scanningFrom: connection.scannedCount) {
    case .incomplete:
      connection.scannedCount = connection.received.count
      return false
    case .invalid(let status): connection.refuse(status, at: now)
    case .head(let head, let byteCount):
      connection.received.removeFirst(byteCount)
      connection.scannedCount = 0
      check(head, on: connection)
    }
    return true
  }

  private func check(_ head: RequestHead, on connection: ServerConnection) {
    connection.keepsConnection = head.keepsConnection
    guard hosts.allows(head) else { return connection.refuse(.forbidden, at: now) }
    let address = head.target.utf8.prefix { $0 != UInt8(ascii: "?") }
    guard let path = settings.token.remainder(of: address) else {
      guard settings.token.isTyped else { return connection.refuse(.notFound, at: now) }
      connection.phase = .delayed(.notFound, until: now + HTTPServer.guessingDelay)
      return
    }
    guard let methods = site.methods(at: path) else { return connection.refuse(.notFound, at: now) }
    guard let limit = HTTPMethod(rawValue: head.method).flatMap({ methods[$0] }) else {
      let allowed = methods.keys.map(\.rawValue).sorted().joined(separator: ", ")
      return connection.refuse(.methodNotAllowed, headers: [.init(name: "Allow", value: allowed)], at: now)
    }
    switch head.bodyLength {
    case .invalid(let status): connection.refuse(status, at: now)
    case .bytes(let count) where count > limit: connection.refuse(.bodyTooLarge, at: now)
    case .bytes(let count):
      connection.phase = .body(head, path: path, count: count)
      if head.expectsContinue, count > connection.received.count { connection.sendContinue(at: now) }
    }
  }

  private func request(_ head: RequestHead, path: String, body: [UInt8]) -> HTTPRequest {
    let query = head.target.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    return HTTPRequest(
      method: HTTPMethod(rawValue: head.method) ?? .get, path: path, query: PercentEncoding.query(query),
      lastEventID: head.value(of: "last-event-id"), range: head.value(of: "range"), body: body)
  }

  private func answer(_ request: HTTPRequest, on connection: ServerConnection) {
    switch site.answer(request) {
    case .response(let response): connection.send(response, at: now)
    case .events(let events):
      events.connect { [wakePipe = mailbox.wakePipe] in wakePipe.wake() }
      connection.stream(events, at: now)
    case .work(let work):
      connection.phase = .working
      let thread = WorkerThread(isDetached: true) { [mailbox, id = connection.id] in mailbox.answer(id, with: work()) }
      if thread == nil { connection.send(HTTPResponse(.unavailable), at: now) }
    }
  }
}

final class ServerMailbox<Site: ServedSite>: Sendable {
  typealias Work = @Sendable (Site) -> Void

  let wakePipe = WakePipe()
  let stopPipe = WakePipe()
  private let contents = Locked(Contents())

  struct Contents: Sendable {
    var work: [Work] = []
    var answers: [(connection: Int, response: HTTPResponse)] = []
    var isStopped = false
  }

  func perform(_ work: @escaping Work) {
    contents.withLock { $0.work.append(work) }
    wakePipe.wake()
  }

  func stop() {
    contents.withLock { $0.isStopped = true }
    wakePipe.wake()
  }

  fileprivate func answer(_ connection: Int, with response: HTTPResponse) {
    contents.withLock { $0.answers.append((connection, response)) }
    wakePipe.wake()
  }

  fileprivate func take() -> Contents {
    contents.withLock { contents in
      defer { contents = Contents(isStopped: contents.isStopped) }
      return contents
    }
  }
}

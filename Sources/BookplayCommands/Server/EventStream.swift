struct ServerEvent: Sendable, Equatable {
  let name: String
  /// The data, usually JSON; it can have several lines.
  let data: String
  /// The identifier that the page sends when it subscribes again.
  var id: String?

  var bytes: [UInt8] {
    var text = id.map { "id: \(EventStream.line($0))\n" } ?? ""
    text += "event: \(EventStream.line(name))\n"
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { text += "data: \(line)\n" }
    return Array((text + "\n").utf8)
  }
}

/// A stream of events to one page; any thread can send them.
final class EventStream: Sendable {
  private let state = Locked(State())

  private struct State {
    var pending: [UInt8] = []
    var isClosed = false
    var endsAfterPending = false
    var wake: (@Sendable () -> Void)?
  }

  /// The maximum number of bytes that wait for a page; if it doesn't read them, it is disconnected and subscribes
  /// again.
  private static let maxPendingBytes = 4 << 20

  /// Creates a stream whose page subscribes again 2 seconds after the connection was lost.
  init() { state.withLock { $0.pending = Array("retry: 2000\n\n".utf8) } }

  func send(_ event: ServerEvent) { append(event.bytes) }

  /// Sends a comment, which keeps the connection open and shows whether it is still open.
  func sendComment() { append(Array(":\n\n".utf8)) }

  func end() {
    let wake = state.withLock { state in
      state.endsAfterPending = true
      return state.wake
    }
    wake?()
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  private func append(_ bytes: [UInt8]) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      guard !state.isClosed else { return nil }
      if state.pending.count + bytes.count > EventStream.maxPendingBytes {
        state.endsAfterPending = true
      } else {
        state.pending += bytes
      }
      return state.wake
    }
    wake?()
  }

  /// Connects the stream; `wake` is called, on any thread, when there is something to send.
  func connect(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

  func takePending() -> (bytes: [UInt8], isLast: Bool) {
    state.withLock { state in
      defer { state.pending = [] }
      return (state.pending, state.endsAfterPending)
    }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.pending = []
      state.wake = nil
    }
  }

  fileprivate static func line(_ text: String) -> String { String(text.filter { !$0.isNewline }) }
}

final class EventStreams: Sendable {
  private let streams = Locked<[EventStream]>([])

  func add(_ stream: EventStream) {
    streams.withLock { streams in
      streams.removeAll { $0.isClosed }
      streams.append(stream)
    }
  }

  func send(_ event: ServerEvent) { for stream in streams.withLock({ $0 }) { stream.send(event) } }
  var count: Int { streams.withLock { $0.count { !$0.isClosed } } }
}

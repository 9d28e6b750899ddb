import CLibrary

struct Poller {
  struct Interest {
    let number: Int32
    var reads = false
    var writes = false
  }

  struct Readiness {
    let canRead: Bool
    let canWrite: Bool
    /// Whether the other side has ended the connection.
    let isBroken: Bool
  }

  /// Waits until one of `interests` is ready or `timeout` has passed, and returns the readiness of each, in their
  /// order.
  ///
  /// If `timeout` is `nil`, there is no time limit.
  static func wait(for interests: [Interest], timeout: Duration?) -> [Readiness] {
    var requests = interests.map { interest in
      pollfd(
        fd: interest.number,
        events: Int16((interest.reads ? Int32(POLLIN) : 0) | (interest.writes ? Int32(POLLOUT) : 0)), revents: 0)
    }
    // Interrupted calls return at once, with nothing ready.
    _ = poll(&requests, nfds_t(requests.count), milliseconds(of: timeout))
    return requests.map { request in
      let events = Int32(request.revents)
      return Readiness(
        canRead: events & Int32(POLLIN) != 0, canWrite: events & Int32(POLLOUT) != 0,
        isBroken: events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0)
    }
  }

  /// Rounds up, so that the wait isn't too short.
  private static func milliseconds(of timeout: Duration?) -> Int32 {
    timeout.map { Int32(min(max(0, ($0 / .milliseconds(1)).rounded(.up)), 1e9)) } ?? -1
  }
}

import CLibrary

/// The socket of a connection, closed when this object is released.
final class ConnectedSocket {
  let number: Int32

  enum Outcome: Equatable {
    case moved(Int)
    /// Nothing can be read or written now.
    case notNow
    /// The other side has ended the connection, or it is broken.
    case ended
  }

  /// Without these, writing to a connection that has ended would end the program.
  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  init(_ number: Int32) {
    self.number = number
    SocketFlags.set(on: number)
    // Small answers are sent at once instead of waiting for more data.
    var isImmediate: Int32 = 1
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &isImmediate, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &isImmediate, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close(number) }

  func read(into bytes: inout [UInt8], atMost limit: Int) -> Outcome {
    while true {
      var result = 0
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        result = recv(number, buffer.baseAddress, limit, 0)
        failure = errno
        count = max(result, 0)
      }
      if result > 0 {
        bytes += chunk
        return .moved(result)
      }
      if result == 0 { return .ended }
      if failure == EINTR { continue }
      return failure == EAGAIN || failure == EWOULDBLOCK ? .notNow : .ended
    }
  }

  func write(_ bytes: ArraySlice<UInt8>) -> Outcome {
    while true {
      let (result, failure) = bytes.withUnsafeBytes { buffer in
        (send(number, buffer.baseAddress, buffer.count, ConnectedSocket.flags), errno)
      }
      if result >= 0 { return .moved(result) }
      if failure == EINTR { continue }
      return failure == EAGAIN || failure == EWOULDBLOCK ? .notNow : .ended
    }
  }

  func finishWriting() { shutdown(number, Int32(SHUT_WR)) }
}

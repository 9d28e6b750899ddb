import BookFiles
import CLibrary

struct ListeningSocket: ~Copyable {
  let number: Int32
  /// The port, which the system has chosen if none was given.
  let port: UInt16

  /// Accepts connections to an address of the machine; `port` 0 lets the system choose a free one.
  init(_ address: IPv4Address, port: UInt16) throws(FileError.Reason) {
    #if canImport(Glibc)
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let number = number
    guard number >= 0 else { throw .last }
    do throws(FileError.Reason) {
      SocketFlags.set(on: number)
      // Without this, the port of a server that has just ended can't be used for some minutes.
      var isReused: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
      var place = SocketAddress.of(address, port: port)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = SocketAddress.withPointer(to: &place) { bind(number, $0, size) == 0 }
      guard isBound, listen(number, ListeningSocket.backlog) == 0 else { throw FileError.Reason.last }
      var given = size
      guard SocketAddress.withPointer(to: &place, { getsockname(number, $0, &given) == 0 }) else {
        throw FileError.Reason.last
      }
      self.port = UInt16(bigEndian: place.sin_port)
    } catch {
      close(number)
      throw error
    }
  }

  deinit { close(number) }

  private static let backlog: Int32 = 128

  func accept() -> ConnectedSocket? {
    while true {
      let connection = CLibrary.accept(number, nil, nil)
      if connection >= 0 { return ConnectedSocket(connection) }
      // A connection can end before it's accepted; the next one may be open.
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }
}

enum SocketAddress {
  static func of(_ address: IPv4Address, port: UInt16) -> sockaddr_in {
    var place = sockaddr_in()
    #if canImport(Darwin)
      place.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = address.value.bigEndian
    return place
  }

  static func withPointer<Result>(
    to place: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}

enum SocketFlags {
  /// Makes calls return instead of waiting, and closes the descriptor in programs that this one starts.
  static func set(on number: Int32) {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection to a server on this machine, for tests.
final class ServerClient {
  private let socket: Int32
  private var received: [UInt8] = []

  struct Failure: Error {
    let reason: String
  }

  init(port: UInt16) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(reason: "no connection") }
    // A test that waits for an answer in vain fails instead.
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.transmit(socket, $0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func transmit(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      // A server that has ended the connection must not end the tests.
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  /// Returns everything up to and including a text.
  func receive(upTo end: String) throws -> String {
    while true {
      if let range = Data(received).range(of: Data(end.utf8)) {
        defer { received.removeFirst(range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      try receive()
    }
  }

  /// Returns the next answer: its status, its headers and its body.
  func answer() throws -> (status: Int, head: String, body: [UInt8]) {
    let head = try receive(upTo: "\r\n\r\n")
    let words = head.split(separator: " ")
    let length = head.split(separator: "Content-Length: ").last.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
    while received.count < length { try receive() }
    defer { received.removeFirst(length) }
    return (Int(words[1]) ?? 0, head, Array(received.prefix(length)))
  }

  private func receive() throws {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(socket, &bytes, bytes.count)
    guard count > 0 else { throw Failure(reason: count == 0 ? "the connection has ended" : "nothing arrives") }
    received += bytes[..<count]
  }
}

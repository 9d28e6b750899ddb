import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Writes all of `bytes`, however often the system takes only a part.
  func writeAll(_ bytes: [UInt8]) throws(FileFailure.Reason) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes { (write(number, $0.baseAddress, $0.count), errno) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try wait(until: POLLOUT, after: error) }
    }
  }

  /// Waits until what was written is on disk.
  func synchronize() throws(FileFailure.Reason) {
    while fsync(number) != 0 {
      // Some file systems cannot; then there is nothing to wait for.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .last }
    }
  }
}

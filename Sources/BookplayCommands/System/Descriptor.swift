#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of an open file, which is read and written whole, whatever interrupts it.
struct Descriptor {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// All bytes up to the end; fails when there are more than `limit`.
  func readAll(expecting size: Int, limit: Int) throws(FileFailure.Reason) -> [UInt8] {
    // One more than expected, so that the end is met without another allocation.
    var bytes = try readSome(min(max(size, 0), limit) + 1)
    var chunk = bytes
    while !chunk.isEmpty {
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      chunk = try readSome(Descriptor.chunkSize)
      bytes += chunk
    }
    return bytes
  }

  /// What can be read by now, or the first that comes; none at the end.
  func readAvailable() throws(FileFailure.Reason) -> [UInt8] { try readSome(Descriptor.chunkSize) }

  /// The bytes from `offset` on, `count` of them or as many as can be read.
  func bytes(from offset: Int, count: Int) -> [UInt8]? {
    guard count >= 0, offset >= 0, let start = off_t(exactly: offset) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      while initializedCount < count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[initializedCount...])
        let result = pread(number, rest.baseAddress, rest.count, start + off_t(initializedCount))
        if result < 0 && errno == EINTR { continue }
        guard result > 0 else { return }
        initializedCount += result
      }
    }
  }

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

  private static let chunkSize = 1 << 16

  /// At most `count` bytes; none at the end.
  private func readSome(_ count: Int) throws(FileFailure.Reason) -> [UInt8] {
    while true {
      var (result, error) = (0, Int32(0))
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        (result, error) = (read(number, buffer.baseAddress, count), errno)
        initializedCount = max(result, 0)
      }
      if result >= 0 { return bytes }
      try wait(until: POLLIN, after: error)
    }
  }

  /// After a call that failed with `error`: nothing when it was only interrupted, waits when the file must not block.
  private func wait(until event: some BinaryInteger, after error: Int32) throws(FileFailure.Reason) {
    switch error {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      poll(&request, 1, -1)
    default: throw .system(error)
    }
  }
}

/// A file that is open as long as this value lives.
struct OpenFile: ~Copyable {
  let descriptor: Descriptor

  /// Opens `path` with the system's flags; `mode` counts when the file is created.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileFailure.Reason) {
    var number = open(path, flags | O_CLOEXEC, mode)
    while number < 0 {
      guard errno == EINTR else { throw .last }
      number = open(path, flags | O_CLOEXEC, mode)
    }
    descriptor = Descriptor(number)
  }

  deinit { close(descriptor.number) }

  /// What the file is, how large, and whose.
  func status() throws(FileFailure.Reason) -> stat {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    return status
  }

  /// Closes the file; some file systems tell only now that they could not write.
  consuming func finish() throws(FileFailure.Reason) {
    let number = descriptor.number
    discard self
    // An interrupted call has closed it all the same.
    guard close(number) == 0 || errno == EINTR else { throw .last }
  }
}

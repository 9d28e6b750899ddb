import CLibrary

/// The number of an open file, with calls that retry when interrupted.
package struct Descriptor {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package func readAll(expecting size: Int, limit: Int) throws(FileError.Reason) -> [UInt8] {
    // One byte more than expected, so that the end is detected without another allocation.
    var bytes = try readSome(min(max(size, 0), limit) + 1)
    var chunk = bytes
    while !chunk.isEmpty {
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      chunk = try readSome(Descriptor.chunkSize)
      bytes += chunk
    }
    return bytes
  }

  /// Returns the bytes that are available, waiting if there are none yet; empty at the end.
  package func readAvailable() throws(FileError.Reason) -> [UInt8] { try readSome(Descriptor.chunkSize) }

  /// Returns `count` bytes from `offset` on, or as many as can be read.
  package func bytes(from offset: Int, count: Int) -> [UInt8]? {
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

  private static let chunkSize = 1 << 16

  /// Returns at most `count` bytes; empty at the end.
  private func readSome(_ count: Int) throws(FileError.Reason) -> [UInt8] {
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

  /// Waits until a call that failed with `error` can be retried; throws if a retry is pointless.
  package func wait(until event: some BinaryInteger, after error: Int32) throws(FileError.Reason) {
    switch error {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      poll(&request, 1, -1)
    default: throw .system(error)
    }
  }
}

/// An open file, closed when this value is destroyed.
package struct OpenFile: ~Copyable {
  package let descriptor: Descriptor

  /// `mode` is used if the file is created.
  package init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError.Reason) {
    var number = open(path, flags | O_CLOEXEC, mode)
    while number < 0 {
      guard errno == EINTR else { throw .last }
      number = open(path, flags | O_CLOEXEC, mode)
    }
    descriptor = Descriptor(number)
  }

  deinit { close(descriptor.number) }

  package func status() throws(FileError.Reason) -> stat {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    return status
  }

  /// Returns the number of the file; the caller must close the file.
  package consuming func release() -> Int32 {
    let number = descriptor.number
    discard self
    return number
  }

  /// Closes the file; some file systems report write errors only at this point.
  package consuming func finish() throws(FileError.Reason) {
    let number = descriptor.number
    discard self
    // Even an interrupted call has closed the file.
    guard close(number) == 0 || errno == EINTR else { throw .last }
  }
}

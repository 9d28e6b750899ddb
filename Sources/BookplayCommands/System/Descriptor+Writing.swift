import BookFiles
import CLibrary

extension Descriptor {
  func writeAll(_ bytes: [UInt8]) throws(FileError.Reason) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes { (write(number, $0.baseAddress, $0.count), errno) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try wait(until: POLLOUT, after: error) }
    }
  }

  func synchronize() throws(FileError.Reason) {
    while fsync(number) != 0 {
      // Some file systems don't support this, so the error is ignored.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw .last }
    }
  }
}

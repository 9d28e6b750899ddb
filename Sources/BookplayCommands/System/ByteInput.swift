import BookFiles

/// Standard input: bytes from a file descriptor, or from memory in tests.
package enum ByteInput: Sendable {
  case descriptor(Int32)
  case memory([UInt8])

  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    do throws(FileError.Reason) {
      switch self {
      case .descriptor(let number): return try Descriptor(number).readAll(expecting: 0, limit: limit)
      case .memory(let bytes) where bytes.count > limit: throw FileError.Reason.tooLarge(limit: limit)
      case .memory(let bytes): return bytes
      }
    } catch {
      throw FileError(.read, StreamName.input, error)
    }
  }
}

import BookFiles

final class LineInput {
  private let input: ByteInput
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// The maximum length of a line in bytes, far more than anyone types.
  private static let maxLineLength = 1 << 20

  init(_ input: ByteInput) { self.input = input }

  /// Returns the next line without its line end, or `nil` at the end of the input.
  func next() throws(FileError) -> [UInt8]? {
    do throws(FileError.Reason) {
      while true {
        if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Array(pending[..<end])
          pending.removeSubrange(...end)
          return line
        }
        guard !isAtEnd else { break }
        guard pending.count <= LineInput.maxLineLength else {
          throw FileError.Reason.tooLarge(limit: LineInput.maxLineLength)
        }
        let more = try read()
        if more.isEmpty { isAtEnd = true }
        pending += more
      }
    } catch {
      throw FileError(.read, StreamName.input, error)
    }
    defer { pending = [] }
    return pending.isEmpty ? nil : pending
  }

  /// Returns the bytes that are available, or an empty array at the end.
  private func read() throws(FileError.Reason) -> [UInt8] {
    switch input {
    case .descriptor(let number): return try Descriptor(number).readAvailable()
    case .memory(let bytes):
      isAtEnd = true
      return bytes
    }
  }
}

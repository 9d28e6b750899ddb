import BookFiles

/// Standard input line by line, as somebody types it.
final class LineInput {
  private let input: ByteInput
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// More than anybody types.
  private static let longestLine = 1 << 20

  init(_ input: ByteInput) {
    self.input = input
  }

  /// The next line without its end; nothing when there is none.
  func next() throws(FileFailure) -> [UInt8]? {
    do throws(FileFailure.Reason) {
      while true {
        if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Array(pending[..<end])
          pending.removeSubrange(...end)
          return line
        }
        guard !isAtEnd else { break }
        guard pending.count <= LineInput.longestLine else {
          throw FileFailure.Reason.tooLarge(limit: LineInput.longestLine)
        }
        let more = try read()
        if more.isEmpty { isAtEnd = true }
        pending += more
      }
    } catch {
      throw FileFailure(.read, StreamName.input, error)
    }
    defer { pending = [] }
    return pending.isEmpty ? nil : pending
  }

  /// What there is by now; nothing at the end.
  private func read() throws(FileFailure.Reason) -> [UInt8] {
    switch input {
    case .descriptor(let number): return try Descriptor(number).readAvailable()
    case .memory(let bytes):
      isAtEnd = true
      return bytes
    }
  }
}

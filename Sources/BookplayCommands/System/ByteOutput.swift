import BookFiles

/// A buffered output to a file descriptor, or to memory in tests.
///
/// If the reader has closed the pipe, further output is discarded silently, because no one needs it.
package final class ByteOutput {
  package let isTerminal: Bool
  private let descriptor: Descriptor?
  private var pending: [UInt8] = []
  private var error: FileError.Reason?
  /// Whether anything was written since this was last set to `false`.
  var hasOutput = false

  init(_ descriptor: Descriptor, isTerminal: Bool) { (self.descriptor, self.isTerminal) = (descriptor, isTerminal) }

  package init(bufferedAsTerminal isTerminal: Bool) {
    descriptor = nil
    self.isTerminal = isTerminal
  }

  /// The bytes that have been written but not flushed.
  package var bytes: [UInt8] { pending }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { hasOutput = true }
    if pending.isEmpty { pending = bytes } else { pending += bytes }
    if pending.count >= ByteOutput.bufferLimit { flush() }
  }

  func write(_ add: (inout [UInt8]) -> Void) {
    let count = pending.count
    add(&pending)
    if pending.count > count { hasOutput = true }
    if pending.count >= ByteOutput.bufferLimit { flush() }
  }

  /// The descriptor to watch for its closing, or `nil` for memory and for a terminal, which isn't closed.
  var pipeNumber: Int32? { isTerminal ? nil : descriptor?.number }

  /// Whether a write failed, so that further output is pointless.
  var isClosed: Bool { error != nil }

  /// Writes the buffer to the descriptor, or discards it if a write has failed before.
  func flush() {
    guard let descriptor, !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    guard error == nil else { return }
    do throws(FileError.Reason) { try descriptor.writeAll(pending) } catch { self.error = error }
  }

  /// Flushes the output; returns the error if not everything could be written, except for a closed pipe.
  func finish() -> FileError.Reason? {
    flush()
    return error == .closedPipe ? nil : error
  }

  private static let bufferLimit = 1 << 16
}

import BookFiles

/// Bytes on their way out, to a file descriptor or, in a test, into memory.
///
/// When the reader has gone, what is still written goes nowhere, silently: nobody wants it any more.
package final class ByteOutput {
  /// Whether a person looks at it.
  package let isTerminal: Bool
  private let descriptor: Descriptor?
  private var pending: [UInt8] = []
  private var failure: FileFailure.Reason?

  /// Writes to `descriptor`.
  init(_ descriptor: Descriptor, isTerminal: Bool) {
    self.descriptor = descriptor
    self.isTerminal = isTerminal
  }

  /// Keeps everything in `bytes`.
  package init(keptAsTerminal isTerminal: Bool) {
    descriptor = nil
    self.isTerminal = isTerminal
  }

  /// What was written and is still here.
  package var bytes: [UInt8] { pending }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) {
    if pending.isEmpty { pending = bytes } else { pending += bytes }
    if pending.count >= ByteOutput.roomForPending { flush() }
  }

  /// Writes what `add` adds to the bytes that are on their way.
  func write(_ add: (inout [UInt8]) -> Void) {
    add(&pending)
    if pending.count >= ByteOutput.roomForPending { flush() }
  }

  /// Whether nothing arrives any more, so that going on is in vain.
  var isClosed: Bool { failure != nil }

  /// Hands over what is pending; after a failure, throws it away.
  func flush() {
    guard let descriptor, !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(FileFailure.Reason) { try descriptor.writeAll(pending) } catch { failure = error }
  }

  /// Hands over everything; tells why not all could be written, unless nobody wanted it.
  func finish() -> FileFailure.Reason? {
    flush()
    return failure == .closedPipe ? nil : failure
  }

  private static let roomForPending = 1 << 16
}

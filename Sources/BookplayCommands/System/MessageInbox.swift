import BookFiles
import BookLanguage

/// The messages of a stream.
///
/// A separate thread reads them while earlier ones are processed.
final class MessageInbox: Sendable {
  private struct Arrivals {
    var reader = MessageReader()
    var bodies: [[UInt8]] = []
    var hasEnded = false
    var fault: String?
    var hasNews = false

    /// Adds bytes of the stream, and returns whether it can still be understood.
    @discardableResult
    mutating func take(_ bytes: [UInt8]) -> Bool {
      reader.append(bytes)
      do throws(MessageReader.FramingError) {
        while let body = try reader.next() { bodies.append(body) }
        return true
      } catch {
        (fault, hasEnded) = (error.message, true)
        return false
      }
    }

    mutating func finish(_ message: String?) {
      fault = fault ?? message
      hasEnded = true
    }
  }

  private let arrivals = Locked(Arrivals())

  init(_ input: ByteInput) {
    switch input {
    case .memory(let bytes):
      arrivals.withLock {
        $0.take(bytes)
        $0.finish(nil)
      }
    case .descriptor(let number):
      let started = WorkerThread(isDetached: true) { [self] in readAll(from: Descriptor(number)) }
      if started == nil { finish("no thread could be started") }
    }
  }

  private func readAll(from descriptor: Descriptor) {
    while true {
      do throws(FileError.Reason) {
        let bytes = try descriptor.readAvailable()
        guard !bytes.isEmpty else { return finish(nil) }
        guard arrivals.withLock({ $0.take(bytes) }) else { return }
      } catch {
        return finish(FileError(.read, StreamName.input, error).message)
      }
    }
  }

  private func finish(_ message: String?) { arrivals.withLock { $0.finish(message) } }

  func takeAll() -> [[UInt8]] {
    arrivals.withLock { arrivals in
      let bodies = arrivals.bodies
      arrivals.bodies = []
      return bodies
    }
  }

  var end: (hasEnded: Bool, fault: String?) { arrivals.withLock { ($0.hasEnded && $0.bodies.isEmpty, $0.fault) } }
  func noteFiles() { arrivals.withLock { $0.hasNews = true } }

  func takeNews() -> Bool {
    arrivals.withLock { arrivals in
      defer { arrivals.hasNews = false }
      return arrivals.hasNews
    }
  }

  func wait(atMost milliseconds: Int) {
    arrivals.wait(atMost: milliseconds) { !$0.bodies.isEmpty || $0.hasNews || $0.hasEnded }
  }
}

import BookFiles
import BookLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages of a stream, which a thread of its own reads while others are worked on.
// Mutable state is accessed only between `lock` and `unlock`.
final class MessageInbox: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var reader = MessageReader()
  private var bodies: [[UInt8]] = []
  private var hasEnded = false
  private var fault: String?

  /// Begins to read a stream.
  init(_ input: ByteInput) {
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    arrival.initialize(to: pthread_cond_t())
    pthread_cond_init(arrival, nil)
    switch input {
    case .memory(let bytes):
      take(bytes)
      finish(nil)
    case .descriptor(let number):
      let started = WorkerThread(isDetached: true) { [self] in readAll(from: Descriptor(number)) }
      if started == nil { finish("no thread could be started") }
    }
  }

  deinit {
    pthread_cond_destroy(arrival)
    arrival.deinitialize(count: 1)
    arrival.deallocate()
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  private func readAll(from descriptor: Descriptor) {
    while true {
      do throws(FileFailure.Reason) {
        let bytes = try descriptor.readAvailable()
        guard !bytes.isEmpty else { return finish(nil) }
        guard take(bytes) else { return }
      } catch {
        return finish(FileFailure(.read, StreamName.input, error).message)
      }
    }
  }

  /// Takes bytes, and returns whether the stream can still be understood.
  @discardableResult
  private func take(_ bytes: [UInt8]) -> Bool {
    locked {
      reader.append(bytes)
      do throws(MessageReader.Failure) {
        while let body = try reader.next() { bodies.append(body) }
        return true
      } catch {
        (fault, hasEnded) = (error.message, true)
        return false
      }
    }
  }

  private func finish(_ message: String?) {
    locked {
      fault = fault ?? message
      hasEnded = true
    }
  }

  /// Returns the messages that have arrived since the last call.
  func takeAll() -> [[UInt8]] {
    locked {
      defer { bodies = [] }
      return bodies
    }
  }

  /// Whether nothing more will arrive, and why if that is a fault.
  var end: (hasEnded: Bool, fault: String?) { locked { (hasEnded && bodies.isEmpty, fault) } }

  /// Waits until something arrives or the stream ends, but at most some milliseconds.
  func wait(atMost milliseconds: Int) {
    var limit = timespec()
    clock_gettime(CLOCK_REALTIME, &limit)
    let nanoseconds = Int(limit.tv_nsec) + milliseconds % 1000 * 1_000_000
    limit.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    limit.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while bodies.isEmpty, !hasEnded {
      guard pthread_cond_timedwait(arrival, lock, &limit) == 0 else { return }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_signal(arrival)
      pthread_mutex_unlock(lock)
    }
    return body()
  }
}

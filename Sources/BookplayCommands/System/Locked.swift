import CLibrary

/// A value that several threads use, one at a time.
// The value is accessed only between `lock` and `unlock`.
package final class Locked<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    change.deinitialize(count: 1)
    change.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  func wait(atMost milliseconds: Int, until isMet: (Value) -> Bool) {
    var limit = timespec()
    clock_gettime(CLOCK_REALTIME, &limit)
    let nanoseconds = Int(limit.tv_nsec) + milliseconds % 1000 * 1_000_000
    limit.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    limit.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isMet(value), pthread_cond_timedwait(change, mutex, &limit) == 0 {}
  }
}

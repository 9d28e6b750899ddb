import CLibrary

package struct WorkerThread {
  private let thread: pthread_t

  /// The size of the stack in bytes; by default, it would be smaller on some systems than that of the main thread.
  private static let stackSize = 8 << 20

  /// Starts a thread that performs `body`; returns `nil` if the system has no more threads.
  ///
  /// Call `join()`, unless the thread is detached because nothing waits for its end.
  package init?(isDetached: Bool = false, _ body: @escaping @Sendable () -> Void) {
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
        Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }
    #else
      var thread = pthread_t()
      let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, WorkerThread.stackSize)
    if isDetached { pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) }
    guard pthread_create(&thread, &attributes, entry, task.toOpaque()) == 0 else {
      task.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  package func join() { pthread_join(thread, nil) }

  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

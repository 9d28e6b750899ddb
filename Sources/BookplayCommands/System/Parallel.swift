#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work in parallel, by default on as many threads as there are processors.
package enum Parallel {
  /// Returns the result of `work` for each of `inputs`, in their order, using at most `jobs` threads if given.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int? = nil, _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let count = min(inputs.count, jobs.map { min($0, maxJobs) } ?? processors)
    guard count > 1 else { return inputs.map(work) }
    let queue = WorkQueue(inputs, work)
    var threads: [pthread_t] = []
    // The calling thread works too, and does everything if no other thread can be created.
    for _ in 1..<count {
      if let thread = start({ queue.run() }) { threads.append(thread) }
    }
    queue.run()
    for thread in threads { pthread_join(thread, nil) }
    return queue.results
  }

  /// The maximum number of threads; more would not help.
  private static let maxJobs = 256

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The body of a thread, boxed to pass it through C.
  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private static let stackSize = 8 << 20

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
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
    // Some systems give other threads a smaller stack than the main thread.
    pthread_attr_setstacksize(&attributes, stackSize)
    guard pthread_create(&thread, &attributes, entry, task.toOpaque()) == 0 else {
      task.release()
      return nil
    }
    return thread
  }
}

/// A queue from which each thread takes the next input when it is free.
// Mutable state is accessed only between `lock` and `unlock`.
private final class WorkQueue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let inputs: [Input]
  private let work: @Sendable (Input) -> Output
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  private var outputs: [Output?]

  init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.work = work
    outputs = [Output?](repeating: nil, count: inputs.count)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Processes inputs until none are left.
  func run() {
    while let index = takeNext() {
      let output = work(inputs[index])
      locked { outputs[index] = output }
    }
  }

  /// The results, valid when all threads have ended.
  var results: [Output] { locked { outputs.compactMap(\.self) } }

  private func takeNext() -> Int? {
    locked {
      guard next < inputs.count else { return nil }
      next += 1
      return next - 1
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

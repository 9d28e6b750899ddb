import CLibrary

package enum Parallel {
  /// Returns the result of `work` for each of `inputs`, in their order, using at most `jobs` threads if given.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int? = nil, _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    // The number of processors is only asked for if there's work for several.
    let count = inputs.count > 1 ? min(inputs.count, jobs.map { min($0, maxJobs) } ?? processors) : 1
    guard count > 1 else { return inputs.map(work) }
    let queue = WorkQueue(inputs, work)
    var threads: [WorkerThread] = []
    // The calling thread works too, and does everything if no other thread can be created.
    for _ in 1..<count {
      if let thread = WorkerThread({ queue.run() }) { threads.append(thread) }
    }
    queue.run()
    for thread in threads { thread.join() }
    return queue.results
  }

  /// More would not help.
  private static let maxJobs = 256

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// A queue from which each thread takes the next input when it is free.
private final class WorkQueue<Input: Sendable, Output: Sendable>: Sendable {
  private let inputs: [Input]
  private let work: @Sendable (Input) -> Output
  private let state: Locked<State>

  private struct State {
    var next = 0
    var outputs: [Output?]
  }

  init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.work = work
    state = Locked(State(outputs: [Output?](repeating: nil, count: inputs.count)))
  }

  func run() {
    while let index = takeNext() {
      let output = work(inputs[index])
      state.withLock { $0.outputs[index] = output }
    }
  }

  var results: [Output] { state.withLock { $0.outputs.compactMap(\.self) } }

  private func takeNext() -> Int? {
    let count = inputs.count
    return state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}

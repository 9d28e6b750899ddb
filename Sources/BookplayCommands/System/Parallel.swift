import CLibrary

package enum Parallel {
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int? = nil, _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    // The number of processors is determined only if there is work for several.
    let count = inputs.count > 1 ? min(inputs.count, jobs.map { min($0, maxJobs) } ?? processors) : 1
    guard count > 1 else { return inputs.map(work) }
    let next = Locked(0)
    let outputs = Locked([Output?](repeating: nil, count: inputs.count))
    // Each free thread takes the next input.
    let run: @Sendable () -> Void = {
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < inputs.count else { return }
        let output = work(inputs[index])
        outputs.withLock { $0[index] = output }
      }
    }
    // The calling thread works too, and does everything if no other thread can be created.
    let threads = (1..<count).compactMap { _ in WorkerThread(run) }
    run()
    for thread in threads { thread.join() }
    return outputs.withLock { $0.compactMap(\.self) }
  }

  private static let maxJobs = 256

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

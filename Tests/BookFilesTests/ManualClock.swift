import Synchronization

/// A clock that advances only when a test says so, waking the sleepers whose time has come.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var time = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private typealias Sleeper = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant()
    var sleepers: [Int: (deadline: Instant, sleeper: Sleeper)] = [:]
    var cancelled: Set<Int> = []
    var count = 0
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  /// Lets time pass.
  func pass(_ duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.sleeper)
    }
    for sleeper in woken { sleeper.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (sleeper: Sleeper) in
        let isCancelled = state.withLock { state -> Bool? in
          if state.cancelled.contains(number) { return true }
          if deadline <= state.now { return false }
          state.sleepers[number] = (deadline, sleeper)
          return nil
        }
        switch isCancelled {
        case true?: sleeper.resume(throwing: CancellationError())
        case false?: sleeper.resume()
        case nil: break
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)?.sleeper
      }
      sleeper?.resume(throwing: CancellationError())
    }
  }
}

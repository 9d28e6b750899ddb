import CLibrary

package struct WallClock: Sendable {
  package let now: @Sendable () -> Duration
  package let sleep: @Sendable (Duration) -> Void

  package init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) -> Void) {
    (self.now, self.sleep) = (now, sleep)
  }

  package static let system = WallClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    },
    sleep: { duration in
      let (seconds, attoseconds) = duration.components
      guard seconds >= 0, attoseconds >= 0 else { return }
      var wanted = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      var rest = timespec()
      // After an interruption, it sleeps for the remaining time.
      while nanosleep(&wanted, &rest) != 0 && errno == EINTR { wanted = rest }
    })
}

/// Keeps the time of a book in step with real time.
struct Pace {
  private let clock: WallClock
  private let ticksPerSecond: Double
  private let start: Duration
  private let sleep: (Duration) -> Void

  /// Starts now, with `tickRate` × `rate` ticks for each second of real time.
  ///
  /// If `sleep` is given, it is used for waiting; it can return early.
  init(_ clock: WallClock, rate: Double, tickRate: Int, sleep: ((Duration) -> Void)? = nil) {
    self.clock = clock
    self.sleep = sleep ?? clock.sleep
    ticksPerSecond = Double(tickRate) * rate
    start = clock.now()
  }

  /// Waits until the time of a tick; calls `ready` first if there is time to wait.
  func wait(forTick tick: Int64, ready: () -> Void) {
    // The limit of some decades keeps the duration from overflowing.
    let moment = start + .seconds(min(Double(tick) / ticksPerSecond, 1e9))
    let rest = moment - clock.now()
    guard rest > .zero else { return }
    ready()
    sleep(rest)
  }
}

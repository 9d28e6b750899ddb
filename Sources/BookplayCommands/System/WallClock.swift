#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that passes for people, or in a test whatever the test says.
package struct WallClock: Sendable {
  /// How much time has passed since some moment.
  package let now: @Sendable () -> Duration
  /// Waits until so much time has passed.
  package let sleep: @Sendable (Duration) -> Void

  package init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The clock of the machine.
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
      // Interrupted, it goes on with what is left.
      while nanosleep(&wanted, &rest) != 0 && errno == EINTR { wanted = rest }
    })
}

extension Duration {
  /// The nearest whole number of milliseconds, for reports.
  package var roundedToMilliseconds: Duration {
    let (seconds, attoseconds) = components
    return .milliseconds(seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }

  /// The time in seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1000
  }
}

/// Keeps the time of a book in step with that of people.
struct Pace {
  private let clock: WallClock
  private let ticksPerSecond: Double
  private let start: Duration

  /// From now on, the book's clock makes `tickRate` ticks in a second, and `rate` times as many.
  init(_ clock: WallClock, rate: Double, tickRate: Int) {
    self.clock = clock
    ticksPerSecond = Double(tickRate) * rate
    start = clock.now()
  }

  /// Waits until a tick has come; what is `ready` is handed over before.
  func wait(forTick tick: Int64, ready: () -> Void) {
    // No one waits longer than some years.
    let moment = start + .seconds(min(Double(tick) / ticksPerSecond, 1e9))
    let rest = moment - clock.now()
    guard rest > .zero else { return }
    ready()
    clock.sleep(rest)
  }
}

import BookKit

/// Lets a player follow a clock of the host's: at any speed, and with pauses.
///
/// ```swift
/// var clock = BookClock(ContinuousClock())
/// clock.advance(&player)
/// ```
public struct BookClock<Time: Clock> where Time.Duration == Duration {
  private let time: Time
  private var last: Time.Instant
  /// How many seconds of the book pass in a second of the clock.
  public var speed = 1.0
  /// Whether the book stands still.
  public var isPaused = false
  /// The longest time that passes at once: after a longer one, the app was not there.
  public var longestStep = Duration.seconds(0.25)

  /// A clock that starts now.
  public init(_ time: Time) {
    self.time = time
    last = time.now
  }

  /// Returns the time of the book that has passed since the last call.
  public mutating func elapsed() -> Duration {
    let now = time.now
    let elapsed = min(last.duration(to: now), longestStep)
    last = now
    if isPaused { return .zero }
    return speed == 1 ? elapsed : elapsed * speed
  }

  /// Lets the time pass that has gone by since the last call.
  public mutating func advance(_ player: inout Player) { player.advance(by: elapsed()) }

  /// Lets the time pass that has gone by since the last call.
  public mutating func advance(_ recorded: inout RecordedPlayer) { recorded.advance(by: elapsed()) }
}

extension BookClock: Sendable where Time.Instant: Sendable {}

import BookKit

/// Keeps a player in step with a clock, at any speed and with pauses.
///
/// ```swift
/// var clock = BookClock(ContinuousClock())
/// clock.advance(&player)
/// ```
public struct BookClock<Base: Clock> where Base.Duration == Duration {
  private let time: Base
  private var last: Base.Instant
  /// The number of seconds in the book per second of the clock.
  public var speed = 1.0
  /// Whether time in the book is paused.
  public var isPaused = false
  /// The maximum time of the clock that counts between two calls, so that the book doesn't jump after the app was
  /// suspended.
  public var maxStep = Duration.seconds(0.25)

  /// Creates a clock that starts now.
  public init(_ time: Base) {
    self.time = time
    last = time.now
  }

  /// Returns the time in the book since the last call.
  public mutating func takeElapsedTime() -> Duration {
    let now = time.now
    let elapsed = min(last.duration(to: now), maxStep)
    last = now
    if isPaused { return .zero }
    return speed == 1 ? elapsed : elapsed * speed
  }

  /// Advances the player by the time that has passed since the last call.
  public mutating func advance(_ player: inout Player) { player.advance(by: takeElapsedTime()) }

  /// Advances the player by the time that has passed since the last call.
  public mutating func advance(_ logged: inout LoggedPlayer) {
    logged.perform(.time(ElapsedTime(takeElapsedTime())))
  }
}

extension BookClock: Sendable where Base.Instant: Sendable {}

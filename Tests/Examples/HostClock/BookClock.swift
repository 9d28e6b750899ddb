import BookKit

// sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
/// Lets a player follow a clock of the host's: at any speed, and with pauses.
public struct BookClock<Source: Clock> where Source.Duration == Duration {
  private let source: Source
  private var last: Source.Instant
  /// How many seconds of the book a second of the clock is.
  public var speed = 1.0
  /// Whether the book stands still.
  public var isPaused = false
  /// The longest time that passes at once; more has gone by only when the app was not there.
  public var longestStep = Duration.seconds(0.25)

  /// A clock that starts now.
  public init(_ source: Source) {
    self.source = source
    last = source.now
  }

  /// Lets the time pass that has gone by since the last call.
  public mutating func advance(_ player: inout Player) {
    let now = source.now
    let elapsed = min(last.duration(to: now), longestStep)
    last = now
    if !isPaused { player.advance(by: ElapsedTime(speed == 1 ? elapsed : elapsed * speed)) }
  }
}
// end

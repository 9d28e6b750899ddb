import BookKit
import HostClock
import PropertyList
import Testing

/// A clock that goes on only when it is told to.
private final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var time = Swift.Duration.zero
    func advanced(by duration: Swift.Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  // Tests use it on one thread only.
  nonisolated(unsafe) var now = Instant()
  let minimumResolution = Swift.Duration.nanoseconds(1)
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws { now = max(now, deadline) }
  func pass(_ duration: Swift.Duration) { now = now.advanced(by: duration) }
}

/// The example of a host's own clock.
@Suite struct HostClockTests {
  private let clock = HandClock()
  private var player: Player
  private var bookClock: BookClock<HandClock>

  init() throws {
    player = Player(try ExampleBook.book("{ pages = ( { elements = (); } ); }"))
    player.open(page: 1)
    bookClock = BookClock(clock)
  }

  @Test mutating func `frames of uneven length lose no time`() {
    for frame in 0..<600 {
      clock.pass(.nanoseconds(frame.isMultiple(of: 3) ? 16_666_668 : 16_666_666))
      bookClock.advance(&player)
    }
    #expect(player.tick == Ticks(600))
  }

  @Test mutating func `a pause stops the book, and its time does not come back`() {
    bookClock.isPaused = true
    clock.pass(.seconds(0.2))
    bookClock.advance(&player)
    #expect(player.tick == .zero)
    bookClock.isPaused = false
    clock.pass(.seconds(0.1))
    bookClock.advance(&player)
    #expect(player.tick == Ticks(6))
  }

  @Test mutating func `an hour in which the app was not there is no hour of the book`() {
    clock.pass(.seconds(3600))
    bookClock.advance(&player)
    #expect(player.tick == Ticks(15))
  }

  @Test(arguments: [(2.0, 12), (0.5, 3)]) mutating func `the speed stretches time`(speed: Double, ticks: Int64) {
    bookClock.speed = speed
    clock.pass(.seconds(0.1))
    bookClock.advance(&player)
    #expect(player.tick == Ticks(ticks))
  }
}

import BookFiles
import Testing

/// Tests of a player that follows the host's clock.
@Suite struct BookClockTests {
  private let clock = ManualClock()
  private var player: Player
  private var bookClock: BookClock<ManualClock>

  init() throws {
    player = try HostBook.player("{ pages = ( { elements = (); } ); }")
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

  @Test mutating func `time that passes during a pause is not made up`() {
    bookClock.isPaused = true
    clock.pass(.seconds(0.2))
    bookClock.advance(&player)
    #expect(player.tick == .zero)
    bookClock.isPaused = false
    clock.pass(.seconds(0.1))
    bookClock.advance(&player)
    #expect(player.tick == Ticks(6))
  }

  @Test mutating func `an hour in the background doesn't advance the book`() {
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

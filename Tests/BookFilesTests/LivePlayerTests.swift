import BookFiles
import Testing

/// Tests of a player that follows a clock by itself, with a clock that advances only when a test says so.
@Suite struct LivePlayerTests {
  private let clock = ManualClock()
  private let live: LivePlayer<ManualClock>

  init() throws {
    live = LivePlayer(try HostBook.player(), clock: clock)
  }

  /// Returns the kinds of the next events, each with the book's time in seconds until it came.
  private func take(_ count: Int, of events: AsyncStream<Event>) async -> [String] {
    var found: [String] = []
    for await event in events {
      found.append("\(event.kind) \(event.seconds(tickRate: 60))")
      if found.count == count { break }
    }
    return found
  }

  @Test func `events come when the clock has come to them`() async {
    let events = await live.events()
    await live.perform { $0.perform(.openNamed("evening")) }
    let opened = await take(4, of: events)
    #expect(opened == ["page.entering 0.0", "item.added 0.0", "tween.started 0.0", "page.entered 0.0"])
    let later = await live.events()
    clock.pass(.seconds(3))
    let risen = await take(2, of: later)
    #expect(risen == ["tween.completed 3.0", "trigger.fired 3.0"])
  }

  @Test func `an input takes effect at the clock's current time`() async {
    await live.perform { $0.open(page: 1) }
    clock.pass(.seconds(1.5))
    let (tick, height) = await live.perform { ($0.tick, $0.value(.y, of: "moon")) }
    #expect(tick == Ticks(90) && height == .number(30))
  }

  @Test func `every listener receives every event`() async {
    let (first, second) = (await live.events(), await live.events())
    await live.perform { $0.open(page: 1) }
    let heard = (await take(4, of: first), await take(4, of: second))
    #expect(heard.0 == heard.1)
  }

  @Test(arguments: [(2.0, 1.5), (0.5, 6.0)]) func `the speed stretches time`(speed: Double, seconds: Double) async {
    await live.setSpeed(speed)
    await live.perform { $0.open(page: 1) }
    let events = await live.events()
    clock.pass(.seconds(seconds))
    let risen = await take(1, of: events)
    #expect(risen == ["tween.completed 3.0"])
  }

  @Test func `a paused book continues where it was`() async {
    await live.perform { $0.open(page: 1) }
    clock.pass(.seconds(1))
    await live.setSpeed(0)
    clock.pass(.seconds(100))
    await live.setSpeed(1)
    let tick = await live.perform { $0.tick }
    #expect(tick == Ticks(60))
  }

  @Test func `the events end with the player`() async throws {
    var live: LivePlayer? = LivePlayer(try HostBook.player(), clock: clock)
    let events = try #require(await live?.events())
    await live?.perform { $0.open(page: 1) }
    live = nil
    var count = 0
    for await _ in events { count += 1 }
    #expect(count == 4)
  }
}

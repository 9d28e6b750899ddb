import BookKit

/// Plays a book along a clock and hands its events to everyone who awaits them.
///
/// It sleeps until the book has something to do, so a book at rest costs nothing. A host that draws every frame does
/// not need it: it lets time pass with a ``BookClock`` and reads the player's events itself.
///
/// ```swift
/// let live = LivePlayer(loaded.player(), along: clock)
/// let events = await live.events()
/// await live.perform { $0.open(page: 1) }
/// for await event in events where event.kind == .soundStarted { startSound(of: event) }
/// ```
public actor LivePlayer<Time: Clock> where Time.Duration == Duration {
  /// The player as it was at the last event or input.
  public private(set) var player: Player
  private let time: Time
  private var clock: BookClock<Time>
  /// Wakes the player when something is due.
  private var alarm: Task<Void, Never>?
  private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
  private var listenerCount = 0

  /// Plays with `player` from now on; nothing happens before a page is opened.
  public init(_ player: Player, along time: Time) {
    self.player = player
    self.time = time
    clock = BookClock(time)
    // Nobody looks between two events, which may be far apart.
    clock.longestStep = .seconds(Int64.max / 2)
  }

  deinit {
    alarm?.cancel()
    for (_, listener) in listeners { listener.finish() }
  }

  /// Returns the events from now on, in order, until the player is no longer there.
  public func events() -> AsyncStream<Event> {
    let (stream, listener) = AsyncStream.makeStream(of: Event.self)
    let number = listenerCount
    listenerCount += 1
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in Task { await self?.forget(listener: number) } }
    return stream
  }

  /// Does what a reader does, at the present moment: `await live.perform { $0.turnToNextPage() }`.
  @discardableResult
  public func perform<Answer: Sendable>(_ input: @Sendable (inout Player) -> Answer) -> Answer {
    clock.advance(&player)
    let answer = input(&player)
    goOn()
    return answer
  }

  /// How many seconds of the book pass in a second of the clock.
  public var speed: Double { clock.speed }

  /// Changes how fast the book plays; at 0 it stands still.
  public func play(atSpeed speed: Double) {
    clock.advance(&player)
    clock.speed = max(0, speed)
    goOn()
  }

  /// Hands out what has happened, and sleeps until the book has something to do.
  private func goOn() {
    for event in player.takeEvents() {
      for number in listeners.keys.sorted() { listeners[number]?.yield(event) }
    }
    alarm?.cancel()
    alarm = nil
    guard clock.speed > 0, let wait = player.timeToNextTick() else { return }
    let deadline = time.now.advanced(by: Duration(wait) / clock.speed)
    alarm = Task { [weak self, time] in
      do { try await time.sleep(until: deadline, tolerance: nil) } catch { return }
      await self?.wake()
    }
  }

  private func wake() {
    clock.advance(&player)
    goOn()
  }

  private func forget(listener number: Int) { listeners[number] = nil }
}

extension Duration {
  /// As long as a time of the book, or a billionth of a second longer.
  fileprivate init(_ time: ElapsedTime) {
    let (seconds, rest) = time.count.quotientAndRemainder(dividingBy: time.perSecond)
    let nanoseconds = (Double(rest) / Double(time.perSecond) * 1e9).rounded(.up)
    self = .seconds(seconds) + .nanoseconds(Int64(nanoseconds))
  }
}

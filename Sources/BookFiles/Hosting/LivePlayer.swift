import BookKit

/// Plays a book in step with a clock and delivers its events to asynchronous listeners.
///
/// It sleeps until something happens in the book, so a book at rest costs nothing. Hosts that draw every frame don't
/// need it: they advance the player with a ``BookClock`` and read its events directly.
///
/// ```swift
/// let live = LivePlayer(loaded.makePlayer(), clock: clock)
/// let events = await live.events()
/// await live.perform { $0.open(page: 1) }
/// for await event in events where event.kind == .soundStarted { startSound(of: event) }
/// ```
public actor LivePlayer<Base: Clock> where Base.Duration == Duration {
  /// The player in its state after the last event or input.
  public private(set) var player: Player
  private let time: Base
  private var clock: BookClock<Base>
  /// The task that wakes up when something is due.
  private var alarm: Task<Void, Never>?
  private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
  private var listenerCount = 0

  /// Creates a player that runs from now on; nothing happens before a page is opened.
  public init(_ player: Player, clock time: Base) {
    self.player = player
    self.time = time
    clock = BookClock(time)
    // Events can be far apart, so long sleeps don't mean that the app was suspended.
    clock.maxStep = .seconds(Int64.max / 2)
  }

  deinit {
    alarm?.cancel()
    for (_, listener) in listeners { listener.finish() }
  }

  /// Returns a stream of the events from now on; it ends when this player is deallocated.
  public func events() -> AsyncStream<Event> {
    let (stream, listener) = AsyncStream.makeStream(of: Event.self)
    let number = listenerCount
    listenerCount += 1
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in Task { await self?.forget(listener: number) } }
    return stream
  }

  /// Performs an input at the current time, as in `await live.perform { $0.turnToNextPage() }`.
  @discardableResult
  public func perform<Answer: Sendable>(_ input: @Sendable (inout Player) -> Answer) -> Answer {
    clock.advance(&player)
    let answer = input(&player)
    deliverAndSchedule()
    return answer
  }

  /// The number of seconds in the book per second of the clock.
  public var speed: Double { clock.speed }

  /// Changes the speed; at 0 or below, the book is paused.
  public func setSpeed(_ speed: Double) {
    clock.advance(&player)
    clock.speed = max(0, speed)
    deliverAndSchedule()
  }

  private func deliverAndSchedule() {
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
    deliverAndSchedule()
  }

  private func forget(listener number: Int) { listeners[number] = nil }
}

extension Duration {
  /// Creates a duration as long as `time`, rounded up to whole nanoseconds.
  fileprivate init(_ time: ElapsedTime) {
    let (seconds, rest) = time.count.quotientAndRemainder(dividingBy: time.perSecond)
    let nanoseconds = (Double(rest) / Double(time.perSecond) * 1e9).rounded(.up)
    self = .seconds(seconds) + .nanoseconds(Int64(nanoseconds))
  }
}

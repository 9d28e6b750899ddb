struct Progress {
  private let stream: ByteOutput
  private let clock: WallClock
  private let start: Duration
  private let count: Int
  private let noun: String
  private var isShown = false
  private var shownAt = Duration.zero

  /// The delay before progress is shown; shorter runs don't show any.
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(_ console: Console, count: Int, of noun: String) {
    stream = console.errors
    clock = console.clock
    start = console.clock.now()
    (self.count, self.noun) = (count, noun)
  }

  /// Shows the number of completed units, unless progress was shown just before.
  mutating func show(_ done: Int) {
    guard stream.isTerminal, done < count else { return }
    let now = clock.now()
    guard now - start >= Progress.delay, !isShown || now - shownAt >= Progress.interval else { return }
    shownAt = now
    stream.write("\r\u{1B}[K\(done) of \(count) \(noun)")
    stream.flush()
    isShown = true
  }

  mutating func hide() {
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    stream.flush()
    isShown = false
  }
}

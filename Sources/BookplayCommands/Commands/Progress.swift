/// Shows on a terminal how far a long run has come, in a line that goes when the run is over.
struct Progress {
  private let stream: ByteOutput
  private let clock: WallClock
  private let start: Duration
  private let count: Int
  /// What is counted.
  private let noun: String
  private var isShown = false

  /// Shorter work needs no progress.
  private static let patience = Duration.milliseconds(500)

  init(_ console: Console, count: Int, of noun: String) {
    stream = console.errors
    clock = console.clock
    start = console.clock.now()
    self.count = count
    self.noun = noun
  }

  /// Shows that so many are done.
  mutating func show(_ done: Int) {
    guard stream.isTerminal, done < count, clock.now() - start >= Progress.patience else { return }
    stream.write("\r\u{1B}[K\(done) of \(count) \(noun)")
    stream.flush()
    isShown = true
  }

  /// Takes the line away, so that something else can be told.
  mutating func hide() {
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    stream.flush()
    isShown = false
  }
}

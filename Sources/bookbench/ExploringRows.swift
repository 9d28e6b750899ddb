import BookKit
import Foundation
import Playthrough
import PropertyList

/// The cost of exploring a book.
///
/// A step should take about the same time for any number of steps and any size of the book, and memory should stay
/// within a limit.
enum ExploringRows {
  private struct Sample: Sendable {
    let name: String
    let text: @Sendable () -> String
  }

  private static let samples = [
    Sample(name: "Counter", text: { counter }),
    Sample(name: "LongWait", text: { longWait(property: "duration", seconds: 10_000_000) }),
    Sample(name: "LongDelay", text: { longWait(property: "delay", seconds: 10_000_000_000) }),
    Sample(name: "Texts20", text: { texts(20) }),
    Sample(name: "Texts1000", text: { texts(1000) }),
    Sample(name: "Texts20000", text: { texts(20_000) }),
  ]

  static func run() {
    let budgets = [2000, 20_000, 200_000]
    var table = Table(["CPU of a step"] + budgets.map { "\($0) steps" } + ["peak memory", "64 MB + 6 × the book"])
    var first: Double?
    for sample in samples {
      var cells = [sample.name]
      var peak = 0
      for budget in budgets {
        guard let measured = measure(sample.name, budget: budget) else { continue }
        let unit = first ?? measured.secondsPerStep
        first = unit
        peak = max(peak, measured.peak)
        cells.append(String(format: "%.1f µs, %.2f ×", measured.secondsPerStep * 1e6, measured.secondsPerStep / unit))
      }
      let limit = 64_000_000 + 6 * sample.text().utf8.count
      cells.append(String(format: "%.1f MB", Double(peak) / 1e6))
      cells.append(String(format: "%.1f MB: %@", Double(limit) / 1e6, (peak <= limit ? "met" : "MISSED") as NSString))
      table.add(cells)
    }
    print(table.text + "\n")
  }

  private static func measure(_ name: String, budget: Int) -> (secondsPerStep: Double, peak: Int)? {
    let figures = Child.figures(of: ["--exploring", name, "\(budget)"])
    return figures.count == 2 ? (figures[0], Int(figures[1])) : nil
  }

  /// Explores a book once and prints the seconds per step and the peak memory; this runs in the measured process.
  static func measureInChild(_ name: String, budget: Int) {
    guard let sample = samples.first(where: { $0.name == name }) else { return }
    // Like `bookplay explore`, this keeps the property list in memory.
    let list = TweenBook.list(Array(sample.text().utf8))
    guard let book = Book.read(list).book else { preconditionFailure("the measured book must be valid") }
    var settings = Explorer.Settings()
    settings.budget = budget
    var explorer = Explorer(Player(book), of: book, settings: settings)
    let start = Stopwatch.cpuSeconds()
    let exploration = explorer.explore()
    let seconds = Stopwatch.cpuSeconds() - start
    withExtendedLifetime(list) { print(seconds / Double(max(1, exploration.stepCount)), Stopwatch.peakBytes()) }
  }

  // MARK: - Books

  /// A book in which every touch leads to a new state, without end.
  private static let counter = """
    { variables = { n = 0; m = 0; }; pages = ( { elements = (
        { type = activearea; name = tree; width = 90; height = 90; },
        { type = activearea; name = bush; x = 100; width = 90; height = 90; } );
      rules = (
        { when = { event = tap; item = tree; }; do = ( { action = set; variable = n; by = 1; } ); },
        { when = { event = tap; item = bush; }; do = ( { action = set; variable = m; by = 1; } ); } ); } ); }
    """

  /// Returns a book in which one element moves forever while another takes months.
  private static func longWait(property: String, seconds: Int) -> String {
    """
    ( { elements = (
      { type = text; text = a; tweens = ( { properties = { y = 768; }; duration = 1; loopType = repeat; } ); },
      { type = text; text = b; width = 88; height = 88;
        tweens = ( { properties = { x = 9; }; \(property) = \(seconds); } ); } ); } )
    """
  }

  /// Returns a book with one page of `count` texts, each of which moves.
  private static func texts(_ count: Int) -> String {
    var text = "( { elements = (\n"
    for index in 0..<count {
      text += "{ type = text; text = t\(index); x = \(index * 7 % 1000); y = \(index * 13 % 740); width = 20; "
      text += "height = 20; tweens = ( { properties = { x = \(index * 3 % 900); }; "
      text += "duration = \(index % 9 + 1).5; } ); }"
      text += index + 1 < count ? ",\n" : "\n"
    }
    return text + "); } )"
  }
}

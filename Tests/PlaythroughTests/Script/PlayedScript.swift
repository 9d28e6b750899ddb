import BookKit
import Playthrough
import PropertyList
import Testing

/// The result of playing a script on a small book.
struct PlayedScript {
  /// The lines of its events: `TICK event item x y`, as far as an event has these.
  let lines: [String]
  let failure: ScriptFailure?
  let runner: ScriptRunner
  /// A player of the book, before anything has happened.
  let blank: Player

  /// Plays a script on a book in old-style text, with 10 ticks a second.
  init(
    _ script: String, on pages: String, keepsInputs: Bool = false, at location: SourceLocation = #_sourceLocation
  ) throws {
    let list = PropertyList.read(PropertyList.Source(text: "{ tickRate = 10; \(pages) }")).document
    let book = try #require(list.flatMap { Book.read($0).book }, sourceLocation: location)
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    blank = Player(book)
    var runner = ScriptRunner(player: blank, names: ScriptNames(book))
    runner.keepsInputs = keepsInputs
    failure = runner.run(reading.script)
    let names = runner.player.names
    lines = runner.events.map { event in
      var line = "\(event.tick.count) \(event.kind.keyword)"
      if let item = event.item { line += " " + names.text(of: item) }
      if let target = event.target { line += " target=" + names.text(of: target) }
      if let position = event.position { line += " \(position.x) \(position.y)" }
      return line
    }
    self.runner = runner
  }

  /// Returns the lines of events whose kinds begin with one of these words.
  func lines(of words: String...) -> [String] {
    lines.filter { line in words.contains { line.split(separator: " ")[1].hasPrefix($0) } }
  }
}

import BookFiles
import Playthrough
import Testing

/// Tests of the samples about scripts.
@Suite struct ScriptSamples {
  private func book() throws -> Book {
    try ExampleBook.book(
      """
      { pages = ( { elements = ( { type = text; name = moon; text = Moon; width = 50; height = 50;
        tweens = ( { name = rise; duration = 3; properties = { y = 90; }; } ); } ); } ); }
      """)
  }

  @Test func `a script is played and what it reaches is counted`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try book()
    let script = Script.read(PropertyList.Source(text: "wait 1s\nexpect moon.y = 30\n"), for: book).script
    let player = Player(book)
    // sample: Sources/Playthrough/Running/ScriptRunner.swift
    var runner = ScriptRunner(player: player, names: ScriptNames(book))
    if let failure = runner.run(script) { print(failure.message) }
    // end
    #expect(printed.lines == [])
    // sample: Sources/Playthrough/Coverage/ContentCoverage.swift
    var coverage = ContentCoverage(book)
    coverage.add(runner.events, names: runner.player.names)
    print(coverage.total.reached, coverage.total.possible)
    // end
    #expect(printed.lines == ["3 4"])
  }

  @Test func `an explorer's sample finds nothing wrong with a good book`() throws {
    let book = try book()
    // sample: Sources/Playthrough/Exploring/Explorer.swift
    var explorer = Explorer(Player(book), of: book)
    let discoveries = explorer.explore().discoveries
    // end
    #expect(discoveries.isEmpty)
  }

  @Test func `a script reports what isn't as expected`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try book()
    // sample: Sources/Playthrough/Playthrough.docc/Playthrough.md
    let source = PropertyList.Source(
      text: "wait for tween.completed moon/rise\nexpect moon.y = 100\n", name: "moon.play")
    let reading = Script.read(source, for: book)
    for error in reading.errors { print(error.description(in: source)) }

    var runner = ScriptRunner(player: Player(book), names: ScriptNames(book))
    if let failure = runner.run(reading.script) {
      let line = reading.script.steps[failure.step].line
      print("line \(line), tick \(failure.tick.count): \(failure.message)")
    }
    // end
    #expect(printed.lines == ["line 2, tick 180: expected `moon.y = 100`, but it is 90"])
  }
}

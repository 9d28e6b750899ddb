import BookKit
import Playthrough
import PropertyList
import Testing

/// A book in old-style text with a script, played to its end.
struct TracedBook {
  /// The trace, one line an event, without the time at tick 0.
  let trace: [String]
  let failure: ScriptFailure?
  let runner: ScriptRunner

  init(_ book: String, _ script: [String], at location: SourceLocation = #_sourceLocation) throws {
    let list = PropertyList.read(PropertyList.Source(text: book)).document
    let read = try #require(list.flatMap { Book.read($0).book }, sourceLocation: location)
    let source = PropertyList.Source(text: script.joined(separator: "\n"))
    let reading = Script.read(source, for: read)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    var runner = ScriptRunner(player: Player(read), names: ScriptNames(read))
    failure = runner.run(reading.script)
    #expect(failure?.message == nil, sourceLocation: location)
    let player = runner.player
    trace = runner.events.map { event in
      let line = player.traceLine(of: event)
      let start = "{\"tick\":0,\"time\":0"
      return line.hasPrefix(start + ",") ? "{\"tick\":0" + line.dropFirst(start.count) : line
    }
    self.runner = runner
  }

  /// What happened, as `KIND ITEM` without touches, for tests of what opens what.
  var openings: [String] {
    let names = runner.player.names
    return runner.events.compactMap { event in
      switch event.kind {
      case .pageEntering: "page \(event.page ?? 0)"
      case .sectionOpening: event.section.map { names.text(of: $0) }
      case .creditShown: "credits"
      case .pageRefused: event.reason.map { "refused \($0.keyword)" }
      case .bookEnded: "ended"
      default: nil
      }
    }
  }
}

import BookKit
import Playthrough
import PropertyList

extension ScriptResult.Failure {
  /// Creates a failure from that of a script; `player` is in the state in which the script left it.
  package init(_ failure: ScriptFailure, in script: Script, on player: Player) {
    let step = script.steps[failure.step]
    var kind = ScriptResult.Kind.expectation
    if case .snapshot = step.command { kind = .snapshot }
    self.init(
      kind, failure.message, at: script.source.place(at: step.range.lowerBound),
      bookTime: ScriptResult.bookTime(failure.tick, tickRate: player.tickRate),
      details: ScriptFailureText.details(of: failure, on: player) + (failure.hint.map { ["hint: " + $0] } ?? []))
  }

  /// Creates a note that a command was refused before the failure.
  package init(_ refusal: RefusalText) { self.init(.refusal, refusal.messageWithLine, at: refusal.place) }

  /// Creates a failure from an error in a script that can't be run.
  package init(_ error: ScriptError, in source: PropertyList.Source) {
    self.init(
      .script, error.message, at: source.place(at: error.range.lowerBound),
      details: error.hint.map { ["hint: " + $0] } ?? [])
  }
}

extension ScriptResult {
  /// Returns a time in a book in seconds, rounded as in traces.
  package static func bookTime(_ moment: Ticks, tickRate: Int) -> Double {
    (Double(moment.count) / Double(tickRate) * 1e6).rounded() / 1e6
  }
}

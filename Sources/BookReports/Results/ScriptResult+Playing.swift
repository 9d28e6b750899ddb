import BookKit
import Playthrough
import PropertyList

extension ScriptResult.Failure {
  package init(_ failure: ScriptFailure, in script: Script, on player: Player) {
    let step = script.steps[failure.step]
    var kind = ScriptResult.Kind.expectation
    if case .snapshot = step.command { kind = .snapshot }
    self.init(
      kind, failure.message, at: script.source.place(at: step.range.lowerBound),
      bookTime: ScriptResult.bookTime(failure.tick, tickRate: player.tickRate),
      details: ScriptFailureText.details(of: failure, on: player) + (failure.hint.map { ["hint: " + $0] } ?? []))
  }

  package init(_ refusal: RefusalText) { self.init(.refusal, refusal.messageWithLine, at: refusal.place) }

  package init(_ error: ScriptError, in source: PropertyList.Source) {
    self.init(
      .script, error.message, at: source.place(at: error.range.lowerBound),
      details: error.hint.map { ["hint: " + $0] } ?? [])
  }
}

extension ScriptResult {
  /// Returns a time in the book in seconds, rounded as in traces.
  package static func bookTime(_ moment: Ticks, tickRate: Int) -> Double {
    (Double(moment.count) / Double(tickRate) * 1e6).rounded() / 1e6
  }
}

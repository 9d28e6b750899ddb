import BookKit
import Playthrough
import PropertyList

extension ScriptResult.Failure {
  /// What a script, on a player as the script left it, found otherwise than expected.
  init(_ failure: ScriptFailure, in script: Script, on player: Player) {
    let step = script.steps[failure.step]
    var kind = ScriptResult.Kind.expectation
    if case .snapshot = step.command { kind = .snapshot }
    self.init(
      kind, failure.message, at: script.source.place(at: step.range.lowerBound),
      bookTime: ScriptResult.bookTime(failure.tick, tickRate: player.tickRate),
      details: ScriptFailureText.details(of: failure, on: player) + (failure.hint.map { ["hint: " + $0] } ?? []))
  }

  /// That a page turn refused a touch, before something failed.
  init(_ refusal: RefusalText) { self.init(.refusal, refusal.messageWithLine, at: refusal.place) }

  /// What is wrong with a script that cannot be run.
  init(_ error: ScriptError, in source: PropertyList.Source) {
    self.init(
      .script, error.message, at: source.place(at: error.range.lowerBound),
      details: error.hint.map { ["hint: " + $0] } ?? [])
  }
}

extension ScriptResult {
  /// A moment of a book in seconds, rounded as in traces.
  static func bookTime(_ moment: Ticks, tickRate: Int) -> Double {
    (Double(moment.count) / Double(tickRate) * 1e6).rounded() / 1e6
  }
}

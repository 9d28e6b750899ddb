import BookKit
import Playthrough
import PropertyList

/// A message about a command of a script that was refused.
///
/// A refusal isn't an error, but it probably explains later failures.
package struct RefusalText {
  /// The problem and the remedy, in one sentence without a final period.
  let message: String
  let line: Int
  let place: PropertyList.Place

  package init(_ refused: RefusedStep, of script: Script, linesBefore: Int = 0) {
    let step = script.steps[refused.step]
    let command = String(decoding: script.source.bytes[step.range], as: UTF8.self)
    message = "`\(command)` \(refused.reason.words) before it"
    line = step.line + linesBefore
    place = PropertyList.Place(line: line, column: script.source.place(at: step.range.lowerBound).column)
  }

  var messageWithLine: String { "line \(line): \(message)" }
}

extension Player.Refusal {
  /// The reason of the refusal, and the beginning of the remedy.
  fileprivate var words: String {
    switch self {
    case .pageTurn: "was refused by a page turn; write `wait for page.entered`"
    case .sectionTurn: "was refused by a page turn; write `wait for section.opened`"
    case .recording: "was refused, because a voice is being recorded; write `record end 1s` or `record cancel`"
    case .faintCredit: "was refused, because the credit is too faint to touch; write `wait 1s`"
    case .creditWithoutLink: "was refused, because the credit on stage has no such link; write `wait for credit.shown`"
    case .narration, .first, .bookEnded, .unchanged, .notKept, .unknown, .offStage, .otherGame, .unknownRegion,
      .unknownColor, .invalid, .finger, .noVoice, .notRecording:
      "was refused"
    }
  }
}

extension ProblemText {
  package func notes(on refusals: [RefusedStep], of script: Script, linesBefore: Int = 0) -> String {
    refusals.map { refused in
      let refusal = RefusalText(refused, of: script, linesBefore: linesBefore)
      return note(TerminalText.escaped(refusal.message), in: "\(script.source.name):\(refusal.place)")
    }.joined()
  }
}

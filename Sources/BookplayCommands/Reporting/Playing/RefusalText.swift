import BookKit
import Playthrough
import PropertyList

/// A touch of a script that a page turn refused, for people.
///
/// That is not an error, but whatever fails later probably fails because of it.
struct RefusalText {
  /// What happened and what to do, in one sentence without a full stop.
  let message: String
  /// The line of the command, counted from 1.
  let line: Int
  /// Where the command stands.
  let place: PropertyList.Place

  /// For a step of a script that may stand behind lines that are not at hand.
  init(_ step: Int, of script: Script, linesBefore: Int = 0) {
    let step = script.steps[step]
    let command = String(decoding: script.source.bytes[step.range], as: UTF8.self)
    message = "`\(command)` was refused by a page turn; write `wait for page.entered` before it"
    line = step.line + linesBefore
    place = PropertyList.Place(line: line, column: script.source.place(at: step.range.lowerBound).column)
  }

  /// The message with its line, for what comes without a place.
  var messageWithLine: String { "line \(line): \(message)" }
}

extension ProblemReport {
  /// Writes a note about each touch that a page turn refused.
  func note(_ refusals: [Int], of script: Script, linesBefore: Int = 0) {
    for step in refusals {
      let refusal = RefusalText(step, of: script, linesBefore: linesBefore)
      note(TerminalText.escaped(refusal.message), in: "\(script.source.name):\(refusal.place)")
    }
  }
}

import BookKit
import Playthrough
import PropertyList

/// A message about a touch in a script that was refused because of a page turn.
///
/// This isn't an error in itself, but it probably explains failures that follow.
package struct RefusalText {
  /// What happened and what to do, in one sentence without a final period.
  let message: String
  /// The line of the command, counted from 1.
  let line: Int
  /// The position of the command.
  let place: PropertyList.Place

  /// Creates the message for a step; `linesBefore` is the number of lines before the script's source.
  package init(_ step: Int, of script: Script, linesBefore: Int = 0) {
    let step = script.steps[step]
    let command = String(decoding: script.source.bytes[step.range], as: UTF8.self)
    message = "`\(command)` was refused by a page turn; write `wait for page.entered` before it"
    line = step.line + linesBefore
    place = PropertyList.Place(line: line, column: script.source.place(at: step.range.lowerBound).column)
  }

  /// The message with its line, for output that has no position.
  var messageWithLine: String { "line \(line): \(message)" }
}

extension ProblemText {
  /// Returns a note about each touch that was refused because of a page turn.
  package func notes(on refusals: [Int], of script: Script, linesBefore: Int = 0) -> String {
    refusals.map { step in
      let refusal = RefusalText(step, of: script, linesBefore: linesBefore)
      return note(TerminalText.escaped(refusal.message), in: "\(script.source.name):\(refusal.place)")
    }.joined()
  }
}

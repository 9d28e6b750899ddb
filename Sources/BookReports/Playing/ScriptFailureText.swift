import BookKit
import Playthrough
import PropertyList

package struct ScriptFailureText {
  private let file: FileText
  private let paint: Paint
  private let linesBefore: Int

  package init(_ source: PropertyList.Source, linesBefore: Int = 0, paint: Paint, width: Int) {
    (self.paint, self.linesBefore) = (paint, linesBefore)
    file = FileText(source, linesBefore: linesBefore, paint: paint, width: width)
  }

  package func lines(of failure: ScriptFailure, in script: Script, on player: Player) -> String {
    let step = script.steps[failure.step]
    let line = file.line(step.line)
    var text = ""
    if let refused = failure.refusedStep {
      let refusal = RefusalText(refused, of: script, linesBefore: linesBefore)
      text += "\(paint.strong("note:", .cyan)) \(TerminalText.escaped(refusal.messageWithLine))\n"
    }
    text += "\(file.name):\(line): \(paint.strong("error:", .red)) \(TerminalText.escaped(failure.message))\n"
    text += file.excerpt(of: step.range)
    text += "\(file.margin)at \(ScriptFailureText.moment(failure.tick, of: player))\n"
    for line in ScriptFailureText.details(of: failure, on: player) { text += "\(file.margin)\(line)\n" }
    if let hint = failure.hint { text += file.hint(hint) }
    return text
  }

  /// Returns the differences, the nearest events and the running activities, one per line.
  static func details(of failure: ScriptFailure, on player: Player) -> [String] {
    var lines = failure.differences.map { TerminalText.escaped($0) }
    if !failure.similarEvents.isEmpty {
      lines.append("nearest events:")
      let events = EventText(names: player.names, tickRate: player.tickRate)
      for event in failure.similarEvents {
        var line: [UInt8] = []
        events.append(event, to: &line)
        lines.append(String(decoding: line.dropLast(), as: UTF8.self))
      }
    }
    if !failure.activities.isEmpty {
      let words = failure.activities.map { ActivityText.words(for: $0, names: player.names) }
      lines.append("still running: " + words.joined(separator: ", "))
    }
    return lines
  }

  /// Returns a time and the page on stage, such as `1.5 s (tick 90), on page 2`.
  static func moment(_ tick: Ticks, of player: Player) -> String {
    let place =
      player.page.map { ", on page \($0)" }
      ?? player.section.map { ", in the section `\(TerminalText.escaped(player.names.text(of: $0)))`" }
      ?? (player.showsCredits ? ", during the credits" : "")
    return "\(BookPhrases.seconds(at: tick, tickRate: player.tickRate)) (tick \(tick.count))\(place)"
  }
}

extension ProblemText {
  package func lines(of errors: [ScriptError], in source: PropertyList.Source, linesBefore: Int = 0) -> String {
    let file = FileText(source, linesBefore: linesBefore, paint: paint, width: width)
    return errors.map { error in
      file.lines(of: FileMessage(message: error.message, range: error.range, hint: error.hint))
    }.joined()
  }
}

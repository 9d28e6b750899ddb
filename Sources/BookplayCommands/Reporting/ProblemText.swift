import BookKit
import PropertyList

/// Puts the problems of one file into words: `file:line:column: error: message [rule]`, the line with marks under what
/// is at fault, then notes and hints.
struct ProblemText {
  private let file: FileText

  init(_ reading: PropertyList.Reading, paint: Paint, width: Int) {
    file = FileText(reading.source, paint: paint, width: width)
  }

  /// All lines about `problem`, each with its end.
  func lines(of problem: PropertyList.Problem) -> String {
    let severity = file.severity(problem.severity == .error ? .error : .warning)
    var text = "\(file.place(of: problem.range)): \(severity) \(problem.message) [\(problem.rule.word)]\n"
    text += file.excerpt(of: problem.range)
    if !file.hasLines, !problem.path.steps.isEmpty {
      text += "\(file.margin)in \(TerminalText.escaped(problem.path.description))\n"
    }
    for note in problem.notes { text += file.note(note.message, at: note.range) }
    if let advice = problem.advice(isBinary: !file.hasLines) { text += file.hint(advice) }
    return text
  }
}

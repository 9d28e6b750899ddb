import BookKit
import PropertyList

/// Formats the problems in one file.
///
/// The form is `file:line:column: error: message [rule]`, then the line with marks under the error, then notes and
/// hints.
struct ProblemText {
  private let file: FileText

  init(_ reading: PropertyList.Reading, paint: Paint, width: Int) {
    file = FileText(reading.source, paint: paint, width: width)
  }

  /// Returns all lines about `problem`, including line ends.
  func lines(of problem: PropertyList.Problem) -> String {
    let severity = file.severity(problem.severity == .error ? .error : .warning)
    var text = "\(file.place(of: problem.range)): \(severity) \(problem.message) [\(problem.rule.keyword)]\n"
    text += file.excerpt(of: problem.range)
    if !file.hasLines, !problem.path.steps.isEmpty {
      text += "\(file.margin)in \(TerminalText.escaped(problem.path.description))\n"
    }
    for note in problem.notes { text += file.note(note.message, at: note.range) }
    if let advice = problem.advice(isBinary: !file.hasLines) { text += file.hint(advice) }
    return text
  }
}

import BookKit
import PropertyList

package struct ProblemText {
  let paint: Paint
  let width: Int

  /// The default width of lines in columns, for files and for terminals of unknown width.
  package static let defaultWidth = 100

  package init(paint: Paint, width: Int) { (self.paint, self.width) = (paint, width) }

  /// Returns the problems in file order, with long lists of one kind shortened.
  package func lines(of reading: PropertyList.Reading) -> String {
    // Most files are valid, and then the table of their lines isn't needed.
    guard !reading.problems.isEmpty else { return "" }
    var text = ""
    let file = FileText(reading.source, paint: paint, width: width)
    for entry in Folding.fold(reading.problems, by: { ProblemGroup(kind: $0.kind, key: $0.path.key) }) {
      switch entry {
      case .finding(let problem): text += file.lines(of: file.message(of: problem))
      case .more(let count, let problem):
        text += note("… and \(count) more like this [\(problem.rule.keyword)]", in: reading.source.name)
      }
    }
    let unlisted = reading.unlistedProblems
    if unlisted.errorCount + unlisted.warningCount > 0 {
      let counts = [(unlisted.errorCount, "error"), (unlisted.warningCount, "warning")].filter { $0.0 > 0 }
      let more = counts.map { FindingReport.counted($0.0, "more " + $0.1) }.joined(separator: " and ")
      text += note("\(more) not listed", in: reading.source.name)
    }
    return text
  }

  package func lines(of messages: [FileMessage], in source: PropertyList.Source) -> String {
    let file = FileText(source, paint: paint, width: width)
    return messages.map { file.lines(of: $0) }.joined()
  }

  package func note(_ message: String, in name: String) -> String {
    "\(TerminalText.escaped(name)): \(paint.strong("note:", .cyan)) \(message)\n"
  }

  /// Returns an error message; `origin` is the program or a file.
  package func error(_ message: String, by origin: String, hint: String? = nil) -> String {
    "\(TerminalText.escaped(origin)): \(paint.strong("error:", .red)) \(message)\n"
      + (hint.map { "  \(paint.strong("hint:", .green)) \($0)\n" } ?? "")
  }

  /// Returns the losses of `document` in `format`; those for which `isError` is `true` prevent writing.
  ///
  /// Long lists of similar losses are shortened.
  package func lines(
    of losses: [PropertyList.Writing.Loss], of document: PropertyList, in format: PropertyList.Format,
    isError: (PropertyList.Writing.Loss) -> Bool
  ) -> String {
    guard !losses.isEmpty else { return "" }
    let lines = document.format == .binary ? nil : PropertyList.LineTable(document.source)
    return Folding.fold(losses, by: { $0.kind.family(in: format) }).map { entry in
      switch entry {
      case .finding(let loss):
        let severity = isError(loss) ? paint.strong("error:", .red) : paint.strong("warning:", .yellow)
        return "\(loss.place(in: document, lines)): \(severity) \(loss.message(of: document, in: format))\n"
      case .more(let count, let loss):
        return note("… and \(count) more: \(loss.kind.message(in: format))", in: document.source.name)
      }
    }.joined()
  }
}

extension FileText {
  fileprivate func message(of problem: PropertyList.Problem) -> FileMessage {
    FileMessage(
      severity: problem.severity == .error ? .error : .warning, message: problem.message,
      rule: problem.rule.keyword.description, range: problem.range, path: problem.path.description,
      notes: problem.notes.map { ($0.message, $0.range) }, hint: problem.advice(isBinary: !hasLines))
  }
}

extension PropertyListPath {
  fileprivate var key: Step? { steps.last { step in if case .key = step { true } else { false } } }
}

/// A group of similar problems.
///
/// Of many problems, only the first few are listed, followed by a count.
private struct ProblemGroup: Hashable {
  let kind: PropertyList.Problem.Kind
  let key: PropertyListPath.Step?
}

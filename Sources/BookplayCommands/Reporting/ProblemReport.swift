import BookKit
import PropertyList

/// Tells what is wrong with a file, the way compilers do.
struct ProblemReport {
  let stream: ByteOutput
  let paint: Paint
  /// How many columns a line of a file may take.
  let width: Int

  /// Tells the problems of `reading`, in the order of the file, long lists of one kind at one key shortened.
  func tell(_ reading: PropertyList.Reading) {
    // Most files are sound: no need to count their lines.
    guard !reading.problems.isEmpty else { return }
    let text = ProblemText(reading, paint: paint, width: width)
    for entry in Folding.fold(reading.problems, by: { Likeness(kind: $0.kind, key: $0.path.key) }) {
      switch entry {
      case .finding(let problem): stream.write(text.lines(of: problem))
      case .more(let count, let problem):
        note("… and \(count) more like this [\(problem.rule.word)]", in: reading.source.name)
      }
    }
    let untold = reading.untoldProblems
    if untold.errors + untold.warnings > 0 {
      let counts = [(untold.errors, "error"), (untold.warnings, "warning")].filter { $0.0 > 0 }
      let more = counts.map { FindingReport.counted($0.0, "more " + $0.1) }.joined(separator: " and ")
      note("\(more) not listed", in: reading.source.name)
    }
  }

  /// Tells something about a file that is no problem.
  func note(_ message: String, in name: String) {
    stream.write("\(TerminalText.escaped(name)): \(paint.strong("note:", .cyan)) \(message)\n")
  }

  /// Tells a mistake of the user or of the system; `speaker` is a program or a file.
  func tell(_ message: String, by speaker: String, hint: String? = nil) {
    stream.write("\(TerminalText.escaped(speaker)): \(paint.strong("error:", .red)) \(message)\n")
    if let hint { stream.write("  \(paint.strong("hint:", .green)) \(hint)\n") }
  }

  /// Tells what `form` cannot hold of `document`, long lists shortened; `isError` for what keeps it from being written.
  func tell(
    _ losses: [Writing.Loss], of document: PropertyList, in form: PropertyList.OutputFormat,
    isError: (Writing.Loss) -> Bool
  ) {
    guard !losses.isEmpty else { return }
    let text = LossText(document, form: form)
    for entry in Folding.fold(losses, by: { $0.kind.family(in: form) }) {
      switch entry {
      case .finding(let loss):
        let severity = isError(loss) ? paint.strong("error:", .red) : paint.strong("warning:", .yellow)
        stream.write("\(text.place(of: loss)): \(severity) \(text.message(of: loss))\n")
      case .more(let count, let loss): note("… and \(count) more: \(text.reason(of: loss))", in: text.name)
      }
    }
  }
}

extension PropertyListPath {
  /// The innermost key on the way.
  fileprivate var key: Step? {
    steps.last { step in if case .key = step { true } else { false } }
  }
}

/// What problems have in common of which many are told as a few and a count.
private struct Likeness: Hashable {
  let kind: PropertyList.Problem.Kind
  let key: PropertyListPath.Step?
}

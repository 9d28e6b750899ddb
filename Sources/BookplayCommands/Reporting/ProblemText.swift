import PropertyList

/// Puts the problems of one file into words: `file:line:column: error: message [kind]`, the line with marks under what
/// is at fault, then notes and hints.
struct ProblemText {
  private let file: FileText

  init(_ reading: Reading, paint: Paint, width: Int) {
    file = FileText(reading.source, paint: paint, width: width)
  }

  /// All lines about `problem`, each with its end.
  func lines(of problem: Problem) -> String {
    let severity = file.severity(problem.severity == .error ? .error : .warning)
    var text = "\(file.place(of: problem.range)): \(severity) \(problem.message) [\(problem.kind.identifier)]\n"
    text += file.excerpt(of: problem.range)
    if !file.hasLines, !problem.path.steps.isEmpty {
      text += "\(file.margin)in \(TerminalText.escaped(problem.path.description))\n"
    }
    for note in problem.notes { text += file.note(note.message, at: note.range) }
    if let hint = problem.hint { text += file.hint(hint) }
    return text
  }
}

extension Problem.Kind {
  /// The kind as one word with dashes, `unknown-element`.
  var identifier: String {
    let letters = Array(String(describing: self))
    var words = ""
    for (index, letter) in letters.enumerated() {
      let afterSmall = index > 0 && !letters[index - 1].isUppercase
      let beforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase && index > 0 && (afterSmall || beforeSmall) { words += "-" }
      words += letter.lowercased()
    }
    return words
  }
}

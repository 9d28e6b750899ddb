import BookKit
import PropertyList

package struct FileMessage {
  let severity: DiagnosticRule.Severity
  let message: String
  let rule: String?
  let range: Range<Int>
  /// The path, which is shown for a file without lines.
  let path: String
  var showsLine: Bool
  var notes: [(message: String, range: Range<Int>)]
  /// A phrase that lists the other places with the same mistake.
  var repetitions: String?
  var hint: String?

  package init(
    severity: DiagnosticRule.Severity = .error, message: String, rule: String? = nil, range: Range<Int>,
    path: String = "", showsLine: Bool = true, notes: [(message: String, range: Range<Int>)] = [], hint: String? = nil
  ) {
    (self.severity, self.message, self.rule, self.range, self.path) = (severity, message, rule, range, path)
    (self.showsLine, self.notes, self.hint) = (showsLine, notes, hint)
  }
}

/// Formats messages about a file as compilers do: `file:line:column: error: message [rule]`, the line with marks below
/// it, notes and a hint.
struct FileText {
  let name: String
  private let paint: Paint
  private let width: Int
  /// The number of lines before `source`, if it is a part of something longer.
  private let linesBefore: Int
  let margin: String
  private let lines: PropertyList.LineTable?

  init(
    _ source: PropertyList.Source, lines: PropertyList.LineTable? = nil, linesBefore: Int = 0, margin: String = "  ",
    paint: Paint, width: Int
  ) {
    name = TerminalText.escaped(source.name)
    (self.margin, self.paint, self.width) = (margin, paint, width)
    self.lines = lines ?? source.lines
    self.linesBefore = linesBefore
  }

  var hasLines: Bool { lines != nil }

  /// Returns the position as text: line and column, or the byte offset in a binary file.
  func place(of range: Range<Int>) -> String {
    guard let lines else { return "\(name): byte \(range.lowerBound)" }
    let place = lines.place(at: range.lowerBound)
    return "\(name):\(line(place.line)):\(place.column)"
  }

  func line(_ number: Int) -> Int { linesBefore + number }

  func lines(of message: FileMessage) -> String {
    let rule = message.rule.map { " [\($0)]" } ?? ""
    let start = "\(place(of: message.range)): \(severity(message.severity))"
    return "\(start) \(TerminalText.escaped(message.message))\(rule)\n" + body(of: message)
  }

  func body(of message: FileMessage) -> String {
    var text = message.showsLine ? excerpt(of: message.range) : ""
    if let repetitions = message.repetitions { text += "\(margin)\(repetitions)\n" }
    if !hasLines, !message.path.isEmpty { text += "\(margin)in \(TerminalText.escaped(message.path))\n" }
    for note in message.notes {
      text += "\(place(of: note.range)): \(severity(.note)) \(TerminalText.escaped(note.message))\n"
    }
    return text + (message.hint.map(hint) ?? "")
  }

  /// Returns the line with its marks, or an empty string for an empty line.
  func excerpt(of range: Range<Int>) -> String {
    let excerpt = lines?.excerpt(of: range, width: width - margin.count)
    guard let excerpt, !excerpt.text.isEmpty else { return "" }
    return "\(margin)\(excerpt.text)\n\(margin)\(paint.strong(excerpt.markers, .green))\n"
  }

  func hint(_ message: String) -> String {
    "\(margin)\(paint.strong("hint:", .green)) \(TerminalText.escaped(message))\n"
  }

  func severity(_ severity: DiagnosticRule.Severity) -> String {
    switch severity {
    case .error: paint.strong("error:", .red)
    case .warning: paint.strong("warning:", .yellow)
    case .note: paint.strong("note:", .cyan)
    }
  }
}

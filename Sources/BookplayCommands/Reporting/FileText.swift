import BookKit
import PropertyList

/// Shows places of one file the way compilers do: `file:line:column`, and the line with marks under it.
struct FileText {
  let name: String
  private let paint: Paint
  private let width: Int
  /// How many lines came before what is shown, where it is a part of something longer.
  private let linesBefore: Int
  /// What stands before everything that belongs to a message.
  let margin = "  "
  /// Nothing for a binary file, which has no lines.
  private let lines: LineTable?

  init(_ source: PropertyList.Source, linesBefore: Int = 0, paint: Paint, width: Int) {
    self.init(source, lines: source.lines, linesBefore: linesBefore, paint: paint, width: width)
  }

  /// The same for a file whose lines have been counted.
  init(_ source: PropertyList.Source, lines: LineTable?, linesBefore: Int = 0, paint: Paint, width: Int) {
    name = TerminalText.escaped(source.name)
    self.paint = paint
    self.width = width
    self.lines = lines
    self.linesBefore = linesBefore
  }

  var hasLines: Bool { lines != nil }

  /// In a binary file a place is a byte.
  func place(of range: Range<Int>) -> String {
    guard let lines else { return "\(name): byte \(range.lowerBound)" }
    let place = lines.place(at: range.lowerBound)
    return "\(name):\(line(place.line)):\(place.column)"
  }

  /// A line of what is shown, as it counts in the whole.
  func line(_ number: Int) -> Int { linesBefore + number }

  /// The line with its marks, unless it is empty.
  func excerpt(of range: Range<Int>) -> String {
    let excerpt = lines?.excerpt(of: range, width: width - margin.count)
    guard let excerpt, !excerpt.text.isEmpty else { return "" }
    return "\(margin)\(excerpt.text)\n\(margin)\(paint.strong(excerpt.marks, .green))\n"
  }

  func note(_ message: String, at range: Range<Int>) -> String {
    "\(place(of: range)): \(paint.strong("note:", .cyan)) \(message)\n"
  }

  func hint(_ message: String) -> String { "\(margin)\(paint.strong("hint:", .green)) \(message)\n" }

  func severity(_ severity: DiagnosticRule.Severity) -> String {
    switch severity {
    case .error: paint.strong("error:", .red)
    case .warning: paint.strong("warning:", .yellow)
    case .note: paint.strong("note:", .cyan)
    }
  }
}

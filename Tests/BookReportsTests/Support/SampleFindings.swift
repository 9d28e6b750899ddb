import BookChecking
import BookKit
import BookReports
import PropertyList

/// Findings made by hand, to test the formats in which they are reported.
enum SampleFindings {
  static let source = PropertyList.Source(
    text: "<plist>\n  <key>x</key> <string>ä</string>\n</plist>\n", name: "Moon/book.plist")

  /// A finding of a loose type at `x`, with a note and a fix.
  static let complete = Finding(
    .looseType, "`x` is <loose> & \"quoted\"", hint: "fix it", file: source.name, at: place(23..<42, "pages[2].x"),
    page: 3, item: "moon", key: "x", notes: [Finding.Note("here", at: place(10..<22, "pages[2]"))],
    fix: [Finding.Change(PropertyList.Edit(23..<42, with: Array("<real>1</real>".utf8)), text: "<real>1</real>")])

  /// Returns a finding of any rule about the file itself.
  static func bare(_ rule: DiagnosticRule, _ message: String, in file: String = source.name) -> Finding {
    Finding(rule, message, file: file, at: place(0..<0, ""))
  }

  static func place(_ range: Range<Int>, _ path: String) -> Finding.Location {
    Finding.Location(
      range, start: source.place(at: range.lowerBound), end: source.place(at: range.upperBound), path: path)
  }

  static func report(_ findings: [Finding], in source: PropertyList.Source = source) -> FindingReport {
    FindingReport([FileFindings(source, findings)], startedIn: "/work")
  }
}

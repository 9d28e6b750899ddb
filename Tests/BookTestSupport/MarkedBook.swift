import BookChecking
import BookKit
import PropertyList
import Testing

/// A small book with marks ①, ②, … where its findings must point; any missing or additional finding is a failure.
public struct MarkedBook: Sendable, CustomTestStringConvertible {
  /// What the book is about.
  public let testDescription: String
  /// The rules that the book breaks, one at each mark in order.
  package let rules: [DiagnosticRule]
  /// The message expected at the first mark, if the test checks it.
  public let message: String?
  /// The number of notes of the first finding, if the test checks them; their marks follow those of the findings.
  public let noteCount: Int
  private let text: MarkedText

  /// Creates a book that breaks `rules`, one at each mark; further marks are for the notes of the first finding.
  package init(_ name: String, _ marked: String, _ rules: DiagnosticRule..., notes: Int = 0, message: String? = nil) {
    testDescription = name
    text = MarkedText(marked)
    self.rules = rules
    noteCount = notes
    self.message = message
  }

  /// A rule and the offset to which its finding points.
  private struct ReportedFinding: Comparable, CustomStringConvertible {
    let offset: Int
    let what: String

    var description: String { "\(what) @\(offset)" }

    static func < (lhs: ReportedFinding, rhs: ReportedFinding) -> Bool {
      (lhs.offset, lhs.what) < (rhs.offset, rhs.what)
    }
  }

  /// Checks the book and compares its findings with those expected.
  ///
  /// Findings of `others` count only at marks: short books aren't meant to follow these rules, and some write numbers
  /// in quotes.
  package func expectFindings(
    besides others: [DiagnosticRule] = [
      .looseType, .missingAltText, .smallTouchTarget, .missingLocalization, .tweenConflict, .undeclaredLanguage,
    ],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard text.offsets.count == rules.count + noteCount else {
      Issue.record("\(testDescription): one mark for each finding and each note", sourceLocation: sourceLocation)
      return
    }
    let checked = BookCheck.check(PropertyList.Source(text.bytes))
    guard let list = checked.list else {
      Issue.record("\(testDescription): the book cannot be read", sourceLocation: sourceLocation)
      return
    }
    let marked = text.offsets.prefix(rules.count)
    let found = checked.diagnostics.filter {
      marked.contains($0.spot.range(in: list).lowerBound) || !others.contains($0.rule)
    }
    let reported = found.map {
      ReportedFinding(offset: $0.spot.range(in: list).lowerBound, what: $0.rule.keyword.description)
    }
    let expected = zip(text.offsets, rules).map { ReportedFinding(offset: $0, what: $1.keyword.description) }
    #expect(reported.sorted() == expected.sorted(), "\(testDescription)", sourceLocation: sourceLocation)
    let first = found.first { $0.rule == rules.first && $0.spot.range(in: list).lowerBound == text.offsets.first }
    if let message { #expect(first?.message == message, sourceLocation: sourceLocation) }
    guard noteCount > 0 else { return }
    let spots = (first?.notes.map { $0.spot } ?? []) + (first?.repetitions.map { $0.spot } ?? [])
    let notes = spots.map { $0.range(in: list).lowerBound }
    #expect(notes == Array(text.offsets.dropFirst(rules.count)), "notes", sourceLocation: sourceLocation)
  }
}

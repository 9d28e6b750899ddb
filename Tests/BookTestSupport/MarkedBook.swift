import BookKit
import PropertyList
import Testing

/// A small book with marks ①, ②, … where its findings must point: any finding more or less is a failure.
public struct MarkedBook: Sendable, CustomTestStringConvertible {
  /// What the book is about.
  public let testDescription: String
  /// The rules that are broken, one at each mark, in the order of the marks.
  public let rules: [DiagnosticRule]
  /// What is said at the first mark, if the test is about that.
  public let message: String?
  /// How many notes the first finding has, if the test is about those; their marks come after those of the findings.
  public let noteCount: Int
  private let text: MarkedText

  /// A book about `name` that breaks `rules`, one at each mark; further marks are for the notes of the first finding.
  public init(_ name: String, _ marked: String, _ rules: DiagnosticRule..., notes: Int = 0, message: String? = nil) {
    testDescription = name
    text = MarkedText(marked)
    self.rules = rules
    noteCount = notes
    self.message = message
  }

  /// What a test compares: a rule and where it points, with the mark or else the byte.
  private struct Told: Comparable, CustomStringConvertible {
    let offset: Int
    let what: String

    var description: String { "\(what) @\(offset)" }

    static func < (lhs: Told, rhs: Told) -> Bool { (lhs.offset, lhs.what) < (rhs.offset, rhs.what) }
  }

  /// Checks the book and compares.
  ///
  /// Findings of `others` count only at marks: short books have no need of them, and some write numbers in quotes.
  public func expectItsFindings(
    besides others: [DiagnosticRule] = [
      .looseType, .missingAltText, .smallTouchTarget, .missingLocalization, .tweenConflict,
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
    let told = found.map { Told(offset: $0.spot.range(in: list).lowerBound, what: $0.rule.word.description) }
    let expected = zip(text.offsets, rules).map { Told(offset: $0, what: $1.word.description) }
    #expect(told.sorted() == expected.sorted(), "\(testDescription)", sourceLocation: sourceLocation)
    let first = found.first { $0.rule == rules.first && $0.spot.range(in: list).lowerBound == text.offsets.first }
    if let message { #expect(first?.message == message, sourceLocation: sourceLocation) }
    guard noteCount > 0 else { return }
    let notes = first?.notes.map { $0.spot.range(in: list).lowerBound } ?? []
    #expect(notes == Array(text.offsets.dropFirst(rules.count)), "notes", sourceLocation: sourceLocation)
  }
}

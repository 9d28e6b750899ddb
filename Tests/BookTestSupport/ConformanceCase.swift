import PropertyList
import Testing

/// An input of a conformance table: a marked text, how it is read, and the problems at its marks.
package struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  package let name: String
  /// The input.
  package let text: MarkedText
  /// The expected list as an outline, or `nil` if it doesn't matter.
  package let outline: String?
  /// The expected problems in the order of the file, one at each mark.
  package let findings: [Finding]

  /// Creates a case that expects problems of `kinds`, one at each mark of `marked`.
  package init(_ name: String, _ marked: String, reads outline: String?, finds kinds: PropertyList.Problem.Kind...) {
    self.name = name
    text = MarkedText(marked)
    self.outline = outline
    precondition(kinds.count == text.offsets.count, "\(name): one mark for each problem")
    findings = zip(kinds, text.offsets).map { Finding($0, at: $1) }
  }

  /// The name of the case in test reports.
  package var testDescription: String { name }

  /// Reads the input and compares everything with what is expected.
  package func check(options: ReadingOptions = ReadingOptions(), at location: SourceLocation = #_sourceLocation) {
    let reading = PropertyList.read(PropertyList.Source(text.bytes), options: options)
    #expect(reading.findings == findings, sourceLocation: location)
    if let outline { #expect(reading.document?.outline == outline, sourceLocation: location) }
    let isExpectedWellFormed = !findings.contains { $0.kind.severity == .error }
    #expect(reading.isWellFormed == isExpectedWellFormed, sourceLocation: location)
  }
}

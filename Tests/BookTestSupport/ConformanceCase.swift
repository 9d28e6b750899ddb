import PropertyList
import Testing

/// One input of a conformance table: a marked text, what it is read as, and what is told of it at which mark.
public struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// What the case is about.
  public let name: String
  /// The input.
  public let text: MarkedText
  /// The list that is read, as an outline; nothing when there is none to speak of.
  public let outline: String?
  /// What is told, in the order of the file; the first one at mark ①, and so on.
  public let findings: [Finding]

  /// Expects `kinds` of problems, one at each mark of `marked`.
  public init(_ name: String, _ marked: String, reads outline: String?, tells kinds: PropertyList.Problem.Kind...) {
    self.name = name
    text = MarkedText(marked)
    self.outline = outline
    precondition(kinds.count == text.offsets.count, "\(name): one mark for each problem")
    findings = zip(kinds, text.offsets).map { Finding($0, at: $1) }
  }

  /// What the test report calls the case.
  public var testDescription: String { name }

  /// Reads the input and compares all with what is expected.
  public func check(options: ReadingOptions = ReadingOptions(), at location: SourceLocation = #_sourceLocation) {
    let reading = PropertyList.read(PropertyList.Source(text.bytes), options: options)
    #expect(reading.findings == findings, sourceLocation: location)
    if let outline { #expect(reading.document?.outline == outline, sourceLocation: location) }
    let isExpectedWellFormed = !findings.contains { $0.kind.severity == .error }
    #expect(reading.isWellFormed == isExpectedWellFormed, sourceLocation: location)
  }
}

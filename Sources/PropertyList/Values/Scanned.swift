/// The result of reading a scalar's text.
package struct Scanned<Value> {
  /// The value, or `nil` if the flaws leave none.
  package let value: Value?
  /// The flaws, in the order of the text; they are warnings if there is a value.
  package let flaws: [ScalarFlaw]

  init(_ value: Value?, flaws: [ScalarFlaw] = []) { (self.value, self.flaws) = (value, flaws) }

  static func failed(_ flaw: ScalarFlaw) -> Scanned { Scanned(nil, flaws: [flaw]) }
}

/// A mistake in a scalar's text, which a scanner reports as a problem.
package struct ScalarFlaw {
  package let kind: PropertyList.Problem.Kind
  /// The bytes at fault; empty if something is missing.
  package let range: Range<Int>
  /// The bytes that the message quotes.
  package let subject: Range<Int>
  package let suggestion: String?

  /// Creates a flaw at `range`; the message quotes `subject`, or `range` if there is no subject.
  package init(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: Range<Int>? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject ?? range
    self.suggestion = suggestion
  }
}

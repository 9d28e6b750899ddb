/// The result of reading a scalar's text.
package struct Scanned<Value> {
  /// The value, perhaps despite flaws, or `nil` if there is none.
  package let value: Value?
  /// The flaws, in the order of the text; they are warnings if there is a value.
  package let flaws: [ScalarFlaw]

  init(_ value: Value, flaws: [ScalarFlaw] = []) {
    (self.value, self.flaws) = (value, flaws)
  }

  private init(flaw: ScalarFlaw) {
    (value, flaws) = (nil, [flaw])
  }

  static func failed(_ flaw: ScalarFlaw) -> Scanned { Scanned(flaw: flaw) }
}

/// A mistake in a scalar's text, of which the scanner that found the text makes a problem.
package struct ScalarFlaw {
  package let kind: PropertyList.Problem.Kind
  /// The bytes at fault; empty if something is missing.
  package let range: Range<Int>
  /// The bytes that the message quotes.
  package let subject: Range<Int>
  package let suggestion: String?

  /// Creates a flaw of `range`, which the message quotes unless there is a `subject`.
  package init(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: Range<Int>? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject ?? range
    self.suggestion = suggestion
  }
}

/// The result of reading a scalar's text: its value, its value despite flaws, or the reason why there is none.
package enum Scanned<Value> {
  case value(Value)
  /// The flaws are warnings, in the order of the text; there is at least one.
  case warned(Value, [ScalarFlaw])
  /// The flaw is an error.
  case failed(ScalarFlaw)

  init(_ value: Value, flaws: [ScalarFlaw]) {
    self = flaws.isEmpty ? .value(value) : .warned(value, flaws)
  }

  package var value: Value? {
    switch self {
    case .value(let value), .warned(let value, _): value
    case .failed: nil
    }
  }

  /// The flaws, in the order of the text.
  package var flaws: [ScalarFlaw] {
    switch self {
    case .value: []
    case .warned(_, let flaws): flaws
    case .failed(let flaw): [flaw]
    }
  }
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

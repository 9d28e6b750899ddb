/// What came of reading a scalar's text: its value, its value in spite of flaws, or why there is none.
package enum Scanned<Value> {
  case value(Value)
  /// The flaws are warnings, in the order of the text; there is one at least.
  case warned(Value, [ScalarFlaw])
  /// The flaw is an error.
  case failed(ScalarFlaw)

  /// The value as `flaws` leave it.
  init(_ value: Value, flaws: [ScalarFlaw]) {
    self = flaws.isEmpty ? .value(value) : .warned(value, flaws)
  }

  /// The value, flawed or not.
  package var value: Value? {
    switch self {
    case .value(let value), .warned(let value, _): value
    case .failed: nil
    }
  }

  /// What is wrong, in the order of the text.
  package var flaws: [ScalarFlaw] {
    switch self {
    case .value: []
    case .warned(_, let flaws): flaws
    case .failed(let flaw): [flaw]
    }
  }
}

/// What is wrong with a scalar's text; the scanner that found the text makes a problem of it.
package struct ScalarFlaw {
  package let kind: PropertyList.Problem.Kind
  /// The bytes at fault; empty where something is missing.
  package let range: Range<Int>
  /// The bytes that the message quotes.
  package let subject: Range<Int>
  package let suggestion: String?

  /// A flaw of `range`, which the message quotes where it quotes no other.
  package init(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: Range<Int>? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject ?? range
    self.suggestion = suggestion
  }
}

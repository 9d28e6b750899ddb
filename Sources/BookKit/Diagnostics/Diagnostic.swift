import PropertyList

/// A mistake in a book: what is wrong, where, and how to fix it.
package struct Diagnostic: Sendable {
  package let rule: DiagnosticRule
  /// The place: a key, a value, or the beginning of a dictionary.
  package let spot: Spot
  /// The text that the author wrote there, shortened and escaped, or the name of what is missing.
  package let subject: String
  /// More information for the message, such as the expected type; empty if there is none.
  package let detail: String
  package let suggestion: Suggestion?
  /// How to fix the mistake, if the rule's hint doesn't fit.
  package let advice: String?
  /// Other places that help explain the mistake.
  package var notes: [Note]
  /// A change that is certain to fix the mistake, if there is one.
  package let fix: Fix?
  /// The severity: usually the rule's, but less if a property list is readable in spite of its flaws.
  package let severity: DiagnosticRule.Severity
  /// The cause, if other places can show the same mistake.
  package let cause: Cause?
  /// The same mistake at later places of the file; these aren't reported separately.
  package var repetitions: [Diagnostic] = []
  package var problem: PropertyList.Problem?

  package init(
    _ rule: DiagnosticRule, at spot: Spot, subject: String = "", detail: String = "", suggestion: Suggestion? = nil,
    advice: String? = nil, notes: [Note] = [], fix: Fix? = nil, severity: DiagnosticRule.Severity? = nil,
    cause: Cause? = nil
  ) {
    self.severity = severity ?? rule.severity
    self.rule = rule
    self.spot = spot
    self.subject = subject
    self.detail = detail
    self.suggestion = suggestion
    self.advice = advice
    self.notes = notes
    self.fix = fix
    self.cause = cause
  }

  /// What is wrong, in one sentence without a period.
  package var message: String { rule.message(self) }

  /// How to fix the mistake, in one sentence without a period, or `nil` if that is obvious.
  package var hint: String? {
    if let suggestion { return "did you mean `\(Quotation.of(suggestion.text))`?" }
    return advice ?? rule.hint?.description
  }

  /// Returns `joint` and the detail, or an empty string if there is no detail.
  package func detail(after joint: String) -> String { detail.utf8.isEmpty ? "" : joint + detail }

  /// A place in a property list.
  package enum Spot: Sendable, Equatable {
    /// A value, or a key by itself.
    case node(NodeHandle)
    /// The key of a value.
    case key(of: NodeHandle)
    /// The beginning of a dictionary or an array.
    case opening(of: NodeHandle)
    /// Bytes of the file that don't belong to a value, and the path to the value around them.
    case bytes(Range<Int>, PropertyListPath)
    /// The beginning of the file.
    case file
  }

  /// Another place that is related to a diagnostic.
  package struct Note: Sendable {
    package let spot: Spot
    /// The relation of the place to the diagnostic.
    package let message: String

    package init(spot: Spot, message: String) {
      self.spot = spot
      self.message = message
    }
  }

  /// What was probably meant.
  package enum Suggestion: Sendable, Equatable {
    /// Another text for the whole key or value.
    case text(String)
    /// Another text for a part of the value, such as a name in a condition.
    case part(String)
    /// A number to replace a value that isn't a number, and how to write it.
    case number(Double, written: String)
    /// A dictionary with this key and value, where only the value was written.
    case entry(String, String)

    /// Suggests the candidate most similar to what the author wrote as the whole key or value.
    package static func nearest(to written: [UInt8], among candidates: [String]) -> Suggestion? {
      if let bare = TypographicQuote.stripped(written) {
        if let meant = candidates.first(where: { $0.utf8.elementsEqual(bare) }) { return .text(meant) }
        return nearest(to: bare, among: candidates)
      }
      return NearestName.suggestion(for: written, among: candidates).map { .text($0) }
    }

    /// The text that the author should write.
    package var text: String {
      switch self {
      case .text(let text), .part(let text), .number(_, let text): text
      case .entry(let key, let value): "{ \(key) = \(value); }"
      }
    }
  }

  /// A change that fixes a mistake and does nothing else.
  package enum Fix: Sendable, Equatable {
    case rename(NodeHandle, to: String)
    case number(NodeHandle, Double)
    case boolean(NodeHandle, Bool)
    case text(NodeHandle, String)
    /// Replaces the value with a dictionary that has this key and text.
    case entry(NodeHandle, key: String, String)
  }
}

extension Diagnostic.Spot {
  package func range(in list: PropertyList) -> Range<Int> {
    switch self {
    case .bytes(let range, _): range
    case .node(let node): list.range(of: node)
    case .key(let value): list.range(of: list.key(of: value) ?? value)
    case .opening(let node): list.openingRange(of: node)
    case .file: 0..<0
    }
  }
}

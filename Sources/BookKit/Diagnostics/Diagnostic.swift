import PropertyList

/// Something wrong with a book: what, where, and what to do about it.
package struct Diagnostic: Sendable {
  /// The rule that is broken.
  package let rule: DiagnosticRule
  /// Where: a key, a value, or a dictionary's beginning.
  package let spot: Spot
  /// What the author wrote there, shortened and harmless; or what is missing.
  package let subject: String
  /// What the rule needs to say besides: what was expected, or what the subject belongs to.
  package let detail: String
  /// What was probably meant.
  package let suggestion: String?
  /// What to do about it, where the rule's own words for that would not do.
  package let advice: String?
  /// Other places that explain it.
  package let notes: [Note]
  /// How it can be mended without a doubt.
  package let fix: Fix?
  /// How bad it is; the rule's own severity, but for a property list that can be read in spite of its flaws.
  package let severity: DiagnosticRule.Severity

  init(
    _ rule: DiagnosticRule, at spot: Spot, subject: String = "", detail: String = "", suggestion: String? = nil,
    advice: String? = nil, notes: [Note] = [], fix: Fix? = nil, severity: DiagnosticRule.Severity? = nil
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
  }

  /// A place in a property list.
  package enum Spot: Sendable, Equatable {
    /// A value, or a key by itself.
    case node(NodeHandle)
    /// The key of a value.
    case key(of: NodeHandle)
    /// Where a dictionary or an array begins.
    case opening(of: NodeHandle)
    /// Bytes of the file that belong to no value, and the way to what is around them.
    case bytes(Range<Int>, PropertyListPath)
    /// The beginning of the file.
    case file
  }

  /// Another place that has to do with a finding.
  package struct Note: Sendable {
    /// The place.
    package let spot: Spot
    /// What it is.
    package let message: String
  }

  /// A change that mends a finding and nothing else.
  package enum Fix: Sendable, Equatable {
    /// The key gets another name.
    case rename(NodeHandle, to: String)
    /// The value becomes a number.
    case number(NodeHandle, Double)
    /// The value becomes a truth value.
    case boolean(NodeHandle, Bool)
    /// The value becomes another text.
    case text(NodeHandle, String)
  }
}

extension Diagnostic.Spot {
  /// The bytes of the file.
  package func range(in list: PropertyList) -> Range<Int> {
    switch self {
    case .bytes(let range, _): range
    case .node(let node): list.range(of: node)
    case .key(let value): list.range(of: list.key(of: value) ?? value)
    case .opening(let node): list.openingRange(of: node)
    case .file: 0..<0
    }
  }

  /// The way from the root to the place.
  package func path(in list: PropertyList) -> PropertyListPath {
    switch self {
    case .bytes(_, let path): path
    case .node(let node), .key(let node), .opening(let node): list.path(to: node)
    case .file: PropertyListPath()
    }
  }
}

import BookKit
import PropertyList

/// A mistake in a book, with its location, message and fixes.
public struct Finding: Sendable, Equatable {
  package let rule: DiagnosticRule
  /// The severity.
  public let severity: DiagnosticSeverity
  /// The message, in one sentence without a period.
  public let message: String
  /// The key or value at fault, or `nil` if the place belongs to neither.
  package let node: NodeHandle?
  /// The advice on how to fix the mistake, or `nil` if that is obvious.
  public let hint: String?
  /// The name of the file, as used in messages.
  public let file: String
  /// The place of the mistake.
  public let location: Location
  /// The number, from 1, of the page to which the finding belongs, if any.
  public let page: Int?
  /// The name of the page to which the finding belongs, if any.
  public let pageName: String?
  /// The name of the drawn section to which the finding belongs, if any.
  public let section: String?
  /// The name of the element, generated if the author gave none.
  public let item: String?
  /// The key at fault, or the missing key.
  public let key: String?
  /// The notes about other places that help to explain the mistake.
  public internal(set) var notes: [Note]
  /// The changes that certainly fix the mistake; empty if only the author can decide.
  public private(set) var fix: [Change]
  /// The changes that probably fix the mistake, if they aren't certain enough for `fix`.
  public private(set) var guess: [Change]

  package init(
    _ rule: DiagnosticRule, _ message: String, node: NodeHandle? = nil, severity: DiagnosticRule.Severity? = nil,
    hint: String? = nil, file: String, at location: Location, page: Int? = nil, pageName: String? = nil,
    section: String? = nil, item: String? = nil, key: String? = nil, notes: [Note] = [], fix: [Change] = [],
    guess: [Change] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    (self.message, self.node, self.hint, self.file) = (message, node, hint, file)
    (self.location, self.page, self.pageName, self.section) = (location, page, pageName, section)
    (self.item, self.key, self.notes, self.fix) = (item, key, notes, fix)
    self.guess = guess
  }

  /// The name of the rule that is broken, as in options and baselines.
  public var ruleName: String { rule.description }

  /// The explanation of such mistakes and their correction.
  public var explanation: String? { rule.reason.description }

  /// A place in a file.
  public struct Location: Sendable, Equatable {
    /// The range of bytes in the file.
    public let range: Range<Int>
    /// The line and column of the first byte, or `nil` in a binary file, which has no lines.
    public let start: PropertyList.Place?
    /// The line and column just past the last byte, or `nil` in a binary file.
    public let end: PropertyList.Place?
    /// The path from the root to the value, such as `pages[0].elements[2].x`; empty for the root or the whole file.
    public let path: String

    package init(_ range: Range<Int>, start: PropertyList.Place?, end: PropertyList.Place?, path: String) {
      (self.range, self.start, self.end, self.path) = (range, start, end, path)
    }
  }

  /// Another place that is related to a finding.
  public struct Note: Sendable, Equatable {
    /// The message about the place.
    public let message: String
    /// The place.
    public let location: Location
    /// Whether the place has the same mistake.
    public let isRepetition: Bool

    package init(_ message: String, at location: Location, isRepetition: Bool = false) {
      (self.message, self.location, self.isRepetition) = (message, location, isRepetition)
    }
  }

  /// A change to the file.
  public struct Change: Sendable, Equatable {
    /// The bytes to replace and their replacement.
    public let edit: PropertyList.Edit
    /// The replacement as text.
    public let text: String

    package init(_ edit: PropertyList.Edit, text: String) { (self.edit, self.text) = (edit, text) }
  }
}

extension Finding {
  /// Adds the corrections for another place; all become guesses unless all are certain.
  mutating func add(_ changes: (fix: [Change], guess: [Change])) {
    let isCertain = !fix.isEmpty && changes.guess.isEmpty
    let all = fix + guess + changes.fix + changes.guess
    (fix, guess) = isCertain ? (all, []) : ([], all)
  }

  /// The properties that are the same in duplicate findings.
  private struct Identity: Hashable {
    let range: Range<Int>
    let rule: DiagnosticRule
    let path: [UInt8]
    let message: [UInt8]

    init(_ finding: Finding) {
      range = finding.location.range
      rule = finding.rule
      path = Array(finding.location.path.utf8)
      message = Array(finding.message.utf8)
    }
  }

  /// Returns the findings of one file without duplicates, in the order of the file.
  ///
  /// Findings that begin at the same byte keep the order in which they were found.
  static func inFileOrder(_ findings: [Finding]) -> [Finding] {
    var known = Set<Identity>()
    let kept = findings.indices.filter { known.insert(Identity(findings[$0])).inserted }
    let starts = findings.map { $0.location.range.lowerBound }
    return kept.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { findings[$0] }
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in one line: `book.plist:3:12: error: there is no file `moon.png` [missing-asset]`.
  public var description: String {
    let place = location.start.map { ":\($0.line):\($0.column)" } ?? ": byte \(location.range.lowerBound)"
    return Quotation.of(file, limit: .max) + place + ": " + severity.keyword.description + ": " + message + " ["
      + rule.keyword.description + "]"
  }
}

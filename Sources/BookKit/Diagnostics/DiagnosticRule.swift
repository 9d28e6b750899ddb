/// A rule that a book can break, with its messages and explanations.
///
/// Each rule has its own file: in this module if the reader reports it, and otherwise in BookChecking. The list of all
/// rules is in BookChecking.
package final class DiagnosticRule: Sendable, Equatable {
  /// The name of the rule in listings, options and baselines.
  package let keyword: StaticString
  package let severity: Severity
  /// What the rule finds, in a few words.
  package let summary: StaticString
  /// The reason why the rule matters and what to do, in complete sentences.
  package let reason: StaticString
  /// A function that returns what is wrong, in one sentence without a period.
  package let message: @Sendable (Diagnostic) -> String
  /// The hint for findings without their own advice, or `nil` if the fix is obvious.
  package let hint: StaticString?
  /// A small book with only this mistake, and its correction.
  package let example: Example
  package let evidence: Evidence

  package typealias Severity = DiagnosticSeverity

  /// The wrong and the right book as a diff: in XML for a whole file, and otherwise as an old-style property list.
  ///
  /// Every line begins with two characters: `- ` marks a wrong line, `+ ` marks the line that replaces it, and two
  /// spaces mark a line that both books share.
  package struct Example: Sendable {
    package let diff: StaticString
    package let part: Part
    /// Returns the files in the folder of the book, or `nil` if they don't matter.
    package let files: @Sendable () -> [ExampleAsset]?
    /// Returns those of the right book, or `nil` if they are the same.
    package let correctedFiles: @Sendable () -> [ExampleAsset]?
  }

  /// A part of a book that an example can show.
  package enum Part: Sendable {
    case file
    /// Keys of the book and their values.
    case book
    /// Keys of the only page and their values.
    case page
    /// The elements of the only page.
    case elements
  }

  /// The part of the book that a finding depends on.
  package enum Evidence: Sendable {
    /// Only the things that the finding names.
    case presence
    /// The whole element.
    case element
    /// The whole book, because another part can use or change the reported thing.
    case book
  }

  package init(
    _ keyword: StaticString, _ severity: Severity, _ summary: StaticString, _ reason: StaticString,
    message: @escaping @Sendable (Diagnostic) -> String, hint: StaticString? = nil, example: StaticString,
    in part: Part = .elements, files: @autoclosure @escaping @Sendable () -> [ExampleAsset]? = nil,
    correctedFiles: @autoclosure @escaping @Sendable () -> [ExampleAsset]? = nil,
    dependsOn evidence: Evidence = .element
  ) {
    self.keyword = keyword
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.message = message
    self.hint = hint
    self.example = Example(diff: example, part: part, files: files, correctedFiles: correctedFiles)
    self.evidence = evidence
  }

  package static func == (left: DiagnosticRule, right: DiagnosticRule) -> Bool { left === right }
}

extension DiagnosticRule: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DiagnosticRule: CustomStringConvertible {
  package var description: String { keyword.description }
}

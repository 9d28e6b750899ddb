import BookKit

/// The reason for a rule, with an example that breaks it and one that follows it.
public struct RuleExplanation: Sendable {
  /// The rule.
  public let rule: DiagnosticRule
  /// What the rule finds, in a few words.
  public let summary: StaticString
  /// Why that matters and what to do, in complete sentences.
  public let reason: StaticString
  /// An example with this mistake and no other.
  package let wrong: BookExample
  /// The same example without the mistake.
  package let right: BookExample

  init(
    _ rule: DiagnosticRule, _ summary: StaticString, _ reason: StaticString, wrong: BookExample, right: BookExample
  ) {
    self.rule = rule
    self.summary = summary
    self.reason = reason
    self.wrong = wrong
    self.right = right
  }

  /// The explanations of all rules, in the order of the rules.
  public static let all: [RuleExplanation] = {
    let families = wording + words + numbers + names + triggers + stage + sounds + files + readers
    // The sources group them by topic; readers look for rules.
    return DiagnosticRule.allCases.compactMap { rule in families.first { $0.rule == rule } }
  }()

  /// Returns the explanation of `rule`.
  public static func of(_ rule: DiagnosticRule) -> RuleExplanation? { all.first { $0.rule == rule } }
}

/// A tiny book of which only the relevant part is shown.
package struct BookExample: Sendable {
  /// The relevant part.
  package let fragment: String
  /// The part of the book that the fragment stands for.
  package let part: Part
  /// The pictures and sounds in the book's folder, or `nil` if they don't matter.
  package let assets: AssetCatalog?

  /// A part of a book that a fragment can stand for.
  package enum Part: Sendable {
    /// The file.
    case file
    /// The outermost value.
    case root
    /// Keys of the book and their values, next to its pages.
    case book
    /// Keys of the only page and their values.
    case page
    /// The elements of the only page.
    case elements
  }

  private init(_ part: Part, _ fragment: StaticString, _ assets: [ExampleAsset]? = nil) {
    self.fragment = fragment.description
    self.part = part
    self.assets = assets.map { AssetCatalog($0) }
  }

  static func file(_ fragment: StaticString) -> BookExample { BookExample(.file, fragment) }

  static func root(_ fragment: StaticString) -> BookExample { BookExample(.root, fragment) }

  static func book(_ fragment: StaticString) -> BookExample { BookExample(.book, fragment) }

  static func page(_ fragment: StaticString) -> BookExample { BookExample(.page, fragment) }

  static func elements(_ fragment: StaticString, beside assets: [ExampleAsset]? = nil) -> BookExample {
    BookExample(.elements, fragment, assets)
  }

  /// The text of the whole file.
  package var text: String {
    switch part {
    case .file: fragment
    case .root: BookExample.file(around: fragment)
    case .book:
      BookExample.file(around: "<dict>\n" + fragment + "\n<key>pages</key>\n<array>\n<dict/>\n</array>\n</dict>")
    case .page: BookExample.file(around: BookExample.pages(around: fragment))
    case .elements:
      BookExample.file(around: BookExample.pages(around: "<key>elements</key>\n<array>\n" + fragment + "\n</array>"))
    }
  }

  private static func pages(around page: String) -> String {
    "<dict>\n<key>pages</key>\n<array>\n<dict>\n" + page + "\n</dict>\n</array>\n</dict>"
  }

  private static func file(around root: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n" + root + "\n</plist>\n"
  }
}

/// Why a rule exists, with a book that breaks it and one that keeps it.
public struct RuleExplanation: Sendable {
  /// The rule.
  public let rule: DiagnosticRule
  /// What the rule finds, in a few words.
  public let summary: StaticString
  /// Why that matters and what to do, in whole sentences.
  public let reason: StaticString
  /// A book with this mistake and no other.
  package let wrong: BookExample
  /// The same book without it.
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

  /// One for each rule, in the order of the rules.
  public static let all: [RuleExplanation] = {
    let families = wording + words + numbers + names + triggers + stage + sounds + files + readers
    // The families are for those who write them; who reads them looks for rules.
    return DiagnosticRule.allCases.compactMap { rule in families.first { $0.rule == rule } }
  }()

  /// The explanation of `rule`.
  public static func of(_ rule: DiagnosticRule) -> RuleExplanation? { all.first { $0.rule == rule } }
}

/// A tiny book, of which only the part that matters is shown.
package struct BookExample: Sendable {
  /// The part that matters.
  package let fragment: String
  /// What the part is of the whole.
  package let part: Part
  /// The pictures and sounds that lie beside the book; nothing when it does not matter which there are.
  package let assets: AssetCatalog?

  /// What a fragment is of a book.
  package enum Part: Sendable {
    /// The file.
    case file
    /// The outermost value.
    case root
    /// Keys of the book and their values, beside its pages.
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

  /// The whole file.
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

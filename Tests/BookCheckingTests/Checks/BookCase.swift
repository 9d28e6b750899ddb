import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// A book with marks and the rules it breaks, one at each mark in order.
struct BookCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: MarkedText
  let rules: [DiagnosticRule]

  /// Creates a case from the elements of a page in old-style text; they can be followed by other keys of the page.
  init(_ name: String, page: String, root: String = "", finds rules: DiagnosticRule...) {
    self.init(name, "{ \(root) pages = ( { elements = ( \(page) ); } ); }", rules)
  }

  init(_ name: String, book: String, finds rules: DiagnosticRule...) {
    self.init(name, book, rules)
  }

  private init(_ name: String, _ book: String, _ rules: [DiagnosticRule]) {
    self.name = name
    text = MarkedText(book)
    self.rules = rules
    precondition(rules.count == text.offsets.count, "\(name): one mark for each finding")
  }

  var testDescription: String { name }

  /// Returns the diagnostics of the rules in `family`, in the order of the file.
  func diagnostics(of family: [DiagnosticRule], assets: AssetCatalog? = nil) -> [Diagnostic] {
    BookCheck.check(PropertyList.Source(text.bytes), assets: assets).diagnostics.filter { family.contains($0.rule) }
  }

  /// Checks the book and expects exactly these diagnostics among the rules in `family`.
  func check(
    _ family: [DiagnosticRule], assets: AssetCatalog? = nil, at location: SourceLocation = #_sourceLocation
  ) throws {
    let checked = BookCheck.check(PropertyList.Source(text.bytes), assets: assets)
    let list = try #require(checked.list, sourceLocation: location)
    // Numbers in quotes aren't a mistake here.
    let bad: [DiagnosticRule] = [
      .malformedPlist, .unknownKey, .wrongType, .missingKey, .unknownValue, .unknownProperty,
    ]
    #expect(!checked.diagnostics.contains { bad.contains($0.rule) }, "a mistake in the case", sourceLocation: location)
    let found = checked.diagnostics.filter { family.contains($0.rule) }
    let lines = found.map { "\($0.rule.keyword) @\($0.spot.range(in: list).lowerBound)" }
    let expected = zip(rules, text.offsets).map { "\($0.keyword) @\($1)" }
    #expect(lines == expected, sourceLocation: location)
  }
}

extension AssetCatalog {
  /// Returns a folder of small pictures, and of sounds with the given durations in seconds.
  static func folder(
    pictures: [String] = [], size: (width: Double, height: Double) = (100, 50), sounds: [(String, Double?)] = [],
    others: [(String, AssetFacts)] = []
  ) -> AssetCatalog {
    var assets: [Asset] = []
    for name in pictures {
      let content = AssetFacts.Content.picture(width: size.width, height: size.height)
      add(AssetFacts(format: .png, byteCount: 1000, content: content), at: name, to: &assets)
    }
    for (name, duration) in sounds {
      add(AssetFacts(format: .wave, byteCount: 1000, content: .sound(duration: duration)), at: name, to: &assets)
    }
    for (name, facts) in others { add(facts, at: name, to: &assets) }
    return AssetCatalog(assets)
  }

  private static func add(_ facts: AssetFacts, at name: String, to assets: inout [Asset]) {
    if let path = AssetPath(name) { assets.append(Asset(path: path, facts: facts)) }
  }
}

import BookplayCommands
import Foundation
import Testing

/// Tests that the generated pages of BookKit's documentation are up to date.
@Suite struct DocumentationTests {
  private static let folder = "Sources/BookKit/BookKit.docc/"

  @Test(arguments: [("FormatReference.md", "--keys"), ("RuleReference.md", "--list")])
  func `the stored reference pages are up to date`(name: String, option: String) throws {
    let words = ["explain", option, "--format", "markdown"]
    let kept = try? String(contentsOf: root.appendingPathComponent(Self.folder + name), encoding: .utf8)
    let isCurrent = kept == bookplay(words).text
    let path = Self.folder + name
    #expect(isCurrent, "write it anew: swift run bookplay \(words.joined(separator: " ")) > \(path)")
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

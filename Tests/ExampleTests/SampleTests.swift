import Foundation
import Testing

/// Tests that the Swift code in README.md, the documentation and its comments is compiled here, line by line.
@Suite struct SampleTests {
  @Test func `every sample in the documentation is compiled`() throws {
    let compiled = try Samples.compiled()
    #expect(compiled.count > 15)
    let pages = try Samples.pages()
    for page in pages {
      var left = compiled.filter { $0.page == page }.map(\.code)
      for block in Samples.blocks(in: try Samples.text(of: page), isComment: page.hasSuffix(".swift")) {
        let place = left.firstIndex(of: block)
        #expect(place != nil, "\(page) shows what is not compiled:\n\(block)")
        if let place { left.remove(at: place) }
      }
      #expect(left == [], "\(page) does not show it any more")
    }
    // Every sample belongs to a page that still exists.
    #expect(compiled.filter { !pages.contains($0.page) }.map(\.page) == [])
  }

  @Test func `blocks are found by their fences, without what is imported`() {
    let text = "a\n```swift\nimport A\n\nlet a = 1\n  b\n```\n```\nlet c = 1\n```\n"
    #expect(Samples.blocks(in: text, isComment: false) == ["let a = 1\n  b"])
  }

  @Test func `blocks in comments are found too`() {
    let text = "/// a\n///\n  /// ```swift\n  /// let a = 1\n  /// ```\nlet c = 1\n"
    #expect(Samples.blocks(in: text, isComment: true) == ["let a = 1"])
  }

  @Test func `samples are found by their marks, wherever they are`() {
    let text = "f() {\n  // sample: A.md\n  let a = 1\n    b\n\n  // end\n}\n// sample: B.md, C.md\nc\n// end\n"
    let found = Samples.samples(in: text)
    #expect(found.map(\.page) == ["A.md", "B.md", "C.md"])
    #expect(found.map(\.code) == ["let a = 1\n  b", "c", "c"])
  }
}

/// The Swift code that is shown and the code that is compiled.
enum Samples {
  /// Returns README.md, all pages of the documentation, and all sources with samples in their comments.
  static func pages() throws -> [String] {
    let files = try paths(below: "Sources").filter { file in
      try file.hasSuffix(".md") || file.hasSuffix(".swift") && text(of: file).contains("/// ```swift")
    }
    return ["README.md"] + files
  }

  /// Returns the code between the marks in the tests, each with the page that shows it, in order.
  static func compiled() throws -> [(page: String, code: String)] {
    try paths(below: "Tests").filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/SampleTests.swift") }
      .flatMap { samples(in: try text(of: $0)) }
  }

  static func samples(in text: String) -> [(page: String, code: String)] {
    var samples: [(page: String, code: String)] = []
    var (pages, lines, indent): ([String], [Substring]?, Int) = ([], nil, 0)
    for line in text.split(separator: "\n") {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("// sample: ") {
        // A sample can be shown on several pages.
        pages = bare.dropFirst("// sample: ".count).split(separator: ", ").map { String($0) }
        (lines, indent) = ([], line.count - bare.count)
      } else if bare == "// end", let code = lines {
        samples += pages.map { ($0, code.joined(separator: "\n")) }
        lines = nil
      } else {
        lines?.append(line.dropFirst(indent))
      }
    }
    return samples
  }

  /// Returns the code blocks marked as Swift, without imports and empty lines.
  static func blocks(in text: String, isComment: Bool) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = isComment ? line.drop { $0 == " " }.dropFirst("/// ".count) : line
      if line == "```swift" {
        lines = []
      } else if line == "```", let code = lines {
        blocks.append(code.filter { !$0.hasPrefix("import ") && !$0.isEmpty }.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the absolute path of a file in the repository.
  static func path(of file: String) -> String { root.appendingPathComponent(file).path }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
      .map { folder + "/" + $0 }
  }
}

/// The lines that a sample prints.
final class Printed {
  private(set) var lines: [String] = []

  func callAsFunction(_ words: [Any]) { lines.append(words.map { "\($0)" }.joined(separator: " ")) }
}

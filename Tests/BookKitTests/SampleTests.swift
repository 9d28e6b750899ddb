import BookKit
import Foundation
import PropertyList
import Testing

/// The Swift that README.md and the documentation show is what is compiled here, line by line, and does what it says.
@Suite struct SampleTests {
  /// What a sample printed.
  private final class Printed {
    var lines: [String] = []
  }

  @Test func `README's sample tells what is wrong with a book`() {
    let printed = Printed()
    func print(_ words: Any...) { printed.lines.append(words.map { "\($0)" }.joined(separator: " ")) }
    // sample: README.md
    let source = Source(text: "{ title = \"The Moon\"; pages = ( { elements = ( { type = imgae; } ); } ); }")
    let checked = BookCheck.check(source)
    for finding in Finding.all(checked.diagnostics, in: source, checked.list) {
      print("line \(finding.location.start?.line ?? 0): \(finding.message)")
    }
    if let book = checked.book { print(book.title ?? "a book without a title", book.pages.count) }
    // end
    #expect(printed.lines == ["line 1: `imgae` is no type of element", "The Moon 1"])
  }

  @Test func `BookKit's sample tells what is wrong with a book`() {
    let printed = Printed()
    func print(_ words: Any...) { printed.lines.append(words.map { "\($0)" }.joined(separator: " ")) }
    // sample: Sources/BookKit/BookKit.docc/BookKit.md
    let source = Source(text: "{ pages = ( { elements = ( { type = imgae; } ); } ); }", name: "moon.plist")
    let checked = BookCheck.check(source)
    for finding in Finding.all(checked.diagnostics, in: source, checked.list) { print(finding.message) }
    if let book = checked.book { print(book.pages.count) }
    // end
    #expect(printed.lines == ["`imgae` is no type of element", "1"])
  }

  @Test func `PropertyList's sample finds the title`() {
    let printed = Printed()
    func print(_ words: Any...) { printed.lines.append(words.map { "\($0)" }.joined(separator: " ")) }
    // sample: Sources/PropertyList/PropertyList.docc/PropertyList.md
    let reading = PropertyList.read(Source(text: "{ title = \"The Moon\"; pages = (); }"))
    for problem in reading.problems { print(problem.message) }
    if let list = reading.document, let title = list.value(forKey: "title", in: list.root) {
      print(list.string(of: title) ?? "no text")
    }
    // end
    #expect(printed.lines == ["The Moon"])
  }

  // MARK: - What the pages show

  @Test func `no page shows another sample`() throws {
    let compiled = try samples()
    #expect(compiled.count == 3)
    for file in try pages() {
      let shown = blocks(in: try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
      #expect(shown == compiled.filter { $0.file == file }.map(\.code), "\(file)")
    }
  }

  @Test func `blocks are found by their fences, without what is imported`() {
    let text = "a\n```swift\nimport A\n\nlet a = 1\n  b\n```\n```\nlet c = 1\n```\n"
    #expect(blocks(in: text) == ["let a = 1\n  b"])
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// README.md and all pages of documentation.
  private func pages() throws -> [String] {
    let sources = root.appendingPathComponent("Sources").path
    let pages = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".md") }
    return ["README.md"] + pages.sorted().map { "Sources/" + $0 }
  }

  /// What stands in this file between the marks, and the page on which it is shown.
  private func samples() throws -> [(file: String, code: String)] {
    var samples: [(file: String, code: String)] = []
    var lines: [Substring]?
    for line in try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("    // sample: ") {
        samples.append((String(line.dropFirst("    // sample: ".count)), ""))
        lines = []
      } else if line == "    // end", let code = lines {
        samples[samples.count - 1].code = code.joined(separator: "\n")
        lines = nil
      } else {
        lines?.append(line.dropFirst(4))
      }
    }
    return samples
  }

  /// The blocks that are marked as Swift; what they import and the empty line behind it is left out.
  private func blocks(in text: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
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
}

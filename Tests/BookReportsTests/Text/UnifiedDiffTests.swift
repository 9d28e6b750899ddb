import BookReports
import BookTestSupport
import Testing

@Suite struct UnifiedDiffTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let title: String
    let old: String
    let new: String
    let difference: String

    init(_ title: String, from old: String, to new: String, _ difference: String) {
      self.title = title
      self.old = old
      self.new = new
      self.difference = difference
    }

    var testDescription: String { title }
  }

  private static let tenLines = (1...10).map { "\($0)\n" }.joined()

  /// The expected text is what GNU diff prints.
  @Test(arguments: [
    Change("nothing", from: "a\n", to: "a\n", ""),
    Change("nothing in nothing", from: "", to: "", ""),
    Change("the only line", from: "a\n", to: "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
    Change("everything comes", from: "", to: "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    Change("everything goes", from: "a\nb\n", to: "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    Change(
      "a line in the middle", from: tenLines, to: tenLines.replacing("5\n", with: "five\n"),
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"),
    Change(
      "two places that touch", from: tenLines, to: tenLines.replacing("2\n", with: "").replacing("9\n", with: ""),
      "@@ -1,10 +1,8 @@\n 1\n-2\n 3\n 4\n 5\n 6\n 7\n 8\n-9\n 10\n"),
    Change(
      "two places apart", from: tenLines, to: "0\n" + tenLines.replacing("10\n", with: "ten\n"),
      "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -7,4 +8,4 @@\n 7\n 8\n 9\n-10\n+ten\n"),
    Change(
      "the end of the last line", from: "a\nb", to: "a\nb\n",
      "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
  ])
  func `a change looks like a unified diff`(change: Change) {
    let difference = UnifiedDiff(name: "book.plist", old: Array(change.old.utf8), new: Array(change.new.utf8))
    #expect(difference.isEmpty == change.difference.isEmpty)
    let header = change.difference.isEmpty ? "" : "--- book.plist\n+++ book.plist\n"
    #expect(text(of: difference) == header + change.difference)
  }

  @Test(arguments: UInt64(0)..<200)
  func `a patch turns the old text into the new one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = randomLines(using: &generator)
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &generator) where !new.isEmpty {
      let index = Int.random(in: 0..<new.count, using: &generator)
      if Bool.random(using: &generator) { new.remove(at: index) } else { new.insert("new", at: index) }
    }
    let difference = UnifiedDiff(
      name: "x", old: Array(old.map { $0 + "\n" }.joined().utf8), new: Array(new.map { $0 + "\n" }.joined().utf8))
    #expect(Patch(text(of: difference)).applied(to: old) == new)
  }

  @Test func `texts with thousands of differences are compared in no time`() {
    let old = (0..<30_000).map { "old \($0)" } + ["same"]
    let new = (0..<30_000).map { "new \($0)" } + ["same"]
    let clock = ContinuousClock()
    let time = clock.measure {
      let difference = UnifiedDiff(
        name: "x", old: Array(old.joined(separator: "\n").utf8), new: Array(new.joined(separator: "\n").utf8))
      #expect(Patch(text(of: difference)).applied(to: old) == new)
    }
    #expect(time < .seconds(20))
  }

  @Test func `a name with a blank ends at a tab, as patch wants it`() {
    let difference = UnifiedDiff(name: "The Moon/book.plist", old: Array("a\n".utf8), new: Array("b\n".utf8))
    #expect(text(of: difference).hasPrefix("--- The Moon/book.plist\t\n+++ The Moon/book.plist\t\n@@"))
  }

  @Test func `on a terminal nothing but colours and text arrives`() {
    let difference = UnifiedDiff(name: "a\u{7}", old: Array("\told\u{1B}c\n".utf8), new: Array("new\r\n".utf8))
    #expect(
      text(of: difference, isShown: true)
        == "--- aU+0007\n+++ aU+0007\n@@ -1 +1 @@\n-\toldU+001Bc\n+new\\r\n")
  }

  private func text(of difference: UnifiedDiff, isShown: Bool = false) -> String {
    String(decoding: difference.bytes(paint: Paint(isColored: false), isShown: isShown), as: UTF8.self)
  }

  private func randomLines(using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      "\(Int.random(in: 0...4, using: &generator))"
    }
  }
}

/// A reader of patches, to check the writer with.
private struct Patch {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("---") && !$0.hasPrefix("+++") && !$0.hasPrefix("\\") }
  }

  /// Returns the text after applying the patch, or an empty one if the patch doesn't fit.
  func applied(to old: [String]) -> [String] {
    var new: [String] = []
    var done = 0
    for line in lines {
      if line.hasPrefix("@@") {
        let start = Int(line.dropFirst(4).prefix { $0.isNumber }) ?? 0
        let isEmpty = line.dropFirst(4).prefix { $0 != " " }.hasSuffix(",0")
        let next = isEmpty ? start : start - 1
        guard next >= done else { return [] }
        new += old[done..<next]
        done = next
      } else if line.hasPrefix("+") {
        new.append(String(line.dropFirst()))
      } else {
        guard done < old.count, old[done] == line.dropFirst() else { return [] }
        if line.hasPrefix(" ") { new.append(old[done]) }
        done += 1
      }
    }
    return new + old[done...]
  }
}

import Testing

@testable import BookReports

/// Tests of merging two changes of one text by lines.
@Suite struct LineMergeTests {
  private static func merge(_ base: String, _ mine: String, _ theirs: String) -> String? {
    LineMerge.merge(base: Array(base.utf8), mine: Array(mine.utf8), theirs: Array(theirs.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let mine: String
    let theirs: String
    let merged: String?
  }

  static let cases = [
    Case(testDescription: "nothing changed", base: "a\nb\n", mine: "a\nb\n", theirs: "a\nb\n", merged: "a\nb\n"),
    Case(testDescription: "only mine", base: "a\nb\n", mine: "a\nx\n", theirs: "a\nb\n", merged: "a\nx\n"),
    Case(testDescription: "only theirs", base: "a\nb\n", mine: "a\nb\n", theirs: "x\nb\n", merged: "x\nb\n"),
    Case(
      testDescription: "a line between two changes", base: "a\nb\nc\n", mine: "x\nb\nc\n", theirs: "a\nb\ny\n",
      merged: "x\nb\ny\n"),
    Case(
      testDescription: "theirs comes before mine", base: "a\nb\nc\n", mine: "a\nb\nx\n", theirs: "y\nb\nc\n",
      merged: "y\nb\nx\n"),
    Case(testDescription: "the same line", base: "a\nb\nc\n", mine: "a\nx\nc\n", theirs: "a\ny\nc\n", merged: nil),
    Case(testDescription: "adjacent lines", base: "a\nb\nc\n", mine: "x\nb\nc\n", theirs: "a\ny\nc\n", merged: nil),
    Case(
      testDescription: "the same change", base: "a\nb\nc\n", mine: "a\nx\nc\n", theirs: "a\nx\nc\n", merged: "a\nx\nc\n"
    ),
    Case(
      testDescription: "the same change, and another one", base: "a\nb\nc\nd\n", mine: "x\nb\nc\nd\n",
      theirs: "x\nb\nc\ny\n", merged: "x\nb\nc\ny\n"),
    Case(
      testDescription: "lines added in two places", base: "a\nb\nc\n", mine: "a\nx\nb\nc\n", theirs: "a\nb\nc\ny\n",
      merged: "a\nx\nb\nc\ny\n"),
    Case(
      testDescription: "different lines added in one place", base: "a\nb\n", mine: "a\nx\nb\n", theirs: "a\ny\nb\n",
      merged: nil),
    Case(
      testDescription: "lines removed and changed", base: "a\nb\nc\nd\ne\n", mine: "a\nd\ne\n",
      theirs: "a\nb\nc\nd\nx\n",
      merged: "a\nd\nx\n"),
    Case(
      testDescription: "a changed line end", base: "a\nb\nc\n", mine: "a\r\nb\nc\n", theirs: "a\nb\nx\n",
      merged: "a\r\nb\nx\n"),
    Case(
      testDescription: "a last line without an end", base: "a\nb\nc", mine: "x\nb\nc", theirs: "a\nb\ny",
      merged: "x\nb\ny"),
    Case(testDescription: "an empty base", base: "", mine: "x\n", theirs: "y\n", merged: nil),
  ]

  @Test(arguments: cases)
  func `changes that do not touch are merged`(_ test: Case) {
    #expect(LineMergeTests.merge(test.base, test.mine, test.theirs) == test.merged)
  }

  @Test(arguments: cases)
  func `sides can be exchanged`(_ test: Case) {
    #expect(LineMergeTests.merge(test.base, test.theirs, test.mine) == test.merged)
  }
}

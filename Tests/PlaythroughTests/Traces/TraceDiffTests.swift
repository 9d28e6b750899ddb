import BookTestSupport
import PropertyList
import Testing

@testable import Playthrough

/// Tests of comparing traces.
@Suite struct TraceDiffTests {
  private static func event(_ tick: Int, _ event: String, _ rest: String = "") -> String {
    "{\"tick\":\(tick),\"event\":\"\(event)\"\(rest)}\n"
  }

  private static func compare(_ expected: String, _ actual: String) -> TraceDiff? {
    TraceDiff.compare(expected: Array(expected.utf8), actual: Array(actual.utf8))
  }

  private static let plain = (0..<6).map { event($0, "tap", ",\"item\":\"i\($0)\"") }

  private static let differences: [(String, String, String)] = [
    ("", event(0, "tap"), "+ {\"tick\":0,\"event\":\"tap\"}\n"),
    (event(0, "tap"), "", "- {\"tick\":0,\"event\":\"tap\"}\n"),
    (
      event(30, "tap", ",\"item\":\"a\""), event(31, "tap", ",\"item\":\"a\""),
      """
      - {"tick":30,"event":"tap","item":"a"}
      + {"tick":31,"event":"tap","item":"a"}
          tick 30 → 31

      """
    ),
    (
      event(1, "touch.began", ",\"x\":1,\"y\":2"), event(1, "touch.began", ",\"reason\":\"first\",\"x\":1"),
      """
      - {"tick":1,"event":"touch.began","x":1,"y":2}
      + {"tick":1,"event":"touch.began","reason":"first","x":1}
          y 2 is missing, reason "first" is new

      """
    ),
    (
      plain.joined(), plain[...3].joined() + event(3, "page.exiting") + plain[4...].joined(),
      """
        … 2 unchanged lines
        {"tick":2,"event":"tap","item":"i2"}
        {"tick":3,"event":"tap","item":"i3"}
      + {"tick":3,"event":"page.exiting"}
        {"tick":4,"event":"tap","item":"i4"}
        {"tick":5,"event":"tap","item":"i5"}

      """
    ),
    (
      plain.joined(), plain[1...].joined(),
      """
      - {"tick":0,"event":"tap","item":"i0"}
        {"tick":1,"event":"tap","item":"i1"}
        {"tick":2,"event":"tap","item":"i2"}

      """
    ),
    (
      event(0, "tap", ",\"item\":\"a\"") + event(0, "tap", ",\"item\":\"b\""),
      event(0, "bounce") + event(1, "tap", ",\"item\":\"b\""),
      """
      - {"tick":0,"event":"tap","item":"a"}
      + {"tick":0,"event":"bounce"}
      - {"tick":0,"event":"tap","item":"b"}
      + {"tick":1,"event":"tap","item":"b"}
          tick 0 → 1

      """
    ),
    ("no JSON\n", "{\"a\":[1]}\n", "- no JSON\n+ {\"a\":[1]}\n"), ("a\u{1B}[2J", "", "- aU+001B[2J\n"),
  ]

  @Test(arguments: differences)
  func `a difference shows expected and actual lines`(expected: String, actual: String, text: String) {
    #expect(Self.compare(expected, actual)?.text == text)
  }

  @Test(arguments: ["", "a", "a\n", "a\nb\n", "\n\n"])
  func `the same lines do not differ, whatever ends them`(trace: String) {
    #expect(Self.compare(trace, trace) == nil)
    #expect(
      Self.compare(trace, trace.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        == nil)
  }

  @Test func `the first difference knows its lines`() throws {
    let actual = Self.plain[..<4].joined() + Self.event(9, "tap", ",\"item\":\"i4\"") + Self.plain[5]
    let diff = try #require(Self.compare(Self.plain.joined(), actual))
    let change = TraceDiff.Change(key: "tick", expected: "4", actual: "9")
    guard case .changed(let old, let new, let changes)? = diff.firstDifference else {
      Issue.record("\(diff.text)")
      return
    }
    #expect((old.number, new.number) == (5, 5))
    #expect(changes == [change])
    #expect(diff.isComplete)
  }

  @Test(arguments: [19, 20, 21, 100, 5000])
  func `long comparisons end after twenty differences`(count: Int) throws {
    let expected = (0..<count).map { Self.event($0, "tap", ",\"item\":\"i\($0)\"") }.joined()
    let actual = (0..<count).map { Self.event($0 + 1, "tap", ",\"item\":\"i\($0)\"") }.joined()
    let diff = try #require(Self.compare(expected, actual))
    let changed = diff.entries.filter { if case .changed = $0 { true } else { false } }
    #expect(changed.count == min(count, 20))
    #expect(diff.isComplete == (count <= 20))
    #expect(diff.text.hasSuffix("  … and more\n") == (count > 20))
    #expect(diff.text.utf8.count < 8000)
  }

  @Test func `two traces that share nothing are compared in time`() throws {
    let expected = (0..<20_000).map { "a\($0)\n" }.joined()
    let actual = (0..<20_000).map { "b\($0)\n" }.joined()
    let diff = try #require(Self.compare(expected, actual))
    #expect(!diff.isComplete)
    #expect(diff.entries.count <= 30)
  }

  /// Checks that removing what is missing and inserting what is unexpected turns one trace into the other.
  @Test(arguments: 0..<200)
  func `edits turn one trace into the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let expected = (0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0...5, using: &generator) }
    var actual = expected
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      if Bool.random(using: &generator), !actual.isEmpty {
        actual.remove(at: Int.random(in: 0..<actual.count, using: &generator))
      } else {
        actual.insert(Int.random(in: 0...9, using: &generator), at: Int.random(in: 0...actual.count, using: &generator))
      }
    }
    let alignment = LineAlignment(expected.count, actual.count, maxEdits: 128) { expected[$0] == actual[$1] }
    var made: [Int] = []
    var position = 0
    for edit in alignment.edits {
      made += expected[position..<edit.expected]
      position = edit.expected
      if edit.isMissing { position += 1 } else { made.append(actual[edit.actual]) }
    }
    made += expected[position...]
    #expect(made == actual)
    #expect(alignment.isComplete)
  }

  @Test(arguments: [
    ("{}", 0), ("{\"a\":1}", 1), ("{\"a\":1,\"b\":\"x,\\\"}\"}", 2), ("{\"a\":true,\"b\":null}", 2),
  ])
  func `a line is keys and values`(line: String, count: Int) {
    #expect(TraceFields(Array(line.utf8)[...])?.fields.count == count)
  }

  @Test(arguments: [
    "", "{", "}", "a", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":[1]}", "{\"a\":{}}", "{\"a\":\"}", "{\"a\":\"\\",
  ])
  func `an event must be an object of plain values`(line: String) {
    #expect(TraceFields(Array(line.utf8)[...]) == nil)
  }
}

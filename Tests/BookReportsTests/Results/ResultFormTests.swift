import BookReports
import PropertyList
import Testing

/// Tests of the results of scripts in all formats.
@Suite struct ResultFormTests {
  private static let passed = ScriptResult("books/moon.play", .passed, bookTime: 12.5, wallTime: .milliseconds(250))
  private static let skipped = ScriptResult("books/star.play", .skipped("not in shard 1/2"))
  private static let failed = ScriptResult(
    "hat.play",
    .failed([
      ScriptResult.Failure(
        .expectation, "`tap <moon>` has not happened", at: PropertyList.Place(line: 3, column: 1), bookTime: 1.5,
        details: ["nearest: tap \"star\"", "\u{1B}[31mred\tend"]),
      ScriptResult.Failure(.trace, "the trace differs", in: "hat.trace", at: PropertyList.Place(line: 7, column: 1)),
    ]), bookTime: 2, wallTime: .microseconds(12_400))
  private static let odd = ScriptResult("a #1\\b\n.play", .failed([ScriptResult.Failure(.book, "no book")]))

  @Test func `text lists failures and omits what passed`() {
    let text = ResultText(paint: Paint(isColored: false))
    #expect(text.lines(of: Self.passed) == "")
    #expect(text.lines(of: Self.skipped) == "books/star.play: skipped: not in shard 1/2\n")
    #expect(
      text.lines(of: Self.failed) == """
        hat.play:3:1: error: `tap <moon>` has not happened
          at 1.5 s in the book
          nearest: tap "star"
          U+001B[31mred\tend
        hat.trace:7:1: error: the trace differs

        """)
    #expect(text.lines(of: Self.odd) == "a #1\\b\\n.play: error: no book\n")
  }

  @Test(arguments: [
    ([], "0 scripts\n"), ([passed], "1 script: 1 passed\n"),
    ([passed, failed, odd, skipped], "4 scripts: 1 passed, 2 failed, 1 skipped\n"),
  ])
  func `the last line counts even without a line end`(results: [ScriptResult], line: String) {
    #expect(ResultText(paint: Paint(isColored: false)).summary(of: ResultCounts(results)) == line)
  }

  @Test func `of scripts that are run again, the summary says how many there are in all`() {
    let text = ResultText(paint: Paint(isColored: false))
    let counts = ResultCounts([ScriptResult("a.play", .passed)])
    #expect(text.summary(of: counts, repeated: 40) == "1 of 40 scripts again: 1 passed\n")
    #expect(text.summary(of: counts, repeated: 1) == "1 of 1 script again: 1 passed\n")
  }

  @Test func `failures are red on a terminal`() {
    let text = ResultText(paint: Paint(isColored: true)).lines(of: Self.odd)
    #expect(text == "a #1\\b\\n.play: \u{1B}[1;31merror:\u{1B}[0m no book\n")
  }

  @Test func `JUnit has a suite for each folder`() {
    #expect(
      ResultJUnit.document([Self.passed, Self.failed, Self.skipped]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="bookplay test" tests="3" failures="1" errors="0" time="0.262">
          <testsuite name="books" tests="2" failures="0" errors="0" skipped="1" time="0.25">
            <testcase classname="books" name="moon.play" time="0.25">
              <properties><property name="book-time" value="12.5"/></properties>
            </testcase>
            <testcase classname="books" name="star.play" time="0">
              <skipped message="not in shard 1/2"/>
            </testcase>
          </testsuite>
          <testsuite name="." tests="1" failures="1" errors="0" skipped="0" time="0.012">
            <testcase classname="." name="hat.play" time="0.012">
              <properties><property name="book-time" value="2"/></properties>
              <failure type="expectation" message="`tap &lt;moon&gt;` has not happened">\
        hat.play:3:1: error: `tap &lt;moon&gt;` has not happened&#10;at 1.5 s in the book&#10;\
        nearest: tap &quot;star&quot;&#10;\u{FFFD}[31mred&#9;end&#10;hat.trace:7:1: error: the trace differs</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `TAP counts and escapes`() {
    #expect(ResultTAP.header(count: 3) == "TAP version 14\n1..3\n")
    #expect(ResultTAP.lines(of: Self.passed, number: 1) == "ok 1 - books/moon.play\n")
    #expect(ResultTAP.lines(of: Self.skipped, number: 2) == "ok 2 - books/star.play # SKIP not in shard 1/2\n")
    #expect(
      ResultTAP.lines(of: Self.failed, number: 3) == #"""
        not ok 3 - hat.play
          ---
          failures:
            - kind: expectation
              message: "`tap <moon>` has not happened"
              at: "hat.play:3:1"
              time: 1.5
              details:
                - "nearest: tap \"star\""
                - "\u001b[31mred\tend"
            - kind: trace
              message: "the trace differs"
              at: "hat.trace:7:1"
          ...

        """#)
    #expect(ResultTAP.lines(of: Self.odd, number: 4).hasPrefix("not ok 4 - a \\#1\\\\b\\n.play\n"))
  }

  @Test(arguments: [
    ("c # TODO.play", "c U+0023 TODO.play"), ("#skipped", "U+0023skipped"), ("# to do", "\\# to do"), ("a#", "a\\#"),
  ])
  func `no name is a directive of TAP`(name: String, written: String) {
    #expect(ResultTAP.lines(of: ScriptResult(name, .passed), number: 1) == "ok 1 - \(written)\n")
  }

  @Test(arguments: [(1, 3, 7, 3), (2, 3, 7, 2), (3, 3, 7, 2), (3, 3, 2, 0), (1, 1, 9, 9), (5, 9, 5, 1)])
  func `a shard says how many scripts it has`(number: Int, count: Int, scripts: Int, share: Int) throws {
    let label = ShardLabel(number: number, count: count, scripts: scripts)
    #expect(label.line == #"{"shard":{"number":\#(number),"count":\#(count),"scripts":\#(scripts)}}"# + "\n")
    #expect(try ShardLabel.read(JSONValue(json: Array(label.line.utf8))) == label)
    #expect(label.share == share)
  }

  @Test(arguments: [
    "{}", "[]", #"{"shard":2}"#, #"{"shard":{"number":0,"count":1,"scripts":1}}"#,
    #"{"shard":{"number":2,"count":1,"scripts":1}}"#, #"{"shard":{"number":1,"count":1,"scripts":0}}"#,
    #"{"shard":{"number":1,"count":1.5,"scripts":1}}"#, #"{"shard":{"number":1,"count":1}}"#,
  ])
  func `an invalid shard label is not read`(line: String) throws {
    #expect(try ShardLabel.read(JSONValue(json: Array(line.utf8))) == nil)
  }

  @Test func `JSON has one line for each script`() {
    #expect(
      ResultJSON.line(of: Self.passed)
        == #"{"script":"books/moon.play","outcome":"passed","bookTime":12.5,"wallTime":0.25}"#
        + "\n")
    #expect(
      ResultJSON.line(of: Self.odd)
        == #"{"script":"a #1\\b\n.play","outcome":"failed","failures":[{"kind":"book","message":"no book"}],"#
        + #""bookTime":0,"wallTime":0}"#
        + "\n")
  }

  @Test(arguments: [
    passed, skipped, failed, odd, ScriptResult("a.play", .passed, bookTime: 1, book: "Moon & \u{1B}/book.plist"),
  ])
  func `JSON reads back the same`(result: ScriptResult) {
    #expect(Self.read(ResultJSON.line(of: result)) == result)
  }

  private static func read(_ line: String) -> ScriptResult? {
    (try? JSONValue(json: Array(line.utf8))).flatMap { ResultJSON.read($0) }
  }

  @Test func `a line of an older program is read too`() {
    let line = #"{"script":"a","outcome":"passed","time":1.5}"#
    #expect(Self.read(line) == ScriptResult("a", .passed, bookTime: 1.5))
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"script":"a","outcome":"passed"}"#, #"{"script":"a","outcome":"green","time":0}"#,
    #"{"script":"a","outcome":"failed","time":0}"#, #"{"script":"a","outcome":"failed","failures":[],"time":0}"#,
    #"{"script":"a","outcome":"failed","failures":[{"kind":"x","message":"y"}],"time":0}"#,
  ])
  func `a line without a result is refused`(line: String) {
    #expect(Self.read(line) == nil)
  }
}

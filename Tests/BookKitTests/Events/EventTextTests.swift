import BookKit
import Testing

/// Tests of events as people read them.
@Suite struct EventTextTests {
  @Test(arguments: EventCase.all)
  func `what happened follows time and page`(in row: EventCase) {
    var bytes: [UInt8] = []
    EventText(names: row.names, tickRate: 60).append(row.event, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "     0.000   1  " + row.text + "\n")
  }

  @Test(arguments: [
    (Ticks(1), 60, 1, "     0.017   1  tap\n"), (Ticks(90), 60, 12, "     1.500  12  tap\n"),
    (Ticks(5), 1000, nil, "     0.005      tap\n"), (Ticks(1), 2000, 1, "     0.001   1  tap\n"),
    (Ticks(3999), 2000, 1, "     2.000   1  tap\n"),
    (Ticks(123_456_789_012), 1000, 12345, "123456789.01212345  tap\n"),
  ])
  func `time and page are in columns`(tick: Ticks, tickRate: Int, page: Int?, line: String) {
    var bytes: [UInt8] = []
    EventText(names: NameTable(), tickRate: tickRate).append(Event(.tap, at: tick, page: page), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }

  @Test(arguments: [
    ("moon", "moon"), ("the moon", "\"the moon\""), ("", "\"\""), ("a/b", "\"a/b\""), ("a=b", "\"a=b\""),
    ("#1", "\"#1\""), ("a#1", "a#1"), ("a\"b\\c", #""a\"b\\c""#), ("a\nb", #""a\nb""#),
    ("\u{1B}[31m", "\"U+001B[31m\""),
    ("a\u{202E}b", "\"aU+202Eb\""), ("Käse", "Käse"), ("月", "月"), ("a.b", "a.b"),
  ])
  func `a name is quoted unless it is a single word`(name: String, shown: String) {
    var names = NameTable()
    var event = Event(.tap, at: .zero)
    event.item = names.intern(name.utf8)
    var bytes: [UInt8] = []
    EventText(names: names, tickRate: 60).appendPattern(event, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "tap " + shown)
  }
}

import BookKit
import Testing

/// Tests of the lines of a trace.
@Suite struct EventLineTests {
  @Test(arguments: EventCase.all)
  func `an event is one line of JSON with its keys in order`(of row: EventCase) {
    var bytes = Array("before\n".utf8)
    EventLineWriter(names: row.names, tickRate: 60).append(row.event, to: &bytes)
    let start = #"{"tick":0,"time":0,"page":1,"event":""# + row.event.kind.keyword.description + "\""
    #expect(String(decoding: bytes, as: UTF8.self) == "before\n" + start + row.line + "}\n")
  }

  @Test func `lines that are written together are those of each event`() {
    var names = NameTable()
    let (cover, contents) = (names.intern("cover".utf8), names.intern("contents".utf8))
    var events: [Event] = []
    for tick in [0, 0, 7, 600] as [Int64] {
      for (page, section) in [(1, nil), (1, nil), (2, nil), (nil, cover), (nil, contents), (nil, nil), (1, nil)]
        as [(Int?, Name?)]
      {
        for kind in [EventKind.pageEntered, .tap] {
          var event = Event(kind, at: Ticks(tick), page: page)
          event.section = section
          events.append(event)
        }
      }
    }
    let lines = EventLineWriter(names: names, tickRate: 60)
    var (together, each) = ([] as [UInt8], [] as [UInt8])
    lines.append(events, to: &together)
    for event in events { lines.append(event, to: &each) }
    #expect(String(decoding: together, as: UTF8.self) == String(decoding: each, as: UTF8.self))
    lines.append([], to: &together)
    #expect(together.count == each.count)
  }

  @Test func `an event of the credits has no page`() {
    var bytes: [UInt8] = []
    EventLineWriter(names: NameTable(), tickRate: 1).append(Event(.creditShown, at: Ticks(3)), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"tick":3,"time":3,"event":"credit.shown"}"# + "\n")
  }

  @Test(arguments: [
    (0, 60, "0"), (1, 60, "0.016667"), (2, 60, "0.033333"), (30, 60, "0.5"), (60, 60, "1"), (61, 60, "1.016667"),
    (3, 1000, "0.003"), (1, 64, "0.015625"), (1, 128, "0.007813"), (3, 128, "0.023438"), (1, 7, "0.142857"),
    (6, 7, "0.857143"), (1, 3, "0.333333"), (2, 3, "0.666667"), (1 << 53, 1000, "9007199254740.992"),
    (1 << 53, 1, "9007199254740992"), (999, 1000, "0.999"),
  ])
  func `time has six decimals at most, and halves go up`(tick: Int64, tickRate: Int, expected: String) {
    var bytes: [UInt8] = []
    EventLineWriter(names: NameTable(), tickRate: tickRate).append(Event(.tap, at: Ticks(tick)), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"tick":\#(tick),"time":\#(expected),"event":"tap"}"# + "\n")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
      (0.0005, "0.001"), (-0.0005, "-0.001"), (0.0004999, "0"), (-0.0004999, "0"), (0.9995, "1"), (-0.9996, "-1"),
      (0.0625, "0.063"), (-0.0625, "-0.063"), (0.1875, "0.188"), (2.5, "2.5"), (1023.9999, "1024"), (12.34, "12.34"),
      // The `Double` nearest to 1.0005 is below it, that nearest to 1.0015 is above; as written, both are ties.
      (1.0005, "1.001"), (1.0015, "1.002"), (1e-300, "0"), (0x1p-12, "0"), (123_456_789.125, "123456789.125"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (4_503_599_627_370_495.5, "4503599627370495.5"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func `places have three decimals at most, and halves go away from zero`(number: Double, expected: String) {
    var event = Event(.touchEnded, at: .zero)
    event.position = Point(x: number, y: 0)
    var bytes: [UInt8] = []
    EventLineWriter(names: NameTable(), tickRate: 60).append(event, to: &bytes)
    let line = #"{"tick":0,"time":0,"event":"touch.ended","x":\#(expected),"y":0}"# + "\n"
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (7, "7"), (-7, "-7"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"),
      (1e-7, "1e-07"), (0.1 + 0.2, "0.30000000000000004"), (-2.5, "-2.5"), (1e22, "1e+22"), (.infinity, "null"),
      (.nan, "null"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(Double, String)])
  func `a value has the shortest form that reads back the same`(number: Double, expected: String) {
    var event = Event(.variableChanged, at: .zero)
    event.value = .number(number)
    var bytes: [UInt8] = []
    EventLineWriter(names: NameTable(), tickRate: 60).append(event, to: &bytes)
    let line = #"{"tick":0,"time":0,"event":"variable.changed","value":\#(expected)}"# + "\n"
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("a/b", #""a/b""#), ("\n\t\r", #""\n\t\r""#),
    ("\u{8}\u{C}", #""\b\f""#), ("\u{1}\u{1F}", #""\u0001\u001f""#), ("\u{7F}é☾🌙", "\"\u{7F}é☾🌙\""),
  ])
  func `text has only the escapes that JSON requires`(text: String, expected: String) {
    var names = NameTable()
    var event = Event(.itemAdded, at: .zero)
    event.item = names.intern(text.utf8)
    var bytes: [UInt8] = []
    EventLineWriter(names: names, tickRate: 60).append(event, to: &bytes)
    let line = #"{"tick":0,"time":0,"event":"item.added","item":\#(expected)}"# + "\n"
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }
}

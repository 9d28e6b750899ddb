import BookKit
import Testing

/// Tests of which events a pattern matches.
@Suite struct EventPatternTests {
  /// Returns a drop that carries everything an event can carry.
  private static func event(_ names: inout NameTable) -> Event {
    var event = Event(.dragDropped, at: Ticks(7), page: 2)
    (event.item, event.tween, event.target) = (
      names.intern("hat".utf8), names.intern("fly".utf8), names.intern("head".utf8)
    )
    (event.other, event.text, event.name) = (
      names.intern("bounds".utf8), names.intern("Once".utf8), names.intern("n".utf8)
    )
    (event.pass, event.index, event.url) = (3, 4, names.intern("https://a".utf8))
    (event.value, event.origin, event.reason) = (.number(1.5), .item(names.intern("star".utf8)), .first)
    (event.isFinished, event.position) = (false, Point(x: 10, y: 20))
    return event
  }

  private typealias Change = @Sendable (inout EventPattern) -> Void
  private static let fitting: [Change] = [
    { _ in }, { $0.page = 2 }, { $0.item = Array("hat".utf8) }, { $0.tween = Array("fly".utf8) },
    { $0.target = Array("head".utf8) }, { $0.other = Array("bounds".utf8) }, { $0.text = Array("Once".utf8) },
    { $0.name = Array("n".utf8) }, { $0.pass = 3 }, { $0.index = 4 }, { $0.url = Array("https://a".utf8) },
    { $0.value = .number(1.5) }, { $0.value = .number(1.5009) }, { $0.origin = .text(Array("star".utf8)) },
    { $0.reason = .first }, { $0.isFinished = false }, { $0.x = 10.0005 }, { $0.y = 20 },
  ]
  private static let other: [Change] = [
    { $0.kind = .dragEnded }, { $0.page = 1 }, { $0.item = Array("ha".utf8) }, { $0.item = Array("hats".utf8) },
    { $0.tween = Array("Fly".utf8) }, { $0.target = [] }, { $0.other = Array("bound".utf8) },
    { $0.text = Array("e".utf8) },
    { $0.name = Array("m".utf8) }, { $0.pass = 2 }, { $0.index = 5 }, { $0.url = Array("https://b".utf8) },
    { $0.value = .number(1.502) }, { $0.value = .text(Array("1.5".utf8)) }, { $0.value = .boolean(true) },
    { $0.origin = .text(Array("page".utf8)) }, { $0.origin = .page(2) }, { $0.reason = .cascade },
    { $0.isFinished = true }, { $0.x = 10.1 }, { $0.y = 10 },
  ]

  @Test(arguments: fitting.indices)
  func `a pattern matches an event with the requested values`(row: Int) {
    var names = NameTable()
    let event = Self.event(&names)
    var pattern = EventPattern(.dragDropped)
    Self.fitting[row](&pattern)
    #expect(pattern.matches(event, names: names))
    // An event without any of this matches only the pattern that asks for nothing.
    #expect(pattern.matches(Event(.dragDropped, at: .zero), names: names) == (row == 0))
  }

  @Test(arguments: other.indices)
  func `a pattern doesn't match an event with other values`(row: Int) {
    var names = NameTable()
    let event = Self.event(&names)
    var pattern = EventPattern(.dragDropped)
    Self.other[row](&pattern)
    #expect(!pattern.matches(event, names: names))
  }

  @Test func `the page itself and the page before are causes too`() {
    var event = Event(.triggerFired, at: .zero)
    event.origin = .wholePage
    var pattern = EventPattern(.triggerFired)
    pattern.origin = .text(Array("page".utf8))
    #expect(pattern.matches(event, names: NameTable()))
    pattern.origin = .page(2)
    #expect(!pattern.matches(event, names: NameTable()))
    event.origin = .page(2)
    #expect(pattern.matches(event, names: NameTable()))
  }

  @Test(
    arguments: [
      (ExpectedValue.number(1), Event.Datum.number(1.001), true), (.number(1), .number(1.0011), false),
      (.number(.infinity), .number(.infinity), true), (.number(1), .boolean(true), false),
      (.boolean(true), .boolean(true), true), (.boolean(true), .boolean(false), false),
      (.color(.black), .color(.black), true), (.text(Array("black".utf8)), .color(.black), true),
      (.text(Array("red".utf8)), .color(.black), false), (.color(.black), .number(0), false),
    ] as [(ExpectedValue, Event.Datum, Bool)])
  func `values are compared by kind and value`(expected: ExpectedValue, found: Event.Datum, isEqual: Bool) {
    #expect(expected.equals(found, names: NameTable()) == isEqual)
  }

  @Test func `every kind says what it may carry, in the order of traces`() {
    for kind in EventKind.allCases {
      let order = kind.keys.map(\.ordinal)
      #expect(order == order.sorted(), "\(kind.keyword)")
      #expect(!kind.keys.contains { [.tick, .time, .page, .section, .event].contains($0) }, "\(kind.keyword)")
      // The event can carry what the second word of a pattern refers to.
      let second: EventKey? =
        switch kind.subject {
        case .page, .section: nil
        case .item: .item
        case .name: .name
        case .value: .value
        }
      #expect(second.map(kind.keys.contains) ?? true, "\(kind.keyword)")
    }
  }
}

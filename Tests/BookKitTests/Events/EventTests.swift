import Testing

@testable import BookKit

/// Tests of what an event carries, which it stores in little memory.
@Suite struct EventTests {
  @Test func `an event has nothing but its kind, its tick and its page at first`() {
    let event = Event(.tap, at: Ticks(3), page: 2)
    #expect(event.page == 2 && event.section == nil && event.item == nil && event.tween == nil && event.target == nil)
    #expect(event.other == nil && event.index == nil && event.text == nil && event.name == nil && event.url == nil)
    #expect(Event(.tap, at: Ticks(3)).page == nil)
  }

  @Test(arguments: [0, 1, UInt32.max - 1]) func `names are kept, and can be taken away`(index: UInt32) {
    let paths: [WritableKeyPath<Event, Name?>] = [
      \.section, \.item, \.tween, \.target, \.other, \.text, \.name, \.url,
    ]
    for path in paths {
      var event = Event(.tap, at: Ticks(0))
      event[keyPath: path] = Name(index: index)
      #expect(event[keyPath: path] == Name(index: index) && event != Event(.tap, at: Ticks(0)))
      event[keyPath: path] = nil
      #expect(event[keyPath: path] == nil && event == Event(.tap, at: Ticks(0)))
    }
  }

  @Test(arguments: [0, 1, -1, Int(Int32.max)]) func `numbers are kept, and can be taken away`(number: Int) {
    for path in [\Event.page, \.index] {
      var event = Event(.tap, at: Ticks(0))
      event[keyPath: path] = number
      #expect(event[keyPath: path] == number)
      event[keyPath: path] = nil
      #expect(event[keyPath: path] == nil)
    }
  }
}

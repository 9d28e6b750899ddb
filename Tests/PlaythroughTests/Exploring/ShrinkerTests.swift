import BookKit
import BookTestSupport
import Testing

@testable import Playthrough

@Suite struct ShrinkerTests {
  /// Commands that don't contribute to what is to be shown.
  private static let noise: [Command] = [
    .input(.previous), .mark, .wait(.ticks(7)), .tap(.item(Array("a".utf8))), .release(finger: 3),
    .input(.language("de")),
  ]
  /// The commands that have to stay, in this order.
  private static let essential: [Command] = [.input(.next), .input(.openCredits), .cancel(finger: 2), .input(.next)]

  private static func holdsAll(_ commands: [Command]) -> Bool {
    var rest = essential[...]
    for command in commands where command == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test(arguments: 0..<60)
  func `only necessary commands stay`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var commands: [Command] = []
    for needed in Self.essential {
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        commands.append(Self.noise.randomElement(using: &generator) ?? .mark)
      }
      commands.append(needed)
    }
    var shrinker = Shrinker(tickRate: 60, shows: Self.holdsAll)
    #expect(shrinker.shrink(commands, page: 2) == Self.essential)
    #expect(shrinker.trialsLeft >= 0)
  }

  @Test func `a shrunken script always still shows the problem`() {
    var shrinker = Shrinker(tickRate: 60) { $0 == [.input(.next), .mark, .input(.next)] }
    #expect(shrinker.shrink([.input(.next), .mark, .input(.next)], page: 1) == [.input(.next), .mark, .input(.next)])
  }

  @Test(arguments: [
    ([Int64(7)], "0.5s"), ([31], "1s"), ([60, 61], "3s"), ([600], "10s"), ([7200, 6], "120.1s"), ([7201], "7201 ticks"),
  ])
  func `waits become one, the shortest round one that is long enough`(ticks: [Int64], time: String) {
    let needed = ticks.reduce(0, +)
    var shrinker = Shrinker(tickRate: 60) { commands in
      var sum: Int64 = 0
      for case .wait(let time) in commands { sum += time.roundedUp(tickRate: 60).count }
      return sum >= needed
    }
    let commands = shrinker.shrink(ticks.map { .wait(.ticks($0)) }, page: 1)
    var bytes: [UInt8] = []
    for command in commands { ScriptText(ScriptNames(Book())).append(command, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "wait " + time)
  }

  @Test(arguments: 195..<215)
  func `a press is shortened to a tap, even if the limit is reached`(count: Int) {
    let taps: [Command] = [.press(.item(Array("a".utf8)), finger: 0), .wait(.ticks(3)), .release(finger: 0)]
    var shrinker = Shrinker(tickRate: 60) { commands in
      guard commands.filter({ $0 == .input(.next) }).count == count else { return false }
      return commands.contains(.tap(.item(Array("a".utf8)))) || commands.filter(taps.contains) == taps
    }
    let commands = shrinker.shrink(Array(repeating: .input(.next), count: count) + taps, page: 0)
    #expect(shrinker.trialsLeft == 0)
    #expect(commands.contains(.tap(.item(Array("a".utf8)))))
    #expect(!commands.contains(.mark) && !commands.contains(.release(finger: 0)))
  }

  @Test func `steps to a page are dropped if it can be opened directly`() {
    var shrinker = Shrinker(tickRate: 60) { $0.contains(.input(.open(page: 4))) && $0.last == .input(.previous) }
    #expect(
      shrinker.shrink([.input(.next), .input(.next), .input(.next), .input(.previous)], page: 4) == [
        .input(.open(page: 4)), .input(.previous),
      ])
  }
}

@Suite struct FrontierTests {
  @Test func `the frontier alternates between pages and prefers fresh states`() {
    var frontier = Frontier(pages: 2)
    for number in 0..<40 { frontier.add(number, page: 1, rank: .calm) }
    frontier.add(100, page: 2, rank: .busy)
    frontier.add(101, page: 1, rank: .fresh)
    let first = (0..<3).compactMap { _ in frontier.next() }
    #expect(first == [101, 100, 0])
    #expect(frontier.count == 39)
    while frontier.next() != nil {}
    #expect(frontier.count == 0)
  }
}

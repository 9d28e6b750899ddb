import BookTestSupport
import Testing

@testable import BookKit

/// Tests of what holds for any book and any inputs.
@Suite struct RandomBookTests {
  /// The number of books, enough for each test run; the environment can ask for more.
  private static let bookCount = TestLength.pick(10, long: 60, orFrom: "BOOKKIT_RANDOM_BOOKS")
  static let seeds = Array(stride(from: UInt64(0), to: bookCount, by: 10))
  private static let seedsOfCase: UInt64 = 10

  /// The ways to play that must give the same events as playing at once.
  private static let manners: [(name: String, options: RandomPlaythrough.Options)] = {
    func manner(_ name: String, _ change: (inout RandomPlaythrough.Options) -> Void) -> (
      name: String, options: RandomPlaythrough.Options
    ) {
      var options = RandomPlaythrough.Options()
      change(&options)
      return (name, options)
    }
    return [
      manner("a second time, and checked after every input") { $0.isChecked = true },
      manner("in 3 portions of time") { $0.portions = 3 },
      manner("in a million portions of time") { $0.portions = 1_000_000 },
      manner("with a copy that plays on after input 3") { $0.copiesAfter = 3 },
      manner("with a copy that plays on after input 12") { $0.copiesAfter = 12 },
      manner("continued from its first state") { $0.writesAfter = 0 },
      manner("continued from its state after input 5") { $0.writesAfter = 5 },
      manner("continued from its state after input 20") { $0.writesAfter = 20 },
      manner("with reduced motion") { $0.settings.reducesMotion = true },
      manner("with verbose events") { $0.settings.isVerbose = true },
    ]
  }()

  /// Returns the random playthroughs that start with a seed.
  private func playthroughs(from seed: UInt64) -> [(seed: UInt64, play: RandomPlaythrough)] {
    (seed..<seed + Self.seedsOfCase).compactMap { seed in RandomPlaythrough(ChoiceSource(seed: seed)).map { (seed, $0) }
    }
  }

  @Test(arguments: seeds) func `however a book is played, its events are the same`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      let plain = play.played()
      let digests = plain.digests
      for (name, options) in Self.manners {
        var options = options
        // With verbose events, the next tick with an event is a different one.
        if options.settings.isVerbose { options.leaps = plain.leaps }
        let outcome = play.played(options)
        #expect(outcome.violation == nil, "seed \(seed), \(name)")
        #expect(outcome.digests == digests, "seed \(seed), \(name)")
        #expect(outcome.player.tick == plain.player.tick, "seed \(seed), \(name)")
      }
    }
  }

  @Test(arguments: seeds) func `a copy continues exactly like the player`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      var players = [Player(play.book), Player(play.book)]
      for (number, input) in play.inputs.prefix(20).enumerated() {
        if number == 10 { players[1] = players[0] }
        for index in players.indices { input.act(on: &players[index]) }
        let events = players.indices.map { index in
          players[index].takeEvents().map { $0.digest(players[index].names) }
        }
        #expect(events[0] == events[1], "seed \(seed), input \(number)")
      }
    }
  }

  /// Draws two players into lists that they share and into lists of their own, at different times.
  @Test(arguments: seeds) func `a list that was filled before is filled like a new one`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      var players = [Player(play.book), Player(play.book)]
      var (shared, own) = (DrawList(), [DrawList(), DrawList()])
      for (number, input) in play.inputs.prefix(20).enumerated() {
        if number == 8 { players[1] = players[0] }
        for index in players.indices {
          // From here on, the two are at different moments of the same page.
          if number == 12, index == 1 { players[1].advance(by: Ticks(7)) }
          input.act(on: &players[index])
          var fresh = DrawList()
          var copy = players[index]
          copy.draw(into: &fresh)
          if (number + index) % 3 != 0 {
            players[index].draw(into: &own[index])
            #expect(own[index].items.elementsEqual(fresh.items), "seed \(seed), input \(number)")
          }
          players[index].draw(into: &shared)
          #expect(shared.items.elementsEqual(fresh.items), "seed \(seed), input \(number), shared")
          players[index].drawLeavingPage(into: &shared)
          copy.drawLeavingPage(into: &fresh)
          #expect(shared.items.elementsEqual(fresh.items), "seed \(seed), input \(number), leaving")
          players[index].discardEvents()
        }
      }
    }
  }

  /// The seeds of books in which many kinds of events happen, so that few others are played.
  private static let eventfulSeeds: [UInt64] = [
    243, 108, 210, 212, 160, 1, 22, 43, 127, 2, 3, 20, 67, 78, 88, 89, 92, 125, 164, 249, 524,
  ]

  /// Checks that every kind of event happens, so that the tests above don't pass because nothing does.
  @Test(.enabled(if: TestLength.isLong)) func `random books produce every kind of event`() {
    var missing = Set(EventKind.allCases).subtracting(RandomBook.absentEvents)
    for seed in Self.eventfulSeeds + (0..<3000) where !missing.isEmpty {
      guard let play = RandomPlaythrough(ChoiceSource(seed: seed)) else { continue }
      var manner = RandomPlaythrough.Options()
      manner.settings.isVerbose = true
      for event in play.played(manner).events { missing.remove(event.kind) }
    }
    #expect(missing == [])
  }
}

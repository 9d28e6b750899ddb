import BookTestSupport
import Foundation
import Testing

@testable import BookKit

/// Tests of what holds for any book and any inputs.
@Suite struct RandomBookTests {
  /// The number of books, enough for each test run; the environment can ask for more.
  private static let bookCount = UInt64(ProcessInfo.processInfo.environment["BOOKKIT_RANDOM_BOOKS"] ?? "") ?? 60
  static let seeds = Array(stride(from: UInt64(0), to: bookCount, by: 10))
  private static let seedsOfCase: UInt64 = 10

  /// Returns the random playthroughs that start with a seed.
  private func playthroughs(from seed: UInt64) -> [(seed: UInt64, play: RandomPlaythrough)] {
    (seed..<seed + Self.seedsOfCase).compactMap { seed in RandomPlaythrough(ChoiceSource(seed: seed)).map { (seed, $0) }
    }
  }

  @Test(arguments: seeds) func `a player is sound after every input`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      var manner = RandomPlaythrough.Options()
      manner.isChecked = true
      #expect(play.played(manner).violation == nil, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `two runs give the same events`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      #expect(play.played().digests == play.played().digests, "seed \(seed)")
    }
  }

  @Test(arguments: seeds, [3, 1_000_000] as [Int64])
  func `time in many portions tells the same as time in one`(from seed: UInt64, portions: Int64) {
    for (seed, play) in playthroughs(from: seed) {
      var manner = RandomPlaythrough.Options()
      manner.portions = portions
      let (whole, split) = (play.played(), play.played(manner))
      #expect(whole.digests == split.digests, "seed \(seed)")
      #expect(whole.player.tick == split.player.tick, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `a copy doesn't affect the original player`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      for number in [3, 12] {
        var manner = RandomPlaythrough.Options()
        manner.copiesAfter = number
        #expect(play.played(manner).digests == play.played().digests, "seed \(seed), input \(number)")
      }
    }
  }

  @Test(arguments: seeds) func `a copy continues exactly like the player`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      var players = [Player(play.book), Player(play.book)]
      for (number, input) in play.inputs.prefix(20).enumerated() {
        if number == 10 { players[1] = players[0] }
        for index in players.indices { input.act(on: &players[index]) }
        let told = players.map { player in player.events.map { $0.digest(player.names) } }
        #expect(told[0] == told[1], "seed \(seed), input \(number)")
      }
    }
  }

  @Test(arguments: seeds) func `a new player continues from a saved state`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      for number in [0, 5, 20] {
        var manner = RandomPlaythrough.Options()
        manner.writesAfter = number
        let outcome = play.played(manner)
        #expect(outcome.violation == nil, "seed \(seed)")
        #expect(outcome.digests == play.played().digests, "seed \(seed), input \(number)")
      }
    }
  }

  @Test(arguments: seeds) func `reduced motion changes no event`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      var manner = RandomPlaythrough.Options()
      manner.settings.reducesMotion = true
      #expect(play.played(manner).digests == play.played().digests, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `verbose events change nothing else`(from seed: UInt64) {
    for (seed, play) in playthroughs(from: seed) {
      let plain = play.played()
      var manner = RandomPlaythrough.Options()
      manner.settings.isVerbose = true
      // With verbose events, the next tick with an event is a different one.
      manner.leaps = plain.leaps
      #expect(play.played(manner).digests == plain.digests, "seed \(seed)")
    }
  }

  /// Checks that every kind of event happens, so that the tests above don't pass because nothing does.
  @Test func `random books produce every kind of event`() {
    var missing = Set(EventKind.allCases).subtracting(RandomBook.absentEvents)
    for seed in 0..<400 as Range<UInt64> where !missing.isEmpty {
      guard let play = RandomPlaythrough(ChoiceSource(seed: seed)) else { continue }
      var manner = RandomPlaythrough.Options()
      manner.settings.isVerbose = true
      for event in play.played(manner).events { missing.remove(event.kind) }
    }
    #expect(missing == [])
  }
}

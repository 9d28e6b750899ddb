import BookTestSupport
import Testing

@testable import BookKit

/// Tests that a player continues from a saved state as if it had never stopped.
@Suite struct SavingTests {
  @Test(arguments: LittleBook.saved) func `going back to a saved state undoes all that came after`(
    _ book: LittleBook
  ) throws {
    let played = try book.played { player in
      let saved = player.save()
      var reader = RandomReader(seed: UInt64(player.tick.count))
      for _ in 0..<3 { reader.act(on: &player) }
      try player.restore(saved)
      #expect(player.save() == saved)
    }
    #expect(played.trace == book.played().trace)
    #expect(played.failedExpectations == [])
  }

  @Test(arguments: LittleBook.saved) func `continuing from a saved state changes nothing`(_ book: LittleBook) throws {
    let blank = try #require(book.preparedPlayer())
    let played = try book.played { player in player = try player.rewritten(for: blank) }
    #expect(played.trace == book.played().trace)
    #expect(played.failedExpectations == [])
  }

  @Test(arguments: LittleBook.saved) func `continuing from a saved state changes nothing for random inputs`(
    _ book: LittleBook
  ) throws {
    let blank = try #require(book.preparedPlayer())
    for seed in 0..<TestLength.pick(1, long: 2) as Range<UInt64> {
      var (steady, restored) = (blank, blank)
      var (first, second) = (RandomReader(seed: seed), RandomReader(seed: seed))
      for _ in 0..<TestLength.pick(10, long: 30) {
        first.act(on: &steady)
        second.act(on: &restored)
        #expect(restored.takeEvents() == steady.takeEvents())
        restored = try restored.rewritten(for: blank)
      }
    }
  }

  @Test(arguments: ["body.collided", "body.rested", "drag.dropped", "tween.cancelled", "trigger.fired"])
  func `the book of bodies shows what bodies do`(_ event: String) {
    #expect(LittleBook.bodies.played().trace.contains { $0.contains(event) })
  }

  @Test func `events that were not taken are dropped by restoring`() throws {
    var player = try #require(LittleBook.saved[0].player())
    let saved = player.save()
    player.open(page: 1)
    #expect(!player.events.isEmpty)
    try player.restore(saved)
    #expect(player.events.isEmpty && player.page == nil)
  }
}

/// A reader who does random things, the same for the same seed.
struct RandomReader {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func act(on player: inout Player) {
    let point = Point(
      x: Double.random(in: 0...600, using: &generator), y: Double.random(in: 0...600, using: &generator))
    let finger = Int.random(in: 0...1, using: &generator)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: player.open(page: Int.random(in: 1...3, using: &generator))
    case 1: player.turnToNextPage()
    case 2: player.perform(.openCredits)
    case 3: player.perform(.language(Bool.random(using: &generator) ? "it" : "en"))
    case 4: if let choice = player.choices.randomElement(using: &generator) { player.choose(choice) }
    case 5...6: player.touch(.began, finger: finger, at: onStage(player) ?? point)
    case 7...8: player.touch(.moved, finger: finger, at: point)
    case 9: player.touch(.ended, finger: finger, at: point)
    case 10: player.touch(.cancelled, finger: finger, at: point)
    default: player.advance(by: Ticks(Int64.random(in: 0...9, using: &generator)))
    }
    if player.page == nil { player.open(page: 1) }
  }

  /// Returns a point on a random element.
  private mutating func onStage(_ player: Player) -> Point? {
    player.state.page.items.indices.filter { player.state.page.items[$0].isOnStage }
      .randomElement(using: &generator).map { player.center(of: $0) }
  }
}

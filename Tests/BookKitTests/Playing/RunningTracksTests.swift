import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests of the running tracks of a page, which change places, compared with a dictionary.
@Suite struct RunningTracksTests {
  @Test(arguments: UInt64(0)..<10) func `tracks are found at their places`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var compared = ComparedTracks(try plan(elementCount: 40))
    for _ in 0..<200 {
      compared.change(20, using: &generator)
      try compared.check()
    }
  }

  /// Returns the plan of a page whose elements have tweens of x and y with several easings.
  private func plan(elementCount: Int) throws -> PagePlan {
    let easings = ["linear", "easeOutBack", "easeInQuad"]
    var text = "( { elements = (\n"
    for number in 0..<elementCount {
      text += "{ type = text; text = A; tweens = ("
      text += "{ transition = \(easings[number % 3]); properties = { x = 8; }; }, "
      text += "{ transition = \(easings[number % 2]); properties = { y = 8; }; } ); },\n"
    }
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text + "); } )"))).book)
    var player = Player(book)
    player.open(page: 1)
    return player.current
  }
}

/// The running tracks of a page beside a dictionary of them, which must always agree.
private struct ComparedTracks {
  private(set) var running: RunningTracks
  /// The place of the running track of each slot, or −1.
  private var places: [Int32]
  /// The running track of each slot that has one.
  private var expected: [Int: RunningTrack] = [:]
  private let trackOfSlot: [Int: Int]

  init(_ plan: PagePlan) {
    running = RunningTracks(plan.tracks)
    places = Array(repeating: -1, count: plan.slotCount)
    var trackOfSlot: [Int: Int] = [:]
    for tween in plan.tweens.indices {
      let item = plan.tweens[tween].item
      for track in plan.tweens[tween].tracks { trackOfSlot[plan.slot(ofTrack: track, of: item)] = track }
    }
    self.trackOfSlot = trackOfSlot
  }

  /// Lets tracks of some slots start, or end if they run.
  mutating func change(_ count: Int, using generator: inout SeededGenerator) {
    for number in 0..<count {
      let slot = Int.random(in: places.indices, using: &generator)
      if places[slot] >= 0 {
        let place = places[slot]
        places[running.remove(at: Int(place))] = place
        places[slot] = -1
        expected[slot] = nil
      } else if let track = trackOfSlot[slot] {
        let started = RunningTrack(track, slot: slot, start: Double(number), startTick: 0, duration: 60)
        places[slot] = Int32(running.append(started))
        expected[slot] = started
      }
    }
  }

  func check() throws {
    var count = 0
    running.forEachTrack { _ in count += 1 }
    #expect(count == expected.count)
    for (slot, place) in places.enumerated() {
      let found: RunningTrack? = place < 0 ? nil : running[Int(place)]
      try #require(found == expected[slot], "slot \(slot)")
    }
  }
}

import BookTestSupport
import Testing

@testable import BookKit

/// Tests of sets of positions, compared with the standard library's sets.
@Suite struct IndexedSetTests {
  @Test func `an empty set has no element`() {
    let set = IndexedSet<ElementIndex>()
    #expect(set.isEmpty)
    for position in [0, 63, 64, 1_000_000] { #expect(!set.contains(ElementIndex(position))) }
  }

  @Test(arguments: UInt64(0)..<20) func `a set contains what was inserted, however far apart`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (set, expected) = (IndexedSet<ElementIndex>(), Set<Int>())
    for _ in 0..<Int.random(in: 1...100, using: &generator) {
      let position = Int.random(in: 0..<300, using: &generator)
      set.insert(ElementIndex(position))
      expected.insert(position)
      #expect(!set.isEmpty)
    }
    for position in 0..<400 { #expect(set.contains(ElementIndex(position)) == expected.contains(position)) }
  }
}

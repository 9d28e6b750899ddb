import Testing

@testable import BookKit

@Suite struct SplitMix64Tests {
  @Test func `a seed gives the published sequence`() {
    var generator = SplitMix64(seed: 7)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [0x63CB_E1E4_5932_0DD7, 0x044C_3CD7_F43C_661C, 0xE698_4080_BAB1_2A02])
  }

  @Test(arguments: [([2, 121, 31], [0, 2, 27]), ([1, 0, 100], [0, 0, 90])])
  func `a number below a count is the upper half of their product`(counts: [Int], numbers: [Int]) {
    var generator = SplitMix64(seed: 7)
    #expect(counts.map { generator.number(below: $0) } == numbers)
  }

  @Test func `every number below a count comes up`() {
    var generator = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[generator.number(below: 7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }
}

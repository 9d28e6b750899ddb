import PropertyList
import Testing

@Suite struct RangePartitioningTests {
  /// Compares the search in each part of a list with a plain one.
  @Test(arguments: [[], [5], [1, 3], [2, 2, 2], [1, 2, 2, 4, 4, 7], Array(-9..<9)])
  func `the first index at which a condition holds is found`(numbers: [Int]) {
    for bound in -10...10 {
      for start in 0...numbers.count {
        for end in start...numbers.count {
          let expected = (start..<end).first { numbers[$0] >= bound } ?? end
          #expect((start..<end).partitioningIndex { numbers[$0] >= bound } == expected)
        }
      }
    }
  }

  @Test func `few indices are looked at`() {
    var count = 0
    let index = (0..<1_000_000).partitioningIndex { index in
      count += 1
      return index >= 765_432
    }
    #expect(index == 765_432)
    #expect(count <= 20)
  }
}

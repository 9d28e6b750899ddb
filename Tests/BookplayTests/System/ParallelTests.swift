import BookplayCommands
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `what comes of many things has their order`(count: Int) {
    let results = Parallel.map(Array(0..<count)) { number in
      // The first tasks take longest.
      (0..<(count - number) * 10).reduce(number) { $0 &+ $1 &* 0 }
    }
    #expect(results == Array(0..<count))
  }
}

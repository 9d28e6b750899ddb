import Testing

@testable import PropertyList

@Suite struct UniqueScalarsTests {
  @Test func `a scalar is kept once`() {
    var scalars = UniqueScalars()
    let texts = ["a", "b", "a", "", "ab", "", "b"]
    #expect(texts.enumerated().map { settle($0.element, in: &scalars, as: $0.offset) } == [0, 1, 0, 3, 4, 3, 1])
    #expect(scalars.bytes == Array("abab".utf8))
  }

  @Test func `many scalars are found again`() {
    var scalars = UniqueScalars()
    for round in 0..<2 {
      for number in 0..<3000 {
        #expect(settle("\(number) ", in: &scalars, as: round * 10_000 + number) == number)
      }
    }
  }

  private func settle(_ text: String, in scalars: inout UniqueScalars, as object: Int) -> Int {
    let start = scalars.bytes.count
    scalars.bytes += Array(text.utf8)
    return scalars.deduplicateLast(from: start, as: object)
  }
}

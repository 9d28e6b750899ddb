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

  @Test func `scalars made to collide are told apart, at worst repeated`() {
    // This number of scalars makes a table of 1024 slots; all of these belong in the first slot.
    let colliding = Array((0..<300_000).lazy.map { "\($0) " }.filter { hash(of: $0) >> 7 & 1023 == 0 }.prefix(200))
    #expect(colliding.count == 200)
    var scalars = UniqueScalars()
    let first = colliding.enumerated().map { settle($0.element, in: &scalars, as: $0.offset) }
    let second = colliding.enumerated().map { settle($0.element, in: &scalars, as: 200 + $0.offset) }
    #expect(first == Array(0..<200))
    #expect(zip(first, second).allSatisfy { $1 == $0 || $1 == $0 + 200 })
    #expect(zip(first, second).filter { $0 == $1 }.count >= 100)
    #expect(scalars.bytes.starts(with: Array(colliding.joined().utf8)))
  }

  private func settle(_ text: String, in scalars: inout UniqueScalars, as object: Int) -> Int {
    let start = scalars.bytes.count
    scalars.bytes += Array(text.utf8)
    return scalars.settleLast(from: start, as: object)
  }

  private func hash(of text: String) -> UInt64 {
    let bytes = Array(text.utf8)
    return bytes.span.hash(of: bytes.indices)
  }
}

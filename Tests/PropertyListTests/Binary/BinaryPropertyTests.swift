import BookTestSupport
import PropertyList
import PropertyListFuzzing
import Testing

@Suite struct BinaryPropertyTests {
  private static let allKinds: [NodeKind] = [
    .dictionary, .array, .string, .integer, .real, .boolean, .date, .data, .uid,
  ]

  @Test func `what is written can be read again`() throws {
    for seed in UInt64(0)..<2000 {
      let list = RandomList.make(seed: seed, kinds: Self.allKinds)
      let writing = list.written(as: .binary)
      let reading = PropertyList.read(PropertyList.Source(try #require(writing.bytes)))
      #expect(reading.findings == [] && writing.losses == [], "seed \(seed)")
      let document = try #require(reading.document)
      #expect(document.hasSameContent(as: list), "seed \(seed)")
      #expect(document.written(as: .binary).bytes == writing.bytes, "seed \(seed)")
    }
  }

  @Test func `dictionaries of many shapes inside each other keep their keys`() throws {
    var builder = PropertyListBuilder()
    builder.beginArray()
    for round in 0..<3 {
      builder.beginDictionary()
      for key in ["a", "b", "c"] {
        builder.key(key)
        builder.beginArray()
        for shape in 0..<300 * round {
          builder.beginDictionary()
          builder.key("first\(shape)")
          builder.integer(shape)
          builder.key("second\(shape)")
          builder.string(key)
          builder.endContainer()
        }
        builder.endContainer()
      }
      builder.endContainer()
    }
    builder.endContainer()
    let list = builder.finish()
    let bytes = try #require(list.written(as: .binary).bytes)
    #expect(PropertyList.read(PropertyList.Source(bytes)).document?.hasSameContent(as: list) == true)
  }

  @Test func `sorting keys in Apple's order changes nothing else`() throws {
    var options = WritingOptions()
    options.sortsKeys = true
    for seed in UInt64(0)..<500 {
      let list = RandomList.make(seed: seed, kinds: Self.allKinds)
      let sorted = try #require(list.written(as: .binary, options: options).bytes)
      let again = try PropertyList(reading: PropertyList.Source(sorted))
      #expect(again.nodeCount == list.nodeCount)
      for entry in list.entries(of: list.root) {
        let value = again.value(forKey: try #require(list.string(of: entry.key)), in: again.root)
        #expect(value.map { again.kind(of: $0) } == list.kind(of: entry.value))
      }
      #expect(again.written(as: .binary).bytes == sorted)
    }
  }

  /// Checks that whatever is read, every value and path can be requested, and the list can be written.
  @Test(arguments: UInt64(0)..<TestLength.pick(5, long: 20))
  func `a damaged file is read or refused`(block: UInt64) throws {
    var generator = SeededGenerator(seed: block)
    var options = ReadingOptions()
    options.limits.nodes = 5000
    options.verifiesUnusedObjects = true
    for round in 0..<1000 {
      let list = RandomList.make(seed: block * 50 + UInt64(round) % 50, kinds: Self.allKinds)
      var bytes = try #require(list.written(as: .binary).bytes)
      damage(&bytes, &generator)
      // Without its magic number, it is a file in another format.
      guard bytes.starts(with: Array("bplist".utf8)) else { continue }
      let reading = PropertyList.read(PropertyList.Source(bytes), options: options)
      #expect(reading.problems.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count })
      guard let document = reading.document else {
        #expect(reading.problems.contains { $0.severity == .error })
        continue
      }
      #expect(document.nodeCount <= 5000)
      #expect(document.hasSameContent(as: document))
      let writing = document.written(as: .binary)
      // Of duplicate keys, only the first is written.
      if reading.isWellFormed, !reading.problems.contains(where: { $0.kind == .duplicateKey }) {
        let again = PropertyList.read(PropertyList.Source(try #require(writing.bytes)), options: options)
        #expect(again.document?.hasSameContent(as: document) == true, "block \(block), round \(round)")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
    case 1:
      bytes.insert(UInt8.random(in: 0...255, using: &generator), at: Int.random(in: 0..<bytes.count, using: &generator))
    case 2: bytes.remove(at: Int.random(in: 0..<bytes.count, using: &generator))
    default:
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // Half of the damage goes to the trailer and the table, where it has the greatest effect.
        let tail = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 80)
        let position = bytes.count - 1 - Int.random(in: 0..<tail, using: &generator)
        bytes[position] =
          Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : bytes[position] ^ (1 << UInt8.random(in: 0..<8, using: &generator))
      }
    }
  }
}

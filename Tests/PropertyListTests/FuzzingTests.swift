import BookTestSupport
import Foundation
import PropertyList
import PropertyListFuzzing
import Testing

/// Tests of what holds for any bytes: past failures of fuzzing, its seeds, and mutations of both.
@Suite struct FuzzingTests {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let inputs: [URL] = {
    let folders = [
      tests.appendingPathComponent("FoundByFuzzing"), tests.appendingPathComponent("../Fuzzing/Seeds/XML"),
      tests.appendingPathComponent("../Fuzzing/Seeds/Binary"), tests.appendingPathComponent("../Fuzzing/Seeds/ASCII"),
    ]
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .sorted { $0.path < $1.path }
    }
  }()

  @Test func `there are inputs`() {
    #expect(Self.inputs.count >= 4)
  }

  @Test(arguments: inputs)
  func `an input reads, writes and reads again`(input: URL) throws {
    #expect(RoundTrip.failure(of: [UInt8](try Data(contentsOf: input))) == nil)
  }

  @Test(arguments: inputs)
  func `the same holds for mutated inputs`(input: URL) throws {
    let original = [UInt8](try Data(contentsOf: input))
    var generator = SeededGenerator(seed: 7)
    for round in 0..<TestLength.pick(500, long: 2000) {
      let bytes = Self.mutated(original, using: &generator)
      let failure = RoundTrip.failure(of: bytes)
      #expect(failure == nil, "round \(round): \(bytes)")
      if failure != nil { return }
    }
  }

  /// Returns the bytes with a few of them changed, removed, doubled or inserted.
  private static func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, index + Int.random(in: 0..<20, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(index..<end)
      case 2: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    return bytes
  }
}

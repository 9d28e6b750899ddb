import BookTestSupport
import Foundation
import Testing

/// Tests that replay every failure that fuzzing has found.
///
/// The meaning of an input depends on how random books are generated, so each failure is also kept as a little book.
@Suite struct FoundPlaysTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let inputs: [Input] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzzing/FoundPlays")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? Data(contentsOf: file)).map { Input(testDescription: file.lastPathComponent, bytes: [UInt8]($0)) }
    }
  }()

  @Test func `there are inputs`() { #expect(Self.inputs.count >= 2) }

  @Test(arguments: inputs) func `past failures no longer occur`(input: Input) throws {
    let play = try #require(RandomPlaythrough(ChoiceSource(bytes: input.bytes)))
    // The fuzzer uses the length as its choice.
    for choice in Array(0..<TestLength.pick(0, long: 6)) + [input.bytes.count] {
      #expect(play.failure(after: choice) == nil)
    }
  }
}

import BookChecking
import BookFuzzing
import BookKit
import BookTestSupport
import BookplayCommands
import Foundation
import Testing

/// Tests of what holds for any bytes given as a book: examples, past failures of fuzzing, and mutations of both.
@Suite struct WholePathTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  private static let fuzzing = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzzing")

  static let files: [Input] = ["Seeds/Book", "FoundBooks"].flatMap { name in
    let folder = fuzzing.appendingPathComponent(name)
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? Data(contentsOf: file)).map { Input(testDescription: file.lastPathComponent, bytes: [UInt8]($0)) }
    }
  }

  static let examples: [Input] = DiagnosticRule.all.flatMap { rule in
    [("wrong", rule.wrong), ("right", rule.right)].map { name, example in
      Input(testDescription: "\(name) for \(rule.keyword)", bytes: Array(example.text.utf8))
    }
  }

  @Test func `there are inputs`() {
    #expect(Self.files.count >= 4)
    #expect(Self.examples.count == DiagnosticRule.all.count * 2)
  }

  @Test(arguments: files + examples)
  func `a book is read, checked, reported and fixed`(input: Input) {
    #expect(WholePath.failure(of: input.bytes) == nil)
    #expect(WholePath.failure(of: input.bytes + "\n".utf8) == nil)
  }

  @Test(arguments: files + examples)
  func `the same holds for mutated books`(input: Input) {
    let words = ArgumentTable.keys + ArgumentTable.rules + Self.words
    var generator = SeededGenerator(seed: UInt64(input.bytes.count))
    for round in 0..<TestLength.pick(1, long: 6) {
      let bytes = Self.mutated(input.bytes, words, using: &generator)
      let failure = WholePath.failure(of: bytes)
      #expect(failure == nil, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      if failure != nil { return }
    }
  }

  private static let words = [
    "YES", "true", "1", "-1", "0", "1e300", "7l960", "element0", "tween0", "music", "page", "image", "text", "audio",
    "activearea", "group", "movie", "end", "drop", "pass", "repeat", "reverse", "step(3)", "tap", "show", "hide", "set",
    "n >= 3", "../x", "a.png", "a.wav", "#12345", "\u{202E}", "&#27;",
  ]

  /// Returns the text with words exchanged, lines doubled, moved or removed, and sometimes a byte changed.
  private static func mutated(
    _ bytes: [UInt8], _ words: [String], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !lines.isEmpty {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      let other = Int.random(in: 0..<lines.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: lines.insert(lines[other], at: index)
      case 1: lines.remove(at: index)
      case 2: lines.swapAt(index, other)
      case 3 where !lines[index].isEmpty:
        let place = Int.random(in: 0..<lines[index].count, using: &generator)
        lines[index][place] = UInt8.random(in: 0...255, using: &generator)
      default: exchangeWord(in: &lines[index], for: words, using: &generator)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func exchangeWord(
    in line: inout [UInt8], for words: [String], using generator: inout SeededGenerator
  ) {
    let isPart = { (byte: UInt8) in Character(Unicode.Scalar(byte)).isLetter || (0x2D...0x39).contains(byte) }
    let starts = line.indices.filter { isPart(line[$0]) && ($0 == 0 || !isPart(line[$0 - 1])) }
    guard let start = starts.randomElement(using: &generator), let word = words.randomElement(using: &generator) else {
      return
    }
    let end = line[start...].firstIndex { !isPart($0) } ?? line.endIndex
    line.replaceSubrange(start..<end, with: word.utf8)
  }
}

import BookChecking
import BookKit
import BookTestSupport
import Foundation
import PropertyList
import Testing

/// Tests with the books of Books, in which one tag, bracket or quotation mark is missing or too many.
@Suite struct BrokenBookTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Books")

  static let books = TestLength.pick(
    ["Plain", "PopUp"], long: ["Aquarium", "ColourMe", "Movable", "Plain", "PopUp", "WhoKnows", "WinterHat"])

  private static let tags = ["<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>"]
  private static let marks = ["{", "}", "(", ")", ";", "\"", ",", "="]
  /// The bytes with which marks and comments begin and end.
  private static let beginnings = Set("<-\"{}();,=".utf8)
  /// Marks whose absence may only show at the end of their container.
  private static let arrays = ["<array>", "("]

  /// A broken text, and the line of the fault.
  private struct Breakage {
    let bytes: [UInt8]
    let line: Int
  }

  private static func lines(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == 0x0A } + 1 }

  /// The offsets of `mark` outside of comments and strings.
  private static func offsets(of mark: String, in bytes: [UInt8], isXML: Bool) -> [Int] {
    let mark = Array(mark.utf8)
    var (isInComment, isInString) = (false, false)
    var offsets: [Int] = []
    // Only few bytes can begin a mark; the others are passed quickly.
    for index in bytes.indices.dropLast(4) where beginnings.contains(bytes[index]) {
      if isXML {
        if bytes[index...].starts(with: "<!--".utf8) { isInComment = true }
        if bytes[index...].starts(with: "-->".utf8) { isInComment = false }
      }
      if !isInComment, !isInString || mark == [0x22], bytes[index...].starts(with: mark) { offsets.append(index) }
      if !isXML, bytes[index] == 0x22, bytes[index - 1] != UInt8(ascii: "\\") { isInString.toggle() }
    }
    return offsets
  }

  private static func breakage(
    of bytes: [UInt8], at offset: Int, _ mark: String, isMissing: Bool
  ) -> Breakage {
    let text = Array(mark.utf8)
    let rest = bytes[(isMissing ? offset + text.count : offset)...]
    return Breakage(bytes: bytes[..<offset] + (isMissing ? [] : text) + rest, line: lines(bytes[..<offset]))
  }

  private static func keys(_ findings: [BookChecking.Finding]) -> [String: Int] {
    var keys: [String: Int] = [:]
    for finding in findings { keys["\(finding.rule.keyword) \(finding.message)", default: 0] += 1 }
    return keys
  }

  @Test(arguments: books, [true, false])
  func `one fault is one finding, near the fault`(book: String, isXML: Bool) throws {
    var bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent("\(book)/book.plist")))
    if !isXML {
      var options = WritingOptions()
      options.allowsSubstitutes = true
      let list = try #require(PropertyList.read(PropertyList.Source(bytes)).document)
      bytes = try #require(Book.written(list, as: .ascii, options: options).bytes)
    }
    let known = Self.keys(BookCheck.check(PropertyList.Source(bytes)).findings)
    var generator = SeededGenerator(seed: UInt64(book.utf8.count))
    for mark in isXML ? Self.tags : Self.marks {
      let offsets = Self.offsets(of: mark, in: bytes, isXML: isXML)
      for isMissing in [true, false] {
        let offset = try #require(offsets.randomElement(using: &generator))
        let broken = Self.breakage(of: bytes, at: offset, mark, isMissing: isMissing)
        let findings = BookCheck.check(PropertyList.Source(broken.bytes)).findings
        let malformed = findings.filter { $0.rule == .malformedPlist }
        let others = Self.keys(findings.filter { $0.rule != .malformedPlist })
        let title = "\(isMissing ? "missing" : "extra") \(mark) in line \(broken.line) of \(book)"
        // Without a comma, two lines are still two strings of different kinds, or one dictionary after another.
        #expect(malformed.count <= 2, "\(title)")
        for (key, count) in others { #expect(count <= known[key, default: 0], "\(title): \(key)") }
        guard let first = malformed.first?.location.range.lowerBound, !Self.arrays.contains(mark) else { continue }
        #expect(abs(Self.lines(broken.bytes[..<first]) - broken.line) <= 2, "\(title)")
      }
    }
  }
}

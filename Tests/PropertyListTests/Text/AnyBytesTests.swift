import BookTestSupport
import Testing

@testable import PropertyList

/// Tests that reading any bytes never traps and that all places lie inside them.
@Suite struct AnyBytesTests {
  @Test(arguments: UInt64(0)..<400)
  func `places are always inside the file`(seed: UInt64) {
    let bytes = AnyBytesTests.bytes(seed, [0, 0x0A, 0x0D, 0x3C, 0x80, 0xC3, 0xD8, 0xDC, 0xE2, 0xF0, 0xFE, 0xFF])
    var log = ProblemLog(limit: 1000)
    let text = TextDecoder.decode(bytes, into: &log)
    let end = text?.utf8.count ?? bytes.count
    #expect(log.problems.allSatisfy { $0.range.upperBound <= end })
    #expect(text != nil || log.problems.contains { $0.severity == .error })
    if let text { #expect(UTF8Validation(text.utf8.span).firstInvalid == nil) }

    let lines = PropertyList.LineTable(PropertyList.Source(bytes))
    var last = PropertyList.Place(line: 1, column: 1)
    for offset in 0...bytes.count {
      let place = lines.place(at: offset)
      #expect(place >= last)
      last = place
      let excerpt = lines.excerpt(of: offset..<min(offset + 3, bytes.count), width: 20)
      #expect(excerpt.markers.utf8.count <= 40)
      if let text, offset <= text.utf8.count { #expect(text.fileOffset(of: offset) <= bytes.count) }
    }
  }

  @Test(arguments: UInt64(0)..<400)
  func `problems always lie inside the value`(seed: UInt64) {
    let bytes = AnyBytesTests.bytes(seed, Array("0123456789+-.eEx:TZ= \nAafnilt,_é−".utf8))
    let range = min(2, bytes.count)..<bytes.count
    let flaws =
      IntegerText.scan(bytes.span, range).flaws + RealText.scan(bytes.span, range).flaws
      + DateText.scan(bytes.span, range).flaws + Base64.check(bytes.span, range).flaws
    #expect(flaws.allSatisfy { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound })
    #expect(flaws.allSatisfy { range.lowerBound <= $0.subject.lowerBound && $0.subject.upperBound <= range.upperBound })
    if let count = Base64.check(bytes.span, range).value { #expect(Base64.decode(bytes.span, range).count == count) }
  }

  private static func bytes(_ seed: UInt64, _ alphabet: [UInt8]) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int(seed % 40)).map { _ in
      Int.random(in: 0..<8, using: &generator) == 0
        ? UInt8.random(in: 0...255, using: &generator) : alphabet.randomElement(using: &generator) ?? 0
    }
  }
}

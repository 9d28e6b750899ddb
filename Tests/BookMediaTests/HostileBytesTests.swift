import BookKit
import BookMedia
import BookTestSupport
import Testing

/// Tests that reading ends quickly with a sensible result, whatever the bytes are.
struct HostileBytesTests {
  /// The limits for a reader: a minimum for any file, however small, and how many times it can read all of a large
  /// one.
  private static let minReadLimit = 100_000
  private static let maxReadings = 12
  /// Long enough that quadratic time would be noticed.
  private static let many = TestLength.pick(1 << 12, long: 1 << 16)

  /// Returns what is wrong with the result for a file, or `nil`.
  static func failure(about bytes: [UInt8], named name: String) -> String? {
    let file = CountedFile(bytes)
    let facts = file.facts(named: name)
    if file.bytesRead > minReadLimit + maxReadings * bytes.count { return "\(file.bytesRead) bytes were read" }
    if file.largestRead > 1 << 17 { return "\(file.largestRead) bytes were read at once" }
    if let (width, height) = facts.size, !(width > 0 && height > 0 && width + height < .infinity) { return "\(facts)" }
    if let duration = facts.duration, !(duration >= 0 && duration < .infinity) { return "\(facts)" }
    return MediaReader.facts(of: bytes, named: name) == facts ? nil : "read at once it is not \(facts)"
  }

  @Test(arguments: Fixture.names)
  func `a file with some bytes changed`(file: String) throws {
    let original = try Fixture.bytes(of: file)
    var generator = SeededGenerator(seed: UInt64(original.count))
    let head = min(original.count, 600)
    for round in 0..<TestLength.pick(50, long: 500) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // Damage matters most in headers.
        let isHead = Bool.random(using: &generator)
        let index = Int.random(in: 0..<(isHead ? head : bytes.count), using: &generator)
        let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF, UInt8.random(in: 0...255, using: &generator)]
        bytes[index] = extremes.randomElement(using: &generator) ?? 0
      }
      let failure = HostileBytesTests.failure(about: bytes, named: file)
      if let failure { Issue.record("round \(round): \(failure)") }
    }
  }

  @Test(arguments: Fixture.names)
  func `a file with parts lost, doubled or moved`(file: String) throws {
    let original = try Fixture.bytes(of: file)
    var generator = SeededGenerator(seed: UInt64(original.count))
    for round in 0..<TestLength.pick(30, long: 100) {
      let first = Int.random(in: 0...original.count, using: &generator)
      let second = Int.random(in: 0...original.count, using: &generator)
      let part = original[min(first, second)..<max(first, second)]
      var bytes = original
      switch round % 3 {
      case 0: bytes.removeSubrange(part.indices)
      case 1: bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &generator))
      default: bytes.replaceSubrange(part.indices, with: part.reversed())
      }
      let failure = HostileBytesTests.failure(about: bytes, named: file)
      if let failure { Issue.record("round \(round): \(failure)") }
    }
  }

  @Test(arguments: Fixture.names)
  func `a file cut anywhere`(file: String) throws {
    let (original, step) = (try Fixture.bytes(of: file), TestLength.pick(19, long: 1))
    // Headers are at the beginning, where every length is tried.
    let counts =
      Array(stride(from: 0, to: min(original.count, 600), by: TestLength.pick(3, long: 1)))
      + Array(stride(from: 600, to: original.count, by: step))
    for count in counts {
      let failure = HostileBytesTests.failure(about: Array(original.prefix(count)), named: file)
      if let failure { Issue.record("\(count) bytes: \(failure)") }
    }
  }

  /// Repeated patterns that make careless readers slow.
  static let patterns: [(name: String, bytes: [UInt8])] = [
    ("a.mp3", [0xFF]), ("a.mp3", [0xFF, 0xFB]), ("a.mp3", [0xFF, 0xFB, 0x34, 0xC4]),
    ("a.mp3", [0xFF, 0xFB, 0x04, 0xC4, 7]),
    ("a.mp3", Array("ID3\u{3}\0\0\0\0\0\0".utf8)), ("a.aac", [0xFF, 0xF1, 0x50, 0x40, 0x00, 0xFF, 0xFC]),
    ("a.m4a", [0, 0, 0, 8] + Array("moov".utf8)), ("a.m4a", [0, 0, 0, 8] + Array("free".utf8)),
    ("a.m4a", [0, 0, 0, 0] + Array("moov".utf8)), ("a.ogg", Array("OggS".utf8)),
    ("a.ogg", Array("OggS".utf8) + Array(repeating: 0, count: 23)), ("a.svg", Array("<svg ".utf8)),
    ("a.svg", Array("<svg a='".utf8)), ("a.svg", Array("<!--".utf8)), ("a.svg", Array("<![".utf8)),
    ("a.svg", Array("<svg></sv".utf8)), ("a.wav", Array("RIFF\0\0\0\0WAVE".utf8)),
    ("a.caf", Array("caff\0\0\0\0".utf8)),
    ("a.aif", Array("FORM\0\0\0\0AIFF".utf8)), ("a.gif", Array("GIF89a!".utf8) + [1]),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2]),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xFF]), ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ]

  @Test(arguments: patterns)
  func `the same over and over`(name: String, bytes: [UInt8]) {
    let whole = Array(repeatElement(bytes, count: HostileBytesTests.many / bytes.count).joined())
    #expect(HostileBytesTests.failure(about: whole, named: name) == nil)
  }

  @Test(arguments: Fixture.names)
  func `a file followed by zeros or by repetitions of itself`(file: String) throws {
    let bytes = try Fixture.bytes(of: file)
    let copies = Array(repeatElement(bytes, count: HostileBytesTests.many / bytes.count).joined())
    let zeros = bytes + Array(repeating: 0, count: HostileBytesTests.many)
    let ones = bytes + Array(repeating: 0xFF, count: HostileBytesTests.many)
    for long in [copies, zeros, ones] { #expect(HostileBytesTests.failure(about: long, named: file) == nil) }
  }

  @Test(arguments: [("a.png", 0), ("a.mp3", 0), ("a.ogg", 3)])
  func `a file that cannot be read ends at once`(name: String, count: Int) {
    let facts = MediaReader.facts(ofFileNamed: name, size: 1000) { _, _ in count == 0 ? nil : [0x4F, 0x67, 0x67] }
    #expect(facts.byteCount == 1000)
    #expect(facts.error != nil)
  }
}

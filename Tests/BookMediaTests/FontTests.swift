import BookKit
import BookMedia
import BookTestSupport
import Testing

/// Tests of what is read from TrueType fonts: which characters they have, and how wide these are.
struct FontTests {
  private static func font(_ change: (inout FontBuilder) -> Void = { _ in }) -> FontBuilder {
    var font = FontBuilder.small
    change(&font)
    return font
  }

  @Test(arguments: [4, 12], [false, true])
  func `advances are read from all forms of tables`(mapFormat: Int, hasLongPositions: Bool) throws {
    let file = FontTests.font {
      $0.mapFormat = mapFormat
      $0.hasLongPositions = hasLongPositions
    }
    let facts = MediaReader.facts(of: file.bytes, named: "fonts/small.ttf")
    #expect(facts.format == .trueType && facts.error == nil)
    let font = try #require(facts.font)
    #expect(font.unitsPerEm == 1000 && font.ascender == 800 && font.descender == -200)
    let advances: [(Unicode.Scalar, Double?)] = [
      (" ", 0.2), ("-", 0.4), ("a", 0.5), ("b", 0.3), ("c", 0.6), ("d", 0.8), ("é", 0.5), ("e", nil), ("A", nil),
      ("\u{FFFF}", nil), ("\u{10FFFF}", nil), ("\0", nil),
    ]
    for (character, advance) in advances { #expect(font.advance(of: character) == advance, "\(character)") }
    #expect(CountedFile(file.bytes).facts(named: "small.ttf").font == font, "read in parts")
  }

  @Test func `a character beyond the first 65,536 needs the larger table`() {
    let file = FontTests.font {
      $0.mapFormat = 12
      $0.add("🐰", .box(0, 0, 900, 900, advance: 1000))
    }
    #expect(MediaReader.facts(of: file.bytes, named: "a.ttf").font?.advance(of: "🐰") == 1)
  }

  @Test func `neighbours with the same advance are one run`() {
    var file = FontBuilder()
    for character in "opqrs".unicodeScalars {
      file.add(character, .box(0, 0, 100, 100, advance: character == "r" ? 300 : 500))
    }
    let font = MediaReader.facts(of: file.bytes, named: "a.ttf").font
    #expect(
      font?.runs == [
        FontMetrics.Run(0x6F, 0x71, advance: 500), FontMetrics.Run(0x72, 0x72, advance: 300),
        FontMetrics.Run(0x73, 0x73, advance: 500),
      ])
  }

  static let damaged: [MediaCase] = [
    MediaCase(
      "no outlines", ByteBuilder().raw(font { $0.missingTables = ["glyf"] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.noOutlines))),
    MediaCase(
      "no positions", ByteBuilder().raw(font { $0.missingTables = ["loca"] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.noOutlines))),
    MediaCase(
      "no characters", ByteBuilder().raw(font { $0.missingTables = ["cmap"] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.noCharacters))),
    MediaCase(
      "only missing characters", ByteBuilder().raw(font { $0.characters = [(97, 0)] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.noCharacters))),
    MediaCase(
      "characters out of order", ByteBuilder().raw(font { $0.characters = [(98, 3), (97, 4)] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.structure))),
    MediaCase(
      "groups out of order",
      ByteBuilder().raw(
        font {
          $0.characters = [(98, 3), (97, 4)]
          $0.mapFormat = 12
        }.bytes), as: "a.ttf", is: .unreadable(.damaged(.structure))),
    MediaCase(
      "no header", ByteBuilder().raw(font { $0.missingTables = ["head"] }.bytes), as: "a.ttf",
      is: .unreadable(.damaged(.structure))),
    MediaCase(
      "no size", ByteBuilder().raw(font { $0.unitsPerEm = 0 }.bytes), as: "a.ttf", is: .unreadable(.damaged(.header))),
    MediaCase("cut off", ByteBuilder().raw(Array(font().bytes.dropLast(40))), as: "a.ttf", is: .unreadable(.truncated)),
    MediaCase("only a header", ByteBuilder().big(0x10000, 4).big(9, 2), as: "a.ttf", is: .unreadable(.truncated)),
  ]

  @Test(arguments: damaged)
  func `a damaged font has a reason`(file: MediaCase) { file.check() }

  @Test(
    arguments: [
      ("OTTO", "a.otf", .openType), ("OTTO", "a.ttf", .openType), ("ttcf", "a.ttc", .fontCollection),
      ("wOFF", "a.woff", .webFont), ("wOF2", "a.woff2", .webFont),
    ] as [(String, String, AssetFormat)])
  func `other kinds of fonts are recognised, but have no measures`(mark: String, name: String, format: AssetFormat) {
    let facts = MediaReader.facts(of: ByteBuilder().text(mark).zeros(60).bytes, named: name)
    #expect(facts.format == format && facts.format.use == .font && facts.font == nil && facts.error == nil)
  }

  @Test func `measures can be packed and unpacked`() throws {
    let font = try #require(MediaReader.facts(of: FontTests.font().bytes, named: "a.ttf").font)
    #expect(FontMetrics(packed: font.packed) == font)
    for count in 0..<font.packed.count where count < 6 || (count - 6) % 8 != 0 {
      #expect(FontMetrics(packed: Array(font.packed.prefix(count))) == nil)
    }
    // The second run begins before the first one ends.
    var unsorted = font.packed
    unsorted.replaceSubrange(14..<17, with: [0, 0, 0])
    #expect(FontMetrics(packed: unsorted) == nil)
    #expect(FontMetrics(packed: [0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test(arguments: [4, 12])
  func `a font with any bytes changed, lost or repeated is read or refused`(mapFormat: Int) {
    let original = FontTests.font { $0.mapFormat = mapFormat }.bytes
    var generator = SeededGenerator(seed: UInt64(mapFormat))
    for round in 0..<3000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
      }
      let failure = HostileBytesTests.failure(about: bytes, named: "a.ttf")
      if let failure { Issue.record("round \(round): \(failure)") }
    }
    for count in original.indices {
      let failure = HostileBytesTests.failure(about: Array(original.prefix(count)), named: "a.ttf")
      if let failure { Issue.record("\(count) bytes: \(failure)") }
    }
    for repeated in [[0, 1, 0, 0], Array(original.prefix(12)), original] {
      let bytes = Array(repeatElement(repeated, count: (1 << 16) / repeated.count).joined())
      #expect(HostileBytesTests.failure(about: bytes, named: "a.ttf") == nil)
    }
  }
}

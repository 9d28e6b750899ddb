import BookDrawing
import BookKit
import BookTestSupport
import Testing

/// Tests of the outlines of glyphs in TrueType fonts.
struct FontOutlinesTests {
  private typealias OutlinePoint = GlyphOutline.OutlinePoint

  private func outlines(_ change: (inout FontBuilder) -> Void = { _ in }) throws -> FontOutlines {
    var font = FontBuilder.small
    change(&font)
    return try FontOutlines(font.bytes)
  }

  /// Returns the corners of the contours of a character.
  private func corners(_ outline: GlyphOutline?) -> [[[Double]]]? {
    outline?.contours.map { contour in contour.map { [$0.x, $0.y] } }
  }

  @Test(arguments: [false, true])
  func `simple glyphs have their contours`(hasLongPositions: Bool) throws {
    let font = try outlines { $0.hasLongPositions = hasLongPositions }
    #expect(font.unitsPerEm == 1000)
    #expect(corners(font.outline(of: "a")) == [[[0, 0], [0, 500], [500, 500], [500, 0]]])
    #expect(font.outline(of: "d")?.contours.count == 2)
    #expect(font.outline(of: " ")?.contours.isEmpty == true)
    #expect(font.outline(of: "e") == nil)
    #expect(font.outline(of: "c")?.contours.first?.allSatisfy { !$0.isOnCurve } == true)
  }

  @Test func `a glyph of parts moves and scales them`() throws {
    let found = corners(try outlines().outline(of: "é"))
    #expect(
      found == [
        [[0, 0], [0, 500], [500, 500], [500, 0]], [[125, 600], [125, 775], [150, 775], [150, 600]],
      ])
  }

  @Test func `flags can be repeated and coordinates short`() throws {
    // A triangle at 10, 20; 13, 20 and 10, 16: one flag for the first two points and one for the last.
    let short: [UInt8] = [0, 1] + Array(repeating: 0, count: 8) + [0, 2, 0, 0]
    let outline = short + [0x01 | 0x02 | 0x10 | 0x04 | 0x20 | 0x08, 1, 0x01 | 0x02 | 0x04] + [10, 3, 3] + [20, 0, 4]
    var file = FontBuilder()
    file.add("t", FontBuilder.Glyph(advance: 100, contours: [Array(repeating: FontBuilder.Point(7, 7), count: 12)]))
    var bytes = file.bytes
    let start = try #require(table("glyf", in: bytes))
    bytes.replaceSubrange(start..<(start + outline.count), with: outline)
    #expect(corners(try FontOutlines(bytes).outline(of: "t")) == [[[10, 20], [13, 20], [10, 16]]])
  }

  @Test func `a glyph that contains itself, or too many parts, is refused`() throws {
    let circular = try outlines { $0.glyphs[2] = FontBuilder.Glyph(advance: 500, parts: [FontBuilder.Part(3)]) }
    #expect(circular.outline(of: "a") == nil && circular.outline(of: "é") == nil && circular.outline(of: "b") != nil)
    let doubling = try outlines { font in
      for number in 8..<14 {
        font.glyphs.append(
          FontBuilder.Glyph(advance: 1, parts: Array(repeating: FontBuilder.Part(number - 1), count: 8)))
      }
      font.characters.append((0x100, 13))
    }
    #expect(doubling.outline(of: "\u{100}") == nil)
    let missing = try outlines { $0.glyphs[2] = FontBuilder.Glyph(advance: 500, parts: [FontBuilder.Part(77)]) }
    #expect(missing.outline(of: "a") == nil)
  }

  @Test func `outlines of damaged fonts are read or refused`() throws {
    let original = FontBuilder.small.bytes
    let outlines = try #require(table("glyf", in: original))
    var generator = SeededGenerator(seed: 7)
    var drawn = 0
    for _ in 0..<4000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Bool.random(using: &generator) ? outlines : 0
        bytes[Int.random(in: start..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let font = try? FontOutlines(bytes) else { continue }
      for character in " -abcdé".unicodeScalars {
        guard let outline = font.outline(of: character) else { continue }
        drawn += 1
        #expect(outline.contours.reduce(0) { $0 + $1.count } <= 1 << 16)
      }
    }
    #expect(drawn > 1000)
  }

  /// Returns where a table begins.
  private func table(_ name: String, in bytes: [UInt8]) -> Int? {
    for entry in stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
    where bytes[entry..<(entry + 4)].elementsEqual(name.utf8) {
      return bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }
}

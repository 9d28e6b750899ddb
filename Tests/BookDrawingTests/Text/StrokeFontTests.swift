import BookDrawing
import BookKit
import Testing

/// Tests of the built-in font of pictures.
struct StrokeFontTests {
  @Test func `letters that European books need are there, all else is a box`() {
    let font = StrokeFont.standard
    let box = font.glyph(of: "\u{FFFD}").strokes
    #expect(!box.isEmpty && font.glyph(of: "ש").strokes == box)
    // A character that other fonts draw in a square takes up a square here as well.
    for scalar in Array("漢あ한🐰".unicodeScalars) {
      #expect(font.glyph(of: scalar).advance == StrokeFont.unitsPerSize && !font.glyph(of: scalar).strokes.isEmpty)
    }
    let latin = (0x100...0x17E).compactMap { Unicode.Scalar(UInt32($0)) }
    let rare = Set("ĄąĔĕĤĥĦħĬĭĲĳĴĵĸĿŀŉŊŋŎŏŚśŜŝŦŧ".unicodeScalars).subtracting("ĄąŚś".unicodeScalars)
    let letters = (0x21...0xFF).compactMap { Unicode.Scalar(UInt32($0)) }
    let controls: ClosedRange<UInt32> = 0x7F...0xA0
    for scalar in letters + latin.filter({ !rare.contains($0) }) + Array("ȘșȚțẞŒœŸ–—‘’‚“”„…€‹›•™ŠšŽž".unicodeScalars) {
      guard !controls.contains(scalar.value), scalar.value != 0xAD else { continue }
      let glyph = font.glyph(of: scalar)
      #expect(!glyph.strokes.isEmpty && glyph.strokes != box && glyph.advance > 0, "\(scalar)")
      let reach = glyph.strokes.flatMap { [$0.x0, $0.x1] }
      // Only brackets, and accents over narrow letters, extend slightly beyond their advance width.
      #expect((reach.min() ?? -99) > -3 && (reach.max() ?? 999) < glyph.advance + 3, "\(scalar)")
    }
    #expect(font.glyph(of: "é").strokes.count == font.glyph(of: "e").strokes.count + 1)
    #expect(font.glyph(of: "\u{301}").advance == 0 && font.glyph(of: "\u{200B}").strokes.isEmpty)
  }

  @Test func `a glyph is as wide as its layout wants it`() {
    let (wide, narrow) = (
      StrokeFont.standard.glyph(of: "o", advance: 100), StrokeFont.standard.glyph(of: "o", advance: 25)
    )
    #expect(wide.advance == 100 && narrow.advance == 25 && wide.strokes.count == narrow.strokes.count)
    let reach = zip(wide.strokes, narrow.strokes).map { ($0.x0 - 4 * $1.x0, $0.y0 - $1.y0) }
    #expect(reach.allSatisfy { abs($0.0) < 1e-9 && $0.1 == 0 })
    #expect(StrokeFont.standard.glyph(of: "\u{301}", advance: 0).strokes.count == 1)
  }
}

import BookDrawing
import BookKit
import Testing

@Suite struct TextLayoutTests {
  private func lines(_ text: String, width: Double, size: Double = 10) -> [String] {
    let bytes = Array(text.utf8)
    return TextLayout(TextBlock(text, fontSize: size), width: width).lines.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  /// Texts, the width available to them, and the lines they break into.
  ///
  /// At size 10, an `o` is 5.6 wide, a space 2.8, and an `i` 2.4.
  static let breaks: [(text: String, width: Double, lines: [String])] = [
    ("oo oo oo", 26, ["oo oo", "oo"]), ("oo oo oo", 25.2, ["oo oo", "oo"]), ("oo oo oo", 25.1, ["oo", "oo", "oo"]),
    ("oo  oo", 12, ["oo", "oo"]), ("oooooo", 12, ["oo", "oo", "oo"]), ("oo oooo", 12, ["oo", "oo", "oo"]),
    ("o\no", 100, ["o", "o"]), ("o\r\no", 100, ["o", "o"]), ("o\n\no", 100, ["o", "", "o"]), ("o\n", 100, ["o", ""]),
    ("oo-oo", 16, ["oo-", "oo"]), ("-oo", 9, ["-o", "o"]), ("oo\u{A0}oo o", 30, ["oo\u{A0}oo", "o"]),
    ("oo   ", 100, ["oo"]), ("  oo", 100, ["  oo"]), ("", 100, []), (" ", 100, [""]), ("oo oo", 0, ["oo oo"]),
    ("o", 1, ["o"]), ("üß", 12, ["üß"]), ("é o", 6, ["é", "o"]),
    ("從前有兔", 25, ["從前", "有兔"]), ("o 從前有", 25, ["o 從", "前有"]), ("從前。有", 25, ["從", "前。", "有"]), ("從「有", 25, ["從", "「有"]),
  ]

  @Test(arguments: breaks.indices)
  func `lines break where they should`(number: Int) {
    let entry = TextLayoutTests.breaks[number]
    #expect(lines(entry.text, width: entry.width) == entry.lines)
  }

  @Test func `lines are aligned in the frame`() {
    let starts: [(Alignment, [Double])] = [(.left, [0, 0]), (.center, [44.4, 47.2]), (.right, [88.8, 94.4])]
    for (alignment, starts) in starts {
      let layout = TextLayout(TextBlock("oo\no", fontSize: 10, alignment: alignment), width: 100)
      for (line, start) in zip(layout.lines, starts) { #expect(abs(line.x - start) < 1e-9) }
      let bases = layout.lines.map { $0.base }
      #expect(abs(bases[0] - 9.4) < 1e-9 && abs(bases[1] - 21.4) < 1e-9)
    }
  }

  @Test func `a text without a width is as wide as its longest line`() {
    let layout = TextLayout(TextBlock("ooo\no", fontSize: 10, alignment: .right), width: 0)
    #expect(abs(layout.width - 16.8) < 1e-9)
    #expect(abs(layout.lines[1].x - 11.2) < 1e-9)
  }

  @Test(arguments: [0, -4, .nan, .infinity])
  func `a senseless size has no lines`(size: Double) {
    #expect(TextLayout(TextBlock("moon", fontSize: size), width: 50).lines.isEmpty)
  }

  @Test func `letters that European books need are there, all else is a box`() {
    let font = StrokeFont.standard
    let box = font.glyph(of: "\u{FFFD}").strokes
    #expect(!box.isEmpty && font.glyph(of: "ש").strokes == box)
    // A character that other fonts draw in a square takes up a square here as well.
    for scalar in Array("漢あ한🐰".unicodeScalars) {
      #expect(font.advance(of: scalar) == StrokeFont.unitsPerSize && !font.glyph(of: scalar).strokes.isEmpty)
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
}

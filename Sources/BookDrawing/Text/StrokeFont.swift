/// The one font of pictures made of pixels: every letter is drawn by a round pen along lines and arcs.
///
/// It holds ASCII, Latin-1, and what else European texts need; of anything else a box is drawn.
package struct StrokeFont: Sendable {
  /// How many units are as long as the font is large.
  package static let unitsPerSize = 100.0
  /// Half the width of the pen.
  package static let pen = 4.2

  /// A letter: where the pen goes, upwards from the line on which it stands.
  package struct Glyph: Sendable {
    /// How far it is to the next letter.
    package var advance: Double
    /// Where the pen goes, straight.
    package var strokes: [Stroke] = []
  }

  /// A straight way of a pen; a point where both ends are the same.
  package struct Stroke: Sendable, Equatable {
    package var (x0, y0): (Double, Double)
    package var (x1, y1): (Double, Double)
    /// Half the width of the pen.
    package var pen: Double
  }

  private let glyphs: [UInt32: Glyph]
  private let box: Glyph
  private let wideBox: Glyph

  /// The font itself.
  package static let standard = StrokeFont()

  private init() {
    let reader = GlyphReader(StrokeFont.design)
    glyphs = reader.glyphs
    box = reader.glyphs[0xFFFD] ?? Glyph(advance: 50)
    wideBox = box.stretched(to: StrokeFont.unitsPerSize)
  }

  /// The letter of a scalar, or a box.
  package func glyph(of scalar: Unicode.Scalar) -> Glyph {
    if let glyph = glyphs[scalar.value] { return glyph }
    if StrokeFont.isUnseen(scalar) { return Glyph(advance: 0) }
    return StrokeFont.isWide(scalar) ? wideBox : box
  }

  /// How far it is from a letter to the next one.
  package func advance(of scalar: Unicode.Scalar) -> Double { glyph(of: scalar).advance }

  /// Whether it is as wide as it is high in every font: signs of Chinese, Japanese and Korean, and small pictures.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether nothing is drawn of it anywhere.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0x0A, 0x0D: true
    default: false
    }
  }
}

extension StrokeFont.Glyph {
  /// The same letter, wider or narrower.
  fileprivate func stretched(to advance: Double) -> StrokeFont.Glyph {
    var glyph = StrokeFont.Glyph(advance: advance)
    let factor = advance / self.advance
    glyph.strokes = strokes.map {
      StrokeFont.Stroke(x0: $0.x0 * factor, y0: $0.y0, x1: $0.x1 * factor, y1: $0.y1, pen: $0.pen)
    }
    return glyph
  }
}

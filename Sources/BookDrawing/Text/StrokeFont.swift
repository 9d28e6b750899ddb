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

  /// The font itself.
  package static let standard = StrokeFont()

  private init() {
    let reader = GlyphReader(StrokeFont.design)
    glyphs = reader.glyphs
    box = reader.glyphs[0xFFFD] ?? Glyph(advance: 50)
  }

  /// The letter of a scalar, or a box.
  package func glyph(of scalar: Unicode.Scalar) -> Glyph {
    if let glyph = glyphs[scalar.value] { return glyph }
    return StrokeFont.isUnseen(scalar) ? Glyph(advance: 0) : box
  }

  /// How far it is from a letter to the next one.
  package func advance(of scalar: Unicode.Scalar) -> Double { glyph(of: scalar).advance }

  /// Whether nothing is drawn of it anywhere.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0x0A, 0x0D: true
    default: false
    }
  }
}

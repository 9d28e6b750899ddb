/// The built-in font of raster pictures, in which every glyph is drawn by a round pen along lines and arcs.
///
/// It contains ASCII, Latin-1 and other letters of European languages; other characters are drawn as a box.
package struct StrokeFont: Sendable {
  /// The number of units in the font size.
  package static let unitsPerSize = 100.0
  /// Half the width of the pen.
  package static let pen = 4.2

  /// A glyph as the path of a pen, with y upwards from the baseline.
  package struct Glyph: Sendable {
    /// The distance to the next glyph.
    package var advance: Double
    /// The straight strokes of the pen.
    package var strokes: [Stroke] = []
  }

  /// A straight stroke of a pen; a dot if both ends are the same.
  package struct Stroke: Sendable, Equatable {
    package var (x0, y0): (Double, Double)
    package var (x1, y1): (Double, Double)
    /// Half the width of the pen.
    package var pen: Double
  }

  private let glyphs: [UInt32: Glyph]
  private let box: Glyph
  private let wideBox: Glyph

  /// The shared instance of the font.
  package static let standard = StrokeFont()

  private init() {
    let reader = GlyphReader(StrokeFont.design)
    glyphs = reader.glyphs
    box = reader.glyphs[0xFFFD] ?? Glyph(advance: 50)
    wideBox = box.stretched(to: StrokeFont.unitsPerSize)
  }

  /// Returns the glyph of a scalar, or a box if the font doesn't have it.
  package func glyph(of scalar: Unicode.Scalar) -> Glyph {
    if let glyph = glyphs[scalar.value] { return glyph }
    if StrokeFont.isInvisible(scalar) { return Glyph(advance: 0) }
    return StrokeFont.isWide(scalar) ? wideBox : box
  }

  /// Returns the distance from a scalar to the next one.
  package func advance(of scalar: Unicode.Scalar) -> Double { glyph(of: scalar).advance }

  /// Returns whether a scalar is as wide as high in every font, like CJK characters and emoji.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns whether a scalar is invisible in every font.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0x0A, 0x0D: true
    default: false
    }
  }
}

extension StrokeFont.Glyph {
  /// Returns the same glyph, made wider or narrower.
  fileprivate func stretched(to advance: Double) -> StrokeFont.Glyph {
    var glyph = StrokeFont.Glyph(advance: advance)
    let factor = advance / self.advance
    glyph.strokes = strokes.map {
      StrokeFont.Stroke(x0: $0.x0 * factor, y0: $0.y0, x1: $0.x1 * factor, y1: $0.y1, pen: $0.pen)
    }
    return glyph
  }
}

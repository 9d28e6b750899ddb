import BookKit

/// The built-in font of raster pictures, whose glyphs are drawn with a round pen along lines and arcs.
///
/// It contains ASCII, Latin-1 and other letters of European languages; other characters are drawn as a box.
package struct StrokeFont: Sendable {
  /// The number of units in the font size.
  package static let unitsPerSize = 100.0
  /// Half the width of the pen.
  package static let pen = 4.2

  /// A glyph as the path of a pen, with y upwards from the baseline.
  package struct Glyph: Sendable {
    package var advance: Double
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
    if CharacterTraits.isInvisible(scalar) { return Glyph(advance: 0) }
    return CharacterTraits.isWide(scalar) ? wideBox : box
  }

  /// Returns the glyph of a scalar, stretched to the advance that its layout needs.
  package func glyph(of scalar: Unicode.Scalar, advance: Double) -> Glyph {
    let glyph = glyph(of: scalar)
    return glyph.advance > 0 && advance > 0 && glyph.advance != advance ? glyph.stretched(to: advance) : glyph
  }
}

extension StrokeFont.Glyph {
  fileprivate func stretched(to advance: Double) -> StrokeFont.Glyph {
    var glyph = StrokeFont.Glyph(advance: advance)
    let factor = advance / self.advance
    glyph.strokes = strokes.map {
      StrokeFont.Stroke(x0: $0.x0 * factor, y0: $0.y0, x1: $0.x1 * factor, y1: $0.y1, pen: $0.pen)
    }
    return glyph
  }
}

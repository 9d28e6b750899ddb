import BookKit

extension Raster {
  /// Draws a text with the outlines of its font, or in the built-in font.
  mutating func drawText(
    _ block: TextBlock, _ outlines: FontOutlines?, _ mark: Mark, _ map: AffineMap, clip: Rectangle
  ) {
    let layout = block.layout(width: mark.width, height: mark.height)
    guard let pen = GlyphPen(block.fontSize, map) else { return }
    let opacity = Float(block.color.alpha) / 255 * Float(mark.alpha)
    let color = SIMD4<Float>(Float(block.color.red), Float(block.color.green), Float(block.color.blue), 255) * opacity
    let bytes = Array(block.text.utf8)
    let seams = Set(block.words.flatMap { [$0.lowerBound, $0.upperBound] })
    for line in layout.lines {
      if let marker = WordMarker(block, in: line) { draw(marker, map, alpha: mark.alpha, clip: clip) }
      var (x, offset) = (line.x, line.range.lowerBound)
      let base = block.base(of: line)
      for scalar in String(decoding: bytes[line.range], as: UTF8.self).unicodeScalars {
        let advance = TextLayout.advance(of: scalar, in: block.font?.metrics)
        if let outlines, let outline = outlines.outline(of: scalar) {
          pen.draw(outline, unitsPerEm: outlines.unitsPerEm, at: pen.snapped(x, base), color, clip, on: &self)
        } else {
          // Combining marks have no width and are drawn over the preceding letter.
          let glyph = StrokeFont.standard.glyph(of: scalar, advance: advance * StrokeFont.unitsPerSize)
          pen.draw(glyph, at: pen.snapped(x, base), color, clip, on: &self)
        }
        x += advance * block.fontSize
        offset += UTF8.width(scalar)
        // In browsers, each word is a separate element, and its width is rounded up to a 64th of a point.
        if seams.contains(offset) { x = (x * 64).rounded(.up) / 64 }
      }
    }
  }

  private mutating func draw(_ marker: WordMarker, _ map: AffineMap, alpha: Double, clip: Rectangle) {
    guard let coverage = PixelCoverage(polygon: marker.outline.map(map.apply(to:)), within: clip) else { return }
    let opacity = Float(marker.color.alpha) / 255 * Float(alpha)
    let color = SIMD4(Float(marker.color.red), Float(marker.color.green), Float(marker.color.blue), 255) * opacity
    fill(coverage, with: color)
  }
}

/// Draws glyphs; the coverage of a pixel depends on the distance of its centre from the edge of the stroke.
private struct GlyphPen {
  private let fontSize: Double
  private let unit: Double
  private let map: AffineMap
  private let inverse: AffineMap
  /// The number of pixels per unit of the font.
  private let scale: Double
  /// The maximum extent of a unit in pixels, in either direction.
  private let reach: Double

  init?(_ fontSize: Double, _ map: AffineMap) {
    self.fontSize = fontSize
    unit = fontSize / StrokeFont.unitsPerSize
    let numbers = [map.right.x, map.right.y, map.down.x, map.down.y, map.origin.x, map.origin.y, unit]
    guard numbers.allSatisfy({ abs($0) < 1e6 }), unit > 0, let inverse = map.inverse else { return nil }
    self.map = map
    self.inverse = inverse
    scale = unit * abs(map.right.x * map.down.y - map.right.y * map.down.x).squareRoot()
    reach = unit * max(abs(map.right.x) + abs(map.down.x), abs(map.right.y) + abs(map.down.y))
    guard scale > 0.01 else { return nil }
  }

  /// Returns the origin of a glyph near a point: as in browsers, upright letters are on whole pixels vertically and on
  /// quarters of pixels horizontally.
  func snapped(_ x: Double, _ base: Double) -> Point {
    let point = Point(x: x, y: base)
    guard map.right.y == 0, map.down.x == 0 else { return point }
    let pixel = map.apply(to: point)
    return inverse.apply(
      to: Point(x: (pixel.x * 4 + 0.5).rounded(.down) / 4, y: (pixel.y + 0.5).rounded(.down)))
  }

  func draw(
    _ outline: GlyphOutline, unitsPerEm: Int, at start: Point, _ color: SIMD4<Float>, _ clip: Rectangle,
    on raster: inout Raster
  ) {
    let size = fontSize / Double(unitsPerEm)
    let glyphMap = AffineMap(scaleX: size, scaleY: -size, origin: start).followed(by: map)
    guard let coverage = PixelCoverage(contours: outline.polygons(glyphMap), within: clip) else { return }
    raster.fill(coverage, with: color)
  }

  func draw(
    _ glyph: StrokeFont.Glyph, at start: Point, _ color: SIMD4<Float>, _ clip: Rectangle,
    on raster: inout Raster
  ) {
    guard !glyph.strokes.isEmpty else { return }
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for stroke in glyph.strokes {
      for (px, py) in [(stroke.x0, stroke.y0), (stroke.x1, stroke.y1)] {
        let place = map.apply(to: Point(x: start.x + px * unit, y: start.y - py * unit))
        let edge = stroke.pen * reach + 1
        (left, top) = (min(left, place.x - edge), min(top, place.y - edge))
        (right, bottom) = (max(right, place.x + edge), max(bottom, place.y + edge))
      }
    }
    left = max(left, clip.x)
    top = max(top, clip.y)
    right = min(right, clip.x + clip.width)
    bottom = min(bottom, clip.y + clip.height)
    guard left < right, top < bottom else { return }
    let bounds = PixelBounds(left: left, top: top, right: right, bottom: bottom)
    for row in bounds.y..<(bounds.y + bounds.height) {
      for column in bounds.x..<(bounds.x + bounds.width) {
        let middle = inverse.apply(to: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
        let (u, v) = ((middle.x - start.x) / unit, (start.y - middle.y) / unit)
        var depth = -Double.infinity
        for stroke in glyph.strokes { depth = max(depth, stroke.depth(u, v)) }
        let fraction = min(1, depth * scale + 0.5)
        if fraction > 0 { raster.blend(color, fraction: Float(fraction), column, row) }
      }
    }
  }
}

extension StrokeFont.Stroke {
  /// Returns how deep a point lies inside the stroke; negative outside it.
  @inline(__always) fileprivate func depth(_ x: Double, _ y: Double) -> Double {
    let (wayX, wayY) = (x1 - x0, y1 - y0)
    let length = wayX * wayX + wayY * wayY
    let fraction = length > 0 ? max(0, min(1, ((x - x0) * wayX + (y - y0) * wayY) / length)) : 0
    let (dx, dy) = (x - x0 - wayX * fraction, y - y0 - wayY * fraction)
    return pen - (dx * dx + dy * dy).squareRoot()
  }
}

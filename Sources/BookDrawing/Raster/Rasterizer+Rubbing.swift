import BookKit

extension Rasterizer {
  /// Draws what a mask leaves of an element.
  mutating func drawRubbed(
    _ mask: RubMask, _ marks: [Mark], _ mark: Mark, _ outer: AffineMap, _ clip: Rectangle, on raster: inout Raster
  ) {
    guard mark.width > 0, mark.height > 0, let inverse = mark.map.followed(by: outer).inverse else { return }
    var sheet = raster
    for inner in marks where inner.alpha > 0 { draw(inner, outer, clip, on: &sheet) }
    raster.draw(sheet, within: mark.map.followed(by: outer).bounds(width: mark.width, height: mark.height), clip) {
      point in
      let inner = inverse.apply(to: point)
      return mask.opacity(x: inner.x / mark.width, y: inner.y / mark.height)
    }
  }
}

extension Raster {
  /// Draws a part of another image of the same size, with the opacity at the middle of each pixel.
  fileprivate mutating func draw(
    _ other: Raster, within frame: Rectangle, _ clip: Rectangle, opacity: (Point) -> Double
  ) {
    let (left, top) = (max(0, frame.x, clip.x).rounded(.down), max(0, frame.y, clip.y).rounded(.down))
    let right = min(Double(width), frame.right, clip.right).rounded(.up)
    let bottom = min(Double(height), frame.bottom, clip.bottom).rounded(.up)
    guard left < right, top < bottom else { return }
    for y in Int(top)..<Int(bottom) {
      for x in Int(left)..<Int(right) {
        let fraction = opacity(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if fraction > 0 { blend(other.color(x, y), fraction: Float(fraction), x, y) }
      }
    }
  }
}

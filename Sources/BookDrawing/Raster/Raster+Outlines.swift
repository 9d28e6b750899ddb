import BookKit

extension Raster {
  /// Fills an area inside closed outlines by the even-odd rule.
  mutating func drawShape(_ contours: [[Point]], _ color: Color, alpha: Double, clip: Rectangle) {
    guard let coverage = OutlineCoverage(contours, within: clip) else { return }
    let opacity = Float(color.alpha) * Float(alpha) / 255
    let mixed = SIMD4<Float>(Float(color.red), Float(color.green), Float(color.blue), 255) * opacity
    coverage.forEachPixel { x, y, fraction in blend(mixed, fraction: fraction, x, y) }
  }

  /// Draws lines along closed outlines, with round corners.
  mutating func drawLines(
    _ contours: [[Point]], width: Double, _ map: AffineMap, _ color: Color, alpha: Double, clip: Rectangle
  ) {
    let mixed = SIMD4<Float>(Float(color.red), Float(color.green), Float(color.blue), 255) * Float(alpha)
    for contour in contours {
      guard var start = contour.last else { continue }
      for end in contour {
        let line = Raster.line(from: start, to: end, width: width).map { map.apply(to: $0) }
        if let coverage = PixelCoverage(polygon: line, within: clip) { fill(coverage, with: mixed) }
        start = end
      }
    }
  }

  private static func line(from start: Point, to end: Point, width: Double) -> [Point] {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    let unit = length > 0 ? Point(x: across / length, y: down / length) : Point(x: 1, y: 0)
    let radius = width / 2
    let steps = 8
    func cap(_ center: Point, _ direction: Double) -> [Point] {
      (0...steps).map { step in
        let turns = Double(step) / Double(steps) / 2 - 0.25
        let (forward, side) = (
          Trigonometry.cosine(turns: turns) * direction, Trigonometry.sine(turns: turns) * direction
        )
        return Point(
          x: center.x + radius * (unit.x * forward - unit.y * side),
          y: center.y + radius * (unit.y * forward + unit.x * side))
      }
    }
    return cap(end, 1) + cap(start, -1)
  }

  /// Replaces the pixels inside closed outlines with the pixels of another image of the same size.
  mutating func draw(_ other: Raster, inside contours: [[Point]], alpha: Double, clip: Rectangle) {
    guard let coverage = OutlineCoverage(contours, within: clip) else { return }
    coverage.forEachPixel { x, y, fraction in blend(other.color(x, y), fraction: fraction * Float(alpha), x, y) }
  }

  /// Multiplies the pixels of a rectangle by the pixels of another image of the same size.
  mutating func multiply(by other: Raster, clip: Rectangle) {
    let bounds = PixelBounds(left: clip.x, top: clip.y, right: clip.x + clip.width, bottom: clip.y + clip.height)
    for y in max(0, bounds.y)..<max(0, min(height, bounds.y + bounds.height)) {
      for x in max(0, bounds.x)..<max(0, min(width, bounds.x + bounds.width)) { multiply(by: other, x, y) }
    }
  }
}

/// The coverage of each pixel by closed outlines; overlapping outlines make holes.
private struct OutlineCoverage {
  private let parts: [PixelCoverage]
  private let (left, top, right, bottom): (Int, Int, Int, Int)

  /// Computes the coverage of closed outlines; `nil` if none of them is within `limits`.
  init?(_ contours: [[Point]], within limits: Rectangle) {
    parts = contours.compactMap { PixelCoverage(polygon: $0, within: limits) }
    guard let first = parts.first?.bounds else { return nil }
    left = parts.reduce(first.x) { min($0, $1.bounds.x) }
    top = parts.reduce(first.y) { min($0, $1.bounds.y) }
    right = parts.reduce(first.x) { max($0, $1.bounds.x + $1.bounds.width) }
    bottom = parts.reduce(first.y) { max($0, $1.bounds.y + $1.bounds.height) }
  }

  func forEachPixel(_ body: (_ x: Int, _ y: Int, _ fraction: Float) -> Void) {
    for y in top..<bottom {
      for x in left..<right {
        var sum: Float = 0
        for part in parts {
          let bounds = part.bounds
          guard x >= bounds.x, x < bounds.x + bounds.width, y >= bounds.y, y < bounds.y + bounds.height else {
            continue
          }
          let fraction = part.fraction(x, y)
          sum = sum + fraction - 2 * sum * fraction
        }
        if sum > 0 { body(x, y, sum) }
      }
    }
  }
}

import BookKit

/// Paper in perspective, as pixels on a transparent background.
struct LeafImage {
  private(set) var image: ProjectedImage
  var sides: [PicturePyramid?]
  private let leaf: Leaf
  private let scale: Double
  private let limits: Rectangle

  /// Creates an empty image for a leaf, or returns `nil` if none of the leaf is visible within `limits`.
  init?(_ leaf: Leaf, scale: Double, within limits: Rectangle) {
    let corners = leaf.strips.flatMap { LeafImage.corners(of: $0, scale: scale) ?? [] }
    guard let image = ProjectedImage(around: corners, within: limits) else { return nil }
    self.image = image
    sides = Array(repeating: nil, count: leaf.sides.count)
    (self.leaf, self.scale, self.limits) = (leaf, scale, limits)
  }

  /// Returns the corners of a strip in pixels, or `nil` if one of them isn't in front of the eye.
  private static func corners(of strip: PaperStrip, scale: Double) -> [Point]? {
    let (part, zoom) = (strip.part, AffineMap(scaleX: scale, scaleY: scale))
    let (right, bottom) = (part.x + part.width, part.y + part.height)
    let corners = [(part.x, part.y), (right, part.y), (right, bottom), (part.x, bottom)]
    let points = corners.compactMap { strip.projection.apply(to: Point(x: $0.0, y: $0.1)).map(zoom.apply(to:)) }
    return points.count == 4 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? points : nil
  }

  /// Draws all strips whose sides are known.
  mutating func drawStrips() {
    for strip in leaf.strips {
      if let side = sides[Int(strip.side.rawValue)] { draw(strip, side) }
    }
  }

  private mutating func draw(_ strip: PaperStrip, _ side: PicturePyramid) {
    let zoom = AffineMap(scaleX: scale, scaleY: scale)
    guard let corners = LeafImage.corners(of: strip, scale: scale),
      let coverage = PixelCoverage(polygon: corners, within: limits),
      !side.levels.isEmpty, let inverse = strip.projection.followed(by: zoom).inverse
    else { return }
    let sampler = ProjectedSampler(side, inverse: inverse.followed(by: zoom), scale: scale)
    coverage.forEachPixel { x, y, fraction in
      let (color, across) = sampler.color(x, y)
      let light = Float(strip.shade.light(at: across))
      let shaded = SIMD4(color[0] * light, color[1] * light, color[2] * light, color[3])
      image.blend(shaded * (fraction * Float(strip.alpha)), x, y)
    }
  }
}

/// A map from pixels to other pixels that is nearly even around each of them.
protocol PixelMap {
  /// Returns the image of a point, and how the image moves if the point moves one step to the right or down.
  func locally(_ x: Double, _ y: Double) -> (at: Point, right: Point, down: Point)
}

extension Projection: PixelMap {}

private enum Sampling {
  static let maxSamples = 16.0
  /// The maximum distance between two samples, in pixels of the page; a sample is the mean of the pixels around it, so
  /// no pixel is missed.
  static let reach = 1.75
}

/// Samples a flat picture for each pixel of its projection.
struct ProjectedSampler<Map: PixelMap> {
  private let side: PicturePyramid
  /// The map from pixels of the drawing to pixels of the page.
  private let inverse: Map
  private let scale: Double

  /// Creates a sampler of a picture with `scale` pixels a point; `inverse` maps pixels of the drawing to its pixels.
  init(_ side: PicturePyramid, inverse: Map, scale: Double) {
    (self.side, self.inverse, self.scale) = (side, inverse, scale)
  }

  /// Returns the colour of a pixel and its x coordinate on the page; where the page appears smaller, the colour is the
  /// mean of several samples.
  @inline(__always) func color(_ x: Int, _ y: Int) -> (color: SIMD4<Float>, across: Double) {
    let (middle, right, down) = inverse.locally(Double(x) + 0.5, Double(y) + 0.5)
    let (stepX, stepY) = (max(abs(right.x), abs(right.y)), max(abs(down.x), abs(down.y)))
    var (number, size) = (0, 1.0)
    while min(stepX, stepY) >= 2 * size, number + 1 < side.levels.count {
      number += 1
      size *= 2
    }
    let level = side.levels[number]
    let countX = max(1, min(Sampling.maxSamples, (stepX / size / Sampling.reach).rounded(.up)))
    let countY = max(1, min(Sampling.maxSamples, (stepY / size / Sampling.reach).rounded(.up)))
    guard countX.isFinite, countY.isFinite else { return (SIMD4(repeating: 0), 0) }
    var sum = SIMD4<Float>(repeating: 0)
    for row in 0..<Int(countY) {
      let offsetY = (Double(row) + 0.5) / countY - 0.5
      for column in 0..<Int(countX) {
        let offsetX = (Double(column) + 0.5) / countX - 0.5
        let sampleX = (middle.x + right.x * offsetX + down.x * offsetY) / size - 0.5
        let sampleY = (middle.y + right.y * offsetX + down.y * offsetY) / size - 0.5
        sum += level.sample(limited(sampleX), limited(sampleY))
      }
    }
    return (sum / Float(countX * countY), middle.x / scale)
  }

  /// Limits a value so that it can be converted to an integer.
  @inline(__always) private func limited(_ value: Double) -> Float { Float(max(-1e6, min(1e6, value))) }
}

import BookKit

/// Paper in perspective, as pixels on a transparent background.
struct LeafImage {
  /// The pixels of the drawing that the paper covers.
  let bounds: PixelBounds
  var sides: [PicturePyramid?]
  private let leaf: Leaf
  private let scale: Double
  private let limits: Rectangle
  /// Premultiplied colours.
  private var bytes: [UInt8]

  /// Creates an empty image for a leaf, or returns `nil` if none of the leaf is visible within `limits`.
  init?(_ leaf: Leaf, scale: Double, within limits: Rectangle) {
    let corners = leaf.strips.flatMap { LeafImage.corners(of: $0, scale: scale) ?? [] }
    let left = max(limits.x, corners.reduce(.infinity) { min($0, $1.x) })
    let top = max(limits.y, corners.reduce(.infinity) { min($0, $1.y) })
    let right = min(limits.x + limits.width, corners.reduce(-.infinity) { max($0, $1.x) })
    let bottom = min(limits.y + limits.height, corners.reduce(-.infinity) { max($0, $1.y) })
    guard left < right, top < bottom else { return nil }
    bounds = PixelBounds(left: left, top: top, right: right, bottom: bottom)
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height * 4)
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

  /// Returns the premultiplied colour of a pixel of the drawing, with components from 0 to 255.
  @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let offset = ((y - bounds.y) * bounds.width + x - bounds.x) * 4
    return SIMD4(Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]), Float(bytes[offset + 3]))
  }

  /// The image as a pixmap, whose colours aren't premultiplied.
  var pixmap: Pixmap {
    var plain = bytes
    for offset in stride(from: 0, to: plain.count, by: 4) where plain[offset + 3] > 0 && plain[offset + 3] < 255 {
      let alpha = Int(plain[offset + 3])
      for channel in offset..<(offset + 3) {
        plain[channel] = UInt8(min(255, (Int(plain[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return Pixmap(width: bounds.width, height: bounds.height, bytes: plain)
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
      let sampler = ProjectedSampler(side, strip.projection.followed(by: zoom), scale: scale)
    else { return }
    coverage.forEachPixel { x, y, fraction in
      let (color, across) = sampler.color(x, y)
      let light = Float(strip.shade.light(at: across))
      let shaded = SIMD4(color[0] * light, color[1] * light, color[2] * light, color[3])
      blend(shaded * (fraction * Float(strip.alpha)), x, y)
    }
  }

  @inline(__always) private mutating func blend(_ color: SIMD4<Float>, _ x: Int, _ y: Int) {
    let offset = ((y - bounds.y) * bounds.width + x - bounds.x) * 4
    let rest = 1 - color[3] / 255
    for channel in 0..<4 {
      let mixed = Float(bytes[offset + channel]) * rest + color[channel] + 0.5
      bytes[offset + channel] = UInt8(max(0, min(255, mixed)))
    }
  }
}

/// Samples a flat page for each pixel of its projection.
private struct ProjectedSampler {
  private let side: PicturePyramid
  /// The map from pixels of the drawing to pixels of the page.
  private let inverse: Projection
  private let scale: Double

  private static let maxSamples = 16.0
  /// The maximum distance between two samples, in pixels of the page; a sample is the mean of the pixels around it, so
  /// no pixel is missed.
  private static let reach = 1.75

  /// Creates a sampler of a page that was drawn at `scale`; `projection` maps the page to pixels of the drawing.
  init?(_ side: PicturePyramid, _ projection: Projection, scale: Double) {
    guard !side.levels.isEmpty, let inverse = projection.inverse else { return nil }
    self.side = side
    self.inverse = inverse.followed(by: AffineMap(scaleX: scale, scaleY: scale))
    self.scale = scale
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
    let countX = max(1, min(ProjectedSampler.maxSamples, (stepX / size / ProjectedSampler.reach).rounded(.up)))
    let countY = max(1, min(ProjectedSampler.maxSamples, (stepY / size / ProjectedSampler.reach).rounded(.up)))
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

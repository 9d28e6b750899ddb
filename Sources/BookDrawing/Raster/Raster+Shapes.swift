import BookKit

extension Raster {
  /// Draws the frame of a mark, or the ellipse inside it, in one colour; `map` converts the mark's coordinates to
  /// pixels.
  mutating func drawArea(_ color: Color, isEllipse: Bool, _ mark: Mark, _ map: AffineMap, clip: Rectangle) {
    guard let coverage = Raster.coverage(of: mark, isEllipse: isEllipse, map, clip) else { return }
    fill(coverage, with: color, alpha: mark.alpha)
  }

  mutating func drawPlate(_ color: Color, radius: Double, _ mark: Mark, _ map: AffineMap, clip: Rectangle) {
    guard radius > 0 else { return drawArea(color, isEllipse: false, mark, map, clip: clip) }
    let (width, height) = (mark.width, mark.height)
    guard width > 0, height > 0 else { return }
    let outline = Raster.plate(width, height, radius: min(radius, width / 2, height / 2), map)
    guard let coverage = PixelCoverage(polygon: outline, within: clip) else { return }
    fill(coverage, with: color, alpha: mark.alpha)
  }

  private mutating func fill(_ coverage: PixelCoverage, with color: Color, alpha: Double) {
    let opacity = Float(color.alpha) * Float(alpha)
    let mixed = SIMD4<Float>(Float(color.red), Float(color.green), Float(color.blue), 255) * (opacity / 255)
    fill(coverage, with: mixed)
  }

  /// Draws a shape in a premultiplied colour, whose components range from 0 to 255.
  mutating func fill(_ coverage: PixelCoverage, with color: SIMD4<Float>) {
    // An opaque colour replaces each pixel that it covers completely.
    let bytes = color[3] == 255 ? SIMD4<UInt8>(clamping: SIMD4<Int32>(color + 0.5)) : nil
    coverage.forEachPixel { x, y, fraction in
      if let bytes, fraction == 1 { set(bytes, x, y) } else { blend(color, fraction: fraction, x, y) }
    }
  }

  mutating func drawGradient(_ gradient: Gradient, _ mark: Mark, _ map: AffineMap, clip: Rectangle) {
    guard let coverage = Raster.coverage(of: mark, map, clip),
      let sampler = GradientSampler(gradient, width: mark.width, height: mark.height, map)
    else { return }
    coverage.forEachPixel { x, y, fraction in
      blend(sampler.color(x, y), fraction: fraction * Float(mark.alpha), x, y)
    }
  }

  mutating func drawPicture(_ picture: PicturePyramid, _ mark: Mark, _ map: AffineMap, clip: Rectangle) {
    guard let coverage = Raster.coverage(of: mark, map, clip),
      let sampler = PictureSampler(picture, width: mark.width, height: mark.height, map)
    else { return }
    coverage.forEachPixel { x, y, fraction in
      let color = sampler.color(x, y)
      if color[3] > 0 { blend(color, fraction: fraction * Float(mark.alpha), x, y) }
    }
  }

  private static func coverage(
    of mark: Mark, isEllipse: Bool = false, _ map: AffineMap, _ clip: Rectangle
  ) -> PixelCoverage? {
    let (width, height) = (mark.width, mark.height)
    guard width > 0, height > 0 else { return nil }
    if !isEllipse, map.right.y == 0, map.down.x == 0 {
      let (start, end) = (map.origin, map.apply(to: Point(x: width, y: height)))
      guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
      let upright = Rectangle(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
      return PixelCoverage(rectangle: upright, within: clip)
    }
    let outline = isEllipse ? ellipse(width, height, map) : map.corners(width: width, height: height)
    return PixelCoverage(polygon: outline, within: clip)
  }

  /// Returns a rounded rectangle as a polygon whose edges are too short to be noticed.
  private static func plate(_ width: Double, _ height: Double, radius: Double, _ map: AffineMap) -> [Point] {
    let reach = (abs(map.right.x) + abs(map.right.y) + abs(map.down.x) + abs(map.down.y)) * radius
    let steps = max(8, min(180, Int(min(1e6, reach))))
    let centers = [
      Point(x: width - radius, y: height - radius), Point(x: radius, y: height - radius), Point(x: radius, y: radius),
      Point(x: width - radius, y: radius),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...steps).map { step in
        let turns = (Double(quarter) + Double(step) / Double(steps)) / 4
        return map.apply(
          to: Point(
            x: center.x + radius * Trigonometry.cosine(turns: turns),
            y: center.y + radius * Trigonometry.sine(turns: turns)))
      }
    }
  }

  /// Returns an ellipse as a polygon whose edges are too short to be noticed.
  private static func ellipse(_ width: Double, _ height: Double, _ map: AffineMap) -> [Point] {
    let reach = (abs(map.right.x) + abs(map.right.y)) * width + (abs(map.down.x) + abs(map.down.y)) * height
    let count = max(64, min(1440, Int(min(1e6, reach)) * 2))
    return (0..<count).map { step in
      let turns = Double(step) / Double(count)
      return map.apply(
        to: Point(
          x: width / 2 * (1 + Trigonometry.cosine(turns: turns)), y: height / 2 * (1 + Trigonometry.sine(turns: turns)))
      )
    }
  }
}

/// Computes the colour of a gradient at the centre of each pixel.
private struct GradientSampler {
  private let colors: [SIMD4<Float>]
  /// The position between the first colour (0) and the last (1) at the centre of pixel 0, 0, and its change per pixel.
  private let (first, perColumn, perRow): (Double, Double, Double)

  init?(_ gradient: Gradient, width: Double, height: Double, _ map: AffineMap) {
    guard gradient.colors.count > 1, let inverse = map.inverse else { return nil }
    let (start, end) = gradient.endpoints(width: width, height: height)
    let way = Point(x: end.x - start.x, y: end.y - start.y)
    let square = way.x * way.x + way.y * way.y
    func share(_ step: Point) -> Double { (step.x * way.x + step.y * way.y) / square }
    let middle = inverse.apply(to: Point(x: 0.5, y: 0.5))
    first = share(Point(x: middle.x - start.x, y: middle.y - start.y))
    perColumn = share(inverse.right)
    perRow = share(inverse.down)
    guard first.isFinite, perColumn.isFinite, perRow.isFinite else { return nil }
    colors = gradient.colors.map { SIMD4<Float>(Float($0.red), Float($0.green), Float($0.blue), 255) }
  }

  @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let share = max(0, min(1, first + perColumn * Double(x) + perRow * Double(y)))
    let place = share * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index] + (colors[index + 1] - colors[index]) * Float(place - Double(index))
  }
}

/// Samples a picture for each pixel; if the picture is drawn smaller, the colour is the mean of several samples.
private struct PictureSampler {
  private let level: PicturePyramid.Level
  /// The map from pixels of the raster to pixels of the picture.
  private let (rightX, rightY, downX, downY): (Float, Float, Float, Float)
  private let origin: Point
  private let (right, down): (Point, Point)
  private let (sampleCountX, sampleCountY): (Int, Int)

  private static let maxSamples = 16

  init?(_ picture: PicturePyramid, width: Double, height: Double, _ map: AffineMap) {
    guard let whole = picture.levels.first, let inverse = map.inverse else { return nil }
    let (perWidth, perHeight) = (Double(whole.width) / width, Double(whole.height) / height)
    // The number of picture pixels per raster pixel, along the picture's width and height.
    func length(_ point: Point) -> Double { (point.x * point.x + point.y * point.y).squareRoot() }
    let across = perWidth / max(1e-9, length(map.right))
    let down = perHeight / max(1e-9, length(map.down))
    var (number, size) = (0, 1.0)
    while min(across, down) >= 2 * size, number + 1 < picture.levels.count {
      number += 1
      size *= 2
    }
    level = picture.levels[number]
    let (scaleX, scaleY) = (Double(level.width) / width, Double(level.height) / height)
    right = Point(x: inverse.right.x * scaleX, y: inverse.right.y * scaleY)
    self.down = Point(x: inverse.down.x * scaleX, y: inverse.down.y * scaleY)
    origin = Point(x: inverse.origin.x * scaleX, y: inverse.origin.y * scaleY)
    let stepX = max(abs(right.x), abs(right.y))
    let stepY = max(abs(self.down.x), abs(self.down.y))
    guard stepX.isFinite, stepY.isFinite, origin.x.isFinite, origin.y.isFinite else { return nil }
    sampleCountX = max(1, min(PictureSampler.maxSamples, Int(min(1e6, (stepX - 1e-6).rounded(.up)))))
    sampleCountY = max(1, min(PictureSampler.maxSamples, Int(min(1e6, (stepY - 1e-6).rounded(.up)))))
    (rightX, rightY) = (Float(right.x), Float(right.y))
    (downX, downY) = (Float(self.down.x), Float(self.down.y))
  }

  @inline(__always) func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    // The centre of the pixel, in coordinates where the pixel centres of the picture are integers.
    let startX = limited(origin.x + right.x * (Double(x) + 0.5) + down.x * (Double(y) + 0.5) - 0.5)
    let startY = limited(origin.y + right.y * (Double(x) + 0.5) + down.y * (Double(y) + 0.5) - 0.5)
    if sampleCountX == 1, sampleCountY == 1 { return level.sample(startX, startY) }
    var sum = SIMD4<Float>(repeating: 0)
    for row in 0..<sampleCountY {
      let offsetY = (Float(row) + 0.5) / Float(sampleCountY) - 0.5
      for column in 0..<sampleCountX {
        let offsetX = (Float(column) + 0.5) / Float(sampleCountX) - 0.5
        sum += level.sample(
          startX + rightX * offsetX + downX * offsetY, startY + rightY * offsetX + downY * offsetY)
      }
    }
    return sum / Float(sampleCountX * sampleCountY)
  }

  /// Limits a value so that it can be converted to an integer.
  @inline(__always) private func limited(_ value: Double) -> Float { Float(max(-1e6, min(1e6, value))) }
}

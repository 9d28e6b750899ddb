import BookKit

/// The exact coverage of each pixel by a shape.
struct PixelCoverage {
  let bounds: PixelBounds
  /// The coverage of each column and each row of an upright rectangle; the coverage of a pixel is their product.
  private var columns: [Float] = []
  private var rows: [Float] = []
  /// The coverage of each pixel, for other shapes.
  private var coverages: [Float] = []

  /// Computes the coverage of a rectangle; `nil` if it has no area or is outside `limits`.
  init?(rectangle: Rectangle, within limits: Rectangle) {
    let left = max(rectangle.x, limits.x)
    let right = min(rectangle.x + rectangle.width, limits.x + limits.width)
    let top = max(rectangle.y, limits.y)
    let bottom = min(rectangle.y + rectangle.height, limits.y + limits.height)
    guard left < right, top < bottom else { return nil }
    bounds = PixelBounds(left: left, top: top, right: right, bottom: bottom)
    columns = PixelCoverage.coverages(left, right, bounds.x, bounds.width)
    rows = PixelCoverage.coverages(top, bottom, bounds.y, bounds.height)
  }

  private static func coverages(_ start: Double, _ end: Double, _ first: Int, _ count: Int) -> [Float] {
    (0..<count).map { index in
      let (left, right) = (Double(first + index), Double(first + index + 1))
      return Float(min(end, right) - max(start, left))
    }
  }

  /// Computes the coverage of a polygon without self-intersections, whether clockwise or counterclockwise.
  init?(polygon: [Point], within limits: Rectangle) { self.init(contours: [polygon], within: limits) }

  /// Computes the coverage of several polygons together.
  ///
  /// Where polygons of opposite directions overlap, there is a hole.
  init?(contours: [[Point]], within limits: Rectangle) {
    let clipped = contours.map { PixelCoverage.clip($0, to: limits) }.filter { $0.count > 2 }
    let points = clipped.joined()
    guard !points.isEmpty else { return nil }
    bounds = PixelBounds(
      left: points.reduce(.infinity) { min($0, $1.x) }, top: points.reduce(.infinity) { min($0, $1.y) },
      right: points.reduce(-.infinity) { max($0, $1.x) }, bottom: points.reduce(-.infinity) { max($0, $1.y) })
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    var sums = EdgeAccumulator(bounds)
    for polygon in clipped {
      for index in polygon.indices { sums.add(polygon[index], polygon[(index + 1) % polygon.count]) }
    }
    coverages = sums.coverages
  }

  /// Returns the coverage of a pixel, from 0 to 1.
  func fraction(_ x: Int, _ y: Int) -> Float {
    let (column, row) = (x - bounds.x, y - bounds.y)
    return coverages.isEmpty ? columns[column] * rows[row] : coverages[row * bounds.width + column]
  }

  /// Calls a function with each pixel that is covered at least in part.
  @inline(__always) func forEachPixel(_ body: (_ x: Int, _ y: Int, _ fraction: Float) -> Void) {
    for y in bounds.y..<(bounds.y + bounds.height) {
      for x in bounds.x..<(bounds.x + bounds.width) {
        let fraction = fraction(x, y)
        if fraction > 0 { body(x, y, fraction) }
      }
    }
  }

  private static func clip(_ polygon: [Point], to limits: Rectangle) -> [Point] {
    guard polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
    var points = polygon
    let (right, bottom) = (limits.x + limits.width, limits.y + limits.height)
    points = cut(points) { $0.x - limits.x }
    points = cut(points) { right - $0.x }
    points = cut(points) { $0.y - limits.y }
    points = cut(points) { bottom - $0.y }
    // Because of rounding, points on a cutting line may lie slightly outside.
    return points.map { Point(x: min(max($0.x, limits.x), right), y: min(max($0.y, limits.y), bottom)) }
  }

  private static func cut(_ points: [Point], _ depth: (Point) -> Double) -> [Point] {
    guard var before = points.last else { return [] }
    var found: [Point] = []
    var depthBefore = depth(before)
    for point in points {
      let here = depth(point)
      if (here >= 0) != (depthBefore >= 0) {
        let fraction = depthBefore / (depthBefore - here)
        found.append(
          Point(x: before.x + (point.x - before.x) * fraction, y: before.y + (point.y - before.y) * fraction))
      }
      if here >= 0 { found.append(point) }
      (before, depthBefore) = (point, here)
    }
    return found
  }
}

/// A rectangle of whole pixels.
struct PixelBounds: Equatable {
  let (x, y): (Int, Int)
  let (width, height): (Int, Int)

  /// Creates the smallest bounds that include all given coordinates, which must be in the range of `Int`.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    width = max(0, Int(right.rounded(.up)) - x)
    height = max(0, Int(bottom.rounded(.up)) - y)
  }
}

/// Accumulates the signed areas to the right of the edges of polygons.
///
/// A prefix sum over a row then yields the coverage of its pixels.
private struct EdgeAccumulator {
  private let bounds: PixelBounds
  private let stride: Int
  private var sums: [Double]

  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    stride = bounds.width + 2
    sums = [Double](repeating: 0, count: stride * bounds.height)
  }

  var coverages: [Float] {
    var coverages: [Float] = []
    coverages.reserveCapacity(bounds.width * bounds.height)
    for row in 0..<bounds.height {
      var sum = 0.0
      for column in 0..<bounds.width {
        sum += sums[row * stride + column]
        coverages.append(Float(min(1, abs(sum))))
      }
    }
    return coverages
  }

  mutating func add(_ start: Point, _ end: Point) {
    guard start.y != end.y else { return }
    let sign = start.y < end.y ? 1.0 : -1.0
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (left, top) = (Double(bounds.x), Double(bounds.y))
    var x = upper.x - left
    let last = min(bounds.height, Int((lower.y - top).rounded(.up)))
    for row in max(0, Int((upper.y - top).rounded(.down)))..<max(0, last) {
      let height = min(Double(row + 1), lower.y - top) - max(Double(row), upper.y - top)
      guard height > 0 else { continue }
      let next = max(0, min(Double(bounds.width), x + slope * height))
      addInRow(row, min(x, next), max(x, next), height * sign)
      x = next
    }
  }

  /// Adds a part of an edge that runs from `left` to `right` within one row; `height` is its signed height.
  private mutating func addInRow(_ row: Int, _ left: Double, _ right: Double, _ height: Double) {
    let first = Int(left.rounded(.down))
    let last = Int(right.rounded(.up))
    let base = row * stride
    if last <= first + 1 {
      // The width of the area to the right of the edge within its pixel.
      let rest = Double(first + 1) - (left + right) / 2
      sums[base + first] += height * rest
      sums[base + first + 1] += height * (1 - rest)
      return
    }
    let perPixel = height / (right - left)
    for column in first..<last {
      let (start, end) = (max(left, Double(column)), min(right, Double(column + 1)))
      let part = perPixel * (end - start)
      let rest = Double(column + 1) - (start + end) / 2
      sums[base + column] += part * rest
      sums[base + column + 1] += part * (1 - rest)
    }
  }
}

import BookKit

/// The outline of a glyph: closed contours of lines and quadratic curves, with y upwards from the baseline.
///
/// The direction of a contour decides which of its sides is inside, so that contours can be holes.
package struct GlyphOutline: Sendable, Equatable {
  /// In the font's units.
  package var contours: [[OutlinePoint]] = []

  package struct OutlinePoint: Sendable, Equatable {
    package var x: Double
    package var y: Double
    /// Whether the contour goes through the point; otherwise the point bends a curve between its neighbours.
    package let isOnCurve: Bool

    fileprivate var place: Point { Point(x: x, y: y) }
  }

  var pointCount: Int { contours.reduce(0) { $0 + $1.count } }

  /// Returns the point with a number, counted from the beginning of a contour.
  func point(_ number: Int, from contour: Int) -> Point? {
    var rest = number
    for points in contours[min(contour, contours.count)...] {
      if rest < points.count { return points[rest].place }
      rest -= points.count
    }
    return nil
  }

  mutating func apply(_ map: AffineMap) {
    guard map != .identity else { return }
    for contour in contours.indices {
      for index in contours[contour].indices {
        let place = map.apply(to: contours[contour][index].place)
        contours[contour][index].x = place.x
        contours[contour][index].y = place.y
      }
    }
  }

  /// Returns the contours as polygons that are so close to the curves that the difference can't be seen.
  ///
  /// `map` converts the font's units to pixels.
  func polygons(_ map: AffineMap) -> [[Point]] {
    contours.compactMap { contour in
      var walk = ContourWalk()
      let points = contour.map { (place: map.apply(to: $0.place), isOnCurve: $0.isOnCurve) }
      guard points.count > 1, let first = points.first, let last = points.last else { return nil }
      // If neither its first nor its last point is on the curve, a contour begins halfway between the two.
      let start =
        first.isOnCurve ? first.place : last.isOnCurve ? last.place : ContourWalk.middle(first.place, last.place)
      walk.points.append(start)
      for point in points.dropFirst(first.isOnCurve ? 1 : 0) { walk.add(point.place, isOnCurve: point.isOnCurve) }
      walk.add(start, isOnCurve: true)
      return walk.points
    }
  }
}

/// Follows a contour and replaces its curves by short lines.
private struct ContourWalk {
  var points: [Point] = []
  /// The point that bends the curve to the next point.
  private var bend: Point?

  /// The largest distance of a line from its curve, in pixels, times 4.
  private static let tolerance = 0.2
  private static let maxLines = 64.0

  static func middle(_ first: Point, _ second: Point) -> Point {
    Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  mutating func add(_ point: Point, isOnCurve: Bool) {
    switch (bend, isOnCurve) {
    case (nil, true): points.append(point)
    case (nil, false): bend = point
    case (let control?, true):
      curve(by: control, to: point)
      bend = nil
    case (let control?, false):
      // Two consecutive points off the curve imply a point on the curve, halfway between them.
      curve(by: control, to: ContourWalk.middle(control, point))
      bend = point
    }
  }

  private mutating func curve(by control: Point, to end: Point) {
    guard let start = points.last else { return }
    let (x, y) = (start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
    let needed = ((x * x + y * y).squareRoot() / ContourWalk.tolerance).squareRoot().rounded(.up)
    guard needed.isFinite else { return points.append(end) }
    let count = Int(max(1, min(ContourWalk.maxLines, needed)))
    for step in 1...count {
      let t = Double(step) / Double(count)
      let (first, second, third) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      points.append(
        Point(
          x: first * start.x + second * control.x + third * end.x,
          y: first * start.y + second * control.y + third * end.y))
    }
  }
}

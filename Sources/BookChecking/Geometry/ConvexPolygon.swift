import BookKit

struct ConvexPolygon: Sendable {
  /// The corners, ordered so that the inside is always on the same side.
  let points: [Point]
  let area: Double

  init(_ points: [Point]) {
    let signed = ConvexPolygon.signedArea(points)
    self.points = signed < 0 ? points.reversed() : points
    area = abs(signed)
  }

  private static func signedArea(_ points: [Point]) -> Double {
    guard var before = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += before.x * point.y - point.x * before.y
      before = point
    }
    return sum / 2
  }

  /// Returns the intersection, by clipping this polygon along every side of the other.
  func intersection(with other: ConvexPolygon) -> ConvexPolygon {
    var rest = points
    guard var start = other.points.last else { return ConvexPolygon([]) }
    for end in other.points {
      rest = ConvexPolygon.clip(rest, from: start, to: end)
      start = end
    }
    return ConvexPolygon(rest)
  }

  private static func clip(_ points: [Point], from start: Point, to end: Point) -> [Point] {
    guard var before = points.last else { return [] }
    var found: [Point] = []
    var depthBefore = depth(of: before, start, end)
    for point in points {
      let depth = depth(of: point, start, end)
      if (depth >= 0) != (depthBefore >= 0) {
        let share = depthBefore / (depthBefore - depth)
        found.append(Point(x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share))
      }
      if depth >= 0 { found.append(point) }
      (before, depthBefore) = (point, depth)
    }
    return found
  }

  /// Returns the distance of a point from a line, times the length of the line; the result is positive inside.
  private static func depth(of point: Point, _ start: Point, _ end: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}

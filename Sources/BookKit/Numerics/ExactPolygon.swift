/// The area inside closed polygons by the even-odd rule, including its border, in whole thousandths of a point.
package struct ExactPolygon: Sendable, Equatable {
  /// The corners of each closed polygon.
  package let parts: [[ExactPoint]]
  package let bounds: ExactRectangle

  /// Creates the area inside several polygons, each closed from its last corner to its first.
  package init(parts: [[ExactPoint]]) {
    self.parts = parts
    var bounds: ExactRectangle?
    for part in parts {
      for point in part {
        let corner = ExactRectangle(origin: point, width: 0, height: 0)
        bounds = bounds?.union(corner) ?? corner
      }
    }
    self.bounds = bounds ?? ExactRectangle(origin: .zero, width: 0, height: 0)
  }

  package func contains(_ point: ExactPoint) -> Bool {
    // Within the bounds, no distance is so great that a product overflows.
    guard bounds.contains(point) else { return false }
    var isInside = false
    for part in parts {
      guard var start = part.last else { continue }
      for end in part {
        switch ExactPolygon.relation(of: point, start, end) {
        case .border: return true
        case .crossing: isInside.toggle()
        case .apart: break
        }
        start = end
      }
    }
    return isInside
  }

  private enum Relation {
    /// The point is on the line.
    case border
    /// A ray to the right of the point crosses the line.
    case crossing
    case apart
  }

  private static func relation(of point: ExactPoint, _ start: ExactPoint, _ end: ExactPoint) -> Relation {
    guard point.y >= min(start.y, end.y), point.y <= max(start.y, end.y), point.x <= max(start.x, end.x) else {
      return .apart
    }
    let (along, apart) = (end - start, point - start)
    let product = along.x * apart.y - apart.x * along.y
    if product == 0, point.x >= min(start.x, end.x) { return .border }
    // A line includes its upper end but not its lower one, so that a corner isn't crossed twice.
    guard (start.y > point.y) != (end.y > point.y) else { return .apart }
    return (product > 0) == (along.y > 0) ? .crossing : .apart
  }
}

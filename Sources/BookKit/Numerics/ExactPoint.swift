/// A point or a distance in the plane, in whole thousandths of a point.
///
/// Geometry in integers gives the same results on every machine.
package struct ExactPoint: Sendable, Hashable {
  package var x: Int64
  package var y: Int64

  /// The greatest coordinate, a million points; products of two distances fit into 64 bits.
  package static let maxCoordinate: Int64 = 1_000_000_000

  package static let zero = ExactPoint(x: 0, y: 0)

  package static func + (left: ExactPoint, right: ExactPoint) -> ExactPoint {
    ExactPoint(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: ExactPoint, right: ExactPoint) -> ExactPoint {
    ExactPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns whether the coordinates of two points differ by at most `distance` each.
  package func isWithin(_ distance: Int64, of other: ExactPoint) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }

  /// Returns the point turned clockwise about the origin by a number of quarter turns.
  package func turned(quarters: Int) -> ExactPoint {
    switch quarters & 3 {
    case 1: ExactPoint(x: -y, y: x)
    case 2: ExactPoint(x: -x, y: -y)
    case 3: ExactPoint(x: y, y: -x)
    default: self
    }
  }
}

extension ExactPoint {
  /// Creates the exact point nearest to `point`, or returns `nil` if a coordinate is NaN or more than a million points.
  package init?(_ point: Point) {
    guard let x = ExactPoint.coordinate(point.x), let y = ExactPoint.coordinate(point.y) else { return nil }
    self.init(x: x, y: y)
  }

  /// Returns a coordinate in thousandths, or `nil` if it is NaN or too large.
  package static func coordinate(_ number: Double) -> Int64? {
    guard let rounded = Thousandths.rounded(number), rounded.magnitude <= maxCoordinate.magnitude else { return nil }
    return rounded
  }
}

extension Point {
  /// Creates a point from an exact point, converting thousandths of a point to points.
  package init(_ exact: ExactPoint) {
    self.init(x: Double(exact.x) / 1000, y: Double(exact.y) / 1000)
  }
}

extension Int64 {
  /// Returns the greatest integer that is at most the quotient; the divisor must be positive.
  func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

/// Points as vectors, for velocities and displacements.
extension Point {
  static let zero = Point(x: 0, y: 0)

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

  static func += (left: inout Point, right: Point) { left = left + right }

  static func -= (left: inout Point, right: Point) { left = left - right }

  static func * (vector: Point, factor: Double) -> Point { Point(x: vector.x * factor, y: vector.y * factor) }

  /// Returns its dot product with `direction`.
  func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }

  /// The square of its length.
  var square: Double { x * x + y * y }

  /// The distance from the origin.
  var length: Double { square.squareRoot() }

  /// Returns the point with finite coordinates, whose absolute values are at most `limit`.
  func clamped(within limit: Double) -> Point {
    Point(x: x.clamped(-limit, limit), y: y.clamped(-limit, limit))
  }
}

extension Double {
  /// Returns the number clamped to `low`…`high`; NaN counts as 0.
  func clamped(_ low: Double, _ high: Double) -> Double {
    let number = isNaN ? 0 : self
    return number < low ? low : number > high ? high : number
  }
}

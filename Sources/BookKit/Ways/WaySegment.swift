/// A line or a cubic Bézier curve from one point to another.
package struct WaySegment: Sendable, Equatable {
  package let start: Point
  package let firstControl: Point
  package let secondControl: Point
  package let end: Point
  package let isLine: Bool

  /// Creates a cubic Bézier curve.
  package init(_ start: Point, _ firstControl: Point, _ secondControl: Point, _ end: Point) {
    (self.start, self.firstControl, self.secondControl, self.end) = (start, firstControl, secondControl, end)
    isLine = false
  }

  /// Creates a line.
  package init(lineFrom start: Point, to end: Point) {
    (self.start, firstControl, secondControl, self.end) = (start, start, end, end)
    isLine = true
  }

  /// Returns the curves that replace an arc of an ellipse, whose first axis is rotated by an angle in degrees.
  package static func arc(
    from start: Point, to end: Point, radii: Point, rotation: Double, isLarge: Bool, isClockwise: Bool
  ) -> [WaySegment] {
    WayArc(start: start, end: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
      .segments
  }

  /// Creates a curve with one control point, as a cubic one.
  package init(_ start: Point, control: Point, _ end: Point) {
    self.init(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  /// The number of chords by which it's measured.
  package var chordCount: Int { isLine ? 1 : 64 }

  /// Returns the point at a parameter from 0 to 1.
  package func point(at parameter: Double) -> Point {
    let rest = 1 - parameter
    if isLine || parameter == 0 || parameter == 1 { return start * rest + end * parameter }
    return start * (rest * rest * rest) + firstControl * (3 * rest * rest * parameter)
      + secondControl * (3 * rest * parameter * parameter) + end * (parameter * parameter * parameter)
  }

  /// Returns the derivative at a parameter, which is zero where the curve has no direction of its own.
  func derivative(at parameter: Double) -> Point {
    if isLine { return end - start }
    let rest = 1 - parameter
    return (firstControl - start) * (3 * rest * rest) + (secondControl - firstControl) * (6 * rest * parameter)
      + (end - secondControl) * (3 * parameter * parameter)
  }
}

/// An arc of an ellipse between two points, as SVG gives it.
struct WayArc {
  let start: Point
  let end: Point
  let radii: Point
  /// The angle of the ellipse's first axis, in degrees.
  let rotation: Double
  let isLarge: Bool
  let isClockwise: Bool

  /// The curves that replace it, none from a point to itself, and a line if a radius is zero.
  ///
  /// SVG 1.1, appendix F.6, has the formulas.
  var segments: [WaySegment] {
    if start == end { return [] }
    var (across, down) = (abs(radii.x), abs(radii.y))
    guard across > 0, down > 0 else { return [WaySegment(lineFrom: start, to: end)] }
    let axis = Point(
      x: Trigonometry.cosine(turns: rotation / 360), y: Trigonometry.sine(turns: rotation / 360))
    let (half, middle) = ((start - end) * 0.5, (start + end) * 0.5)
    // The start in the coordinates of the ellipse's axes, whose origin is halfway.
    let offset = Point(x: half.along(axis), y: half.y * axis.x - half.x * axis.y)
    let excess = offset.x * offset.x / (across * across) + offset.y * offset.y / (down * down)
    guard excess > 0, excess.isFinite else { return [WaySegment(lineFrom: start, to: end)] }
    if excess > 1 {
      across *= excess.squareRoot()
      down *= excess.squareRoot()
    }
    // On the circle that the ellipse becomes if both radii are 1.
    let first = Point(x: offset.x / across, y: offset.y / down)
    let distance = (max(0, 1 - first.square) / first.square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: first.y * distance, y: -first.x * distance)
    let from = first - center
    let to = Point(x: -first.x - center.x, y: -first.y - center.y)
    let begin = Trigonometry.direction(x: from.x, y: from.y)
    var sweep = Trigonometry.direction(x: to.x, y: to.y) - begin
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }

    let count = max(1, (abs(sweep) / 90 - 1e-9).rounded(.up))
    let turns = sweep / count / 360
    let handle = 4.0 / 3 * Trigonometry.sine(turns: turns / 4) / Trigonometry.cosine(turns: turns / 4)
    /// Returns a point of the circle's plane where the arc is.
    func placed(_ point: Point) -> Point {
      let (x, y) = (across * (point.x + center.x), down * (point.y + center.y))
      return Point(x: x * axis.x - y * axis.y, y: x * axis.y + y * axis.x) + middle
    }
    return (0..<Int(count)).map { index in
      let (one, two) = (Double(index), Double(index + 1))
      let before = WayArc.onCircle(begin / 360 + turns * one)
      let after = WayArc.onCircle(begin / 360 + turns * two)
      return WaySegment(
        one == 0 ? start : placed(before),
        placed(Point(x: before.x - before.y * handle, y: before.y + before.x * handle)),
        placed(Point(x: after.x + after.y * handle, y: after.y - after.x * handle)),
        two == count ? end : placed(after))
    }
  }

  private static func onCircle(_ turns: Double) -> Point {
    Point(x: Trigonometry.cosine(turns: turns), y: Trigonometry.sine(turns: turns))
  }
}

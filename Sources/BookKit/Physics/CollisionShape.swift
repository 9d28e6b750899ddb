/// What a point must keep out of so that two bodies do not overlap: both shapes in one, a box with rounded corners.
///
/// The point is the first body's centre as seen from the second one's.
struct CollisionShape: Equatable {
  /// How far bodies may overlap before it counts, in points: rounding must not catch a body at the edge that it
  /// slides along.
  static let skin = 0.01

  /// Half the size of the box inside the rounded edge.
  var core: Point
  /// How far the rounded edge lies around it.
  var radius: Double

  init(_ first: PhysicsBody, _ second: PhysicsBody) {
    var core = Point.zero
    if first.shape == .rectangle { core = core + first.halfSize }
    if second.shape == .rectangle { core = core + second.halfSize }
    self.core = core
    radius = first.radius + second.radius
  }

  /// How far apart the bodies are (below 0, how far they overlap), and where to.
  func gap(at point: Point) -> (distance: Double, normal: Point) {
    let side = Point(x: point.x > 0 ? 1 : -1, y: point.y > 0 ? 1 : -1)
    let out = Point(x: abs(point.x) - core.x, y: abs(point.y) - core.y)
    if radius > 0, out.x > 0, out.y > 0 {
      let length = out.square.squareRoot()
      if length > 0 { return (length - radius, Point(x: side.x * out.x / length, y: side.y * out.y / length)) }
    }
    if out.x > out.y { return (out.x - radius, Point(x: side.x, y: 0)) }
    return (out.y - radius, Point(x: 0, y: side.y))
  }

  /// Whether the bodies touch or overlap; sharp corners that just meet do not count.
  func touches(at point: Point) -> Bool {
    if gap(at: point).distance > CollisionShape.skin { return false }
    return radius > 0 || min(abs(point.x) - core.x, abs(point.y) - core.y) < -CollisionShape.skin
  }

  /// When on its `way` from `point` the bodies come to overlap by more than the skin: which part of the way leads
  /// to the first touch, and from where.
  func hit(from point: Point, way: Point) -> (part: Double, normal: Point)? {
    var inner = self
    if radius > CollisionShape.skin {
      inner.radius = radius - CollisionShape.skin
    } else {
      inner.radius = 0
      inner.core = Point(x: max(core.x - CollisionShape.skin, 0), y: max(core.y - CollisionShape.skin, 0))
    }
    guard let (part, normal) = inner.entry(from: point, way: way) else { return nil }
    let closing = -way.along(normal)
    guard closing > 0 else { return nil }
    return (max(0, part - CollisionShape.skin / closing), normal)
  }

  private func entry(from point: Point, way: Point) -> (part: Double, normal: Point)? {
    let across = CollisionShape.stretch(from: point.x, way: way.x, inside: core.x + radius)
    let down = CollisionShape.stretch(from: point.y, way: way.y, inside: core.y + radius)
    let begin = max(across.begin, down.begin)
    guard begin < min(across.end, down.end), begin <= 1, min(across.end, down.end) > 0 else { return nil }
    let part = max(0, begin)
    let place = point + way * part
    if radius > 0, abs(place.x) > core.x, abs(place.y) > core.y {
      let corner = Point(x: place.x > 0 ? core.x : -core.x, y: place.y > 0 ? core.y : -core.y)
      return cornerEntry(from: point - corner, way: way)
    }
    if begin < 0 { return (0, gap(at: point).normal) }
    if across.begin > down.begin { return (part, Point(x: way.x > 0 ? -1 : 1, y: 0)) }
    return (part, Point(x: 0, y: way.y > 0 ? -1 : 1))
  }

  private func cornerEntry(from point: Point, way: Point) -> (part: Double, normal: Point)? {
    let nearing = point.along(way)
    let length = way.square
    let root = nearing * nearing - length * (point.square - radius * radius)
    guard nearing < 0, length > 0, root >= 0 else { return nil }
    let part = max(0, (-nearing - root.squareRoot()) / length)
    let place = point + way * part
    let distance = place.square.squareRoot()
    return part <= 1 && distance > 0 ? (part, place * (1 / distance)) : nil
  }

  /// Which part of the way along one axis lies within `inside` of 0.
  private static func stretch(from start: Double, way: Double, inside: Double) -> (begin: Double, end: Double) {
    if way == 0 { return abs(start) < inside ? (-.infinity, .infinity) : (.infinity, -.infinity) }
    let low = (-inside - start) / way
    let high = (inside - start) / way
    return way > 0 ? (low, high) : (high, low)
  }
}

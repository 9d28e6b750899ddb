/// The shape that a point must stay out of so that two bodies don't overlap: their Minkowski sum, a box with rounded
/// corners.
///
/// The point is the centre of the first body relative to the centre of the second body.
struct CollisionShape: Equatable {
  /// The overlap in points that is tolerated, so that rounding doesn't catch a body on an edge that it slides along.
  static let skin = 0.01

  /// Half the size of the box inside the rounded edge.
  var core: Point
  /// The distance of the rounded edge from the box.
  var radius: Double

  init(_ first: PhysicsBody, _ second: PhysicsBody) {
    var core = Point.zero
    if first.shape == .rectangle { core = core + first.halfSize }
    if second.shape == .rectangle { core = core + second.halfSize }
    self.core = core
    radius = first.radius + second.radius
  }

  /// Returns the distance between the bodies, negative if they overlap, and the direction that separates them.
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

  /// Returns whether the bodies touch or overlap; sharp corners that just meet don't count.
  func touches(at point: Point) -> Bool {
    if gap(at: point).distance > CollisionShape.skin { return false }
    return radius > 0 || min(abs(point.x) - core.x, abs(point.y) - core.y) < -CollisionShape.skin
  }

  /// Returns the fraction of `travel` from `point` at which the bodies begin to overlap by more than the skin, and the
  /// normal there.
  func hit(from point: Point, travel: Point) -> (part: Double, normal: Point)? {
    var inner = self
    if radius > CollisionShape.skin {
      inner.radius = radius - CollisionShape.skin
    } else {
      inner.radius = 0
      inner.core = Point(x: max(core.x - CollisionShape.skin, 0), y: max(core.y - CollisionShape.skin, 0))
    }
    guard let (part, normal) = inner.entry(from: point, travel: travel) else { return nil }
    let closing = -travel.along(normal)
    guard closing > 0 else { return nil }
    return (max(0, part - CollisionShape.skin / closing), normal)
  }

  private func entry(from point: Point, travel: Point) -> (part: Double, normal: Point)? {
    let across = CollisionShape.stretch(from: point.x, travel: travel.x, inside: core.x + radius)
    let down = CollisionShape.stretch(from: point.y, travel: travel.y, inside: core.y + radius)
    let begin = max(across.begin, down.begin)
    guard begin < min(across.end, down.end), begin <= 1, min(across.end, down.end) > 0 else { return nil }
    let part = max(0, begin)
    let contact = point + travel * part
    if radius > 0, abs(contact.x) > core.x, abs(contact.y) > core.y {
      let corner = Point(x: contact.x > 0 ? core.x : -core.x, y: contact.y > 0 ? core.y : -core.y)
      return cornerEntry(from: point - corner, travel: travel)
    }
    if begin < 0 { return (0, gap(at: point).normal) }
    if across.begin > down.begin { return (part, Point(x: travel.x > 0 ? -1 : 1, y: 0)) }
    return (part, Point(x: 0, y: travel.y > 0 ? -1 : 1))
  }

  private func cornerEntry(from point: Point, travel: Point) -> (part: Double, normal: Point)? {
    let nearing = point.along(travel)
    let length = travel.square
    let root = nearing * nearing - length * (point.square - radius * radius)
    guard nearing < 0, length > 0, root >= 0 else { return nil }
    let part = max(0, (-nearing - root.squareRoot()) / length)
    let contact = point + travel * part
    let distance = contact.square.squareRoot()
    return part <= 1 && distance > 0 ? (part, contact * (1 / distance)) : nil
  }

  /// Returns the fractions of `travel` along one axis between which the distance from 0 is less than `inside`.
  private static func stretch(from start: Double, travel: Double, inside: Double) -> (begin: Double, end: Double) {
    if travel == 0 { return abs(start) < inside ? (-.infinity, .infinity) : (.infinity, -.infinity) }
    let low = (-inside - start) / travel
    let high = (inside - start) / travel
    return travel > 0 ? (low, high) : (high, low)
  }
}

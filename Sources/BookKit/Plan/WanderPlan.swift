/// How a tween moves its element about by itself.
struct WanderPlan: Sendable {
  /// The area that the frame stays inside, in the coordinates of the element's parent.
  var area: Rectangle
  /// The speed in points per second, or `nil` if each leg takes the duration of the tween.
  var speed: Double?
  var pause: Ticks
  var faces: Facing?
}

extension WanderPlan {
  /// Returns the number of thousandths by which a frame of this length can be moved inside the area's length.
  private static func room(_ space: Double, _ length: Double) -> Double {
    let thousandths = (1000 * max(0, space - length) + 1e-6).rounded(.down)
    return thousandths > 0 ? min(thousandths, 0x1p52) : 0
  }

  /// Draws the place to which a frame of this size moves next.
  func place(width: Double, height: Double, using random: inout SplitMix64) -> Point {
    let across = random.number(below: UInt64(WanderPlan.room(area.width, width)) + 1)
    let down = random.number(below: UInt64(WanderPlan.room(area.height, height)) + 1)
    return Point(x: area.x + Double(across) / 1000, y: area.y + Double(down) / 1000)
  }

  /// Returns how long a leg between two places takes in a tween of this duration.
  func time(from start: Point, to end: Point, duration: Ticks, tickRate: Int) -> Ticks {
    guard let speed else { return duration }
    return Ticks(seconds: (end - start).length / speed, tickRate: tickRate)
  }

  /// Returns the horizontal scale of a leg that goes this far to the right; `scale` is that of the leg before it.
  func scale(across distance: Double, from scale: Double) -> Double {
    guard let faces, distance != 0 else { return scale }
    let goesOnward = (distance > 0) == (faces == .right)
    return goesOnward ? abs(scale) : 0 - abs(scale)
  }
}

/// The perspective view of a page that can be turned about a vertical axis, so that vertical lines stay vertical.
///
/// It maps a point to (acrossX · x + across, downX · x + downY · y + down), divided by depthX · x + depth. The divisor
/// is the point's distance from the eye, relative to the distance of the drawing.
package struct Projection: Sendable, Equatable {
  package var acrossX: Double
  package var across: Double
  package var downX = 0.0
  package var downY: Double
  package var down: Double
  package var depthX = 0.0
  package var depth = 1.0

  /// Creates a map that doesn't turn, from a map that only scales and moves.
  package init(_ map: AffineMap) {
    (acrossX, across) = (map.right.x, map.origin.x)
    (downY, down) = (map.down.y, map.origin.y)
  }

  /// Creates the view of paper that is turned about a vertical axis, for an eye in front of the origin.
  ///
  /// - Parameters:
  ///   - degrees: The angle; if negative, the part to the right of the axis turns towards the eye.
  ///   - axis: The distance from the origin to the axis, to the right.
  ///   - height: The distance of the axis in front of the drawing.
  ///   - distance: The distance of the eye from the drawing.
  package init(turnedBy degrees: Double, about axis: Double, raisedTo height: Double = 0, seenFrom distance: Double) {
    (acrossX, across) = (Trigonometry.cosine(turns: degrees / 360), axis)
    (downY, down) = (1, 0)
    (depthX, depth) = (Trigonometry.sine(turns: degrees / 360) / distance, 1 - height / distance)
  }

  /// Returns the map that first applies this map, then `outer`, which only scales and moves.
  package func followed(by outer: AffineMap) -> Projection {
    var map = self
    map.acrossX = acrossX * outer.right.x + depthX * outer.origin.x
    map.across = across * outer.right.x + depth * outer.origin.x
    map.downX = downX * outer.down.y + depthX * outer.origin.y
    map.downY = downY * outer.down.y
    map.down = down * outer.down.y + depth * outer.origin.y
    return map
  }

  /// Returns the map that first applies `inner`, which only scales and moves, then this map.
  package func preceded(by inner: AffineMap) -> Projection {
    var map = self
    map.acrossX = acrossX * inner.right.x
    map.across = acrossX * inner.origin.x + across
    map.downX = downX * inner.right.x
    map.downY = downY * inner.down.y
    map.down = downX * inner.origin.x + downY * inner.origin.y + down
    map.depthX = depthX * inner.right.x
    map.depth = depthX * inner.origin.x + depth
    return map
  }
}

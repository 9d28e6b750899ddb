import PropertyList

extension PhysicsWorld {
  /// Returns whether a circle meets a corner of a static rectangle next to another one, as in a tiled floor.
  ///
  /// Such a corner doesn't count, because the circle meets the other rectangle's edge before it can reach the corner.
  /// Otherwise, a ball would hop at every seam.
  func isAtSeam(_ collision: Collision, _ normal: Point) -> Bool {
    // The normal is oblique only at a corner.
    guard normal.x != 0, normal.y != 0, !collision.isEdge else { return false }
    let tile = bodies[collision.second]
    guard tile.isImmovable, tile.shape == .rectangle else { return false }
    let corner = Point(
      x: tile.position.x + (normal.x > 0 ? tile.halfSize.x : -tile.halfSize.x),
      y: tile.position.y + (normal.y > 0 ? tile.halfSize.y : -tile.halfSize.y))
    var index = collisions.indices.partitioningIndex { collisions[$0].first >= collision.first }
    while index < collisions.count, collisions[index].first == collision.first, !collisions[index].isEdge {
      let other = collisions[index].second
      if other != collision.second, covers(bodies[other], corner), bodies[other].travel == tile.travel { return true }
      index += 1
    }
    return false
  }

  /// Returns whether a point is in a static rectangle, or on its edge.
  private func covers(_ tile: PhysicsBody, _ point: Point) -> Bool {
    let margin = 2 * CollisionShape.skin
    return tile.isImmovable && tile.shape == .rectangle
      && abs(point.x - tile.position.x) <= tile.halfSize.x + margin
      && abs(point.y - tile.position.y) <= tile.halfSize.y + margin
  }
}

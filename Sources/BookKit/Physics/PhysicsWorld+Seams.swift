import PropertyList

extension PhysicsWorld {
  /// Returns whether a circle meets the corner of a static rectangle where another one continues, as in a floor of
  /// tiles.
  ///
  /// Such a corner doesn't count, since the circle meets the other rectangle's edge before it could reach the corner.
  /// Otherwise, a ball would hop at every seam.
  func isAtSeam(_ collision: Collision, _ normal: Point) -> Bool {
    // The normal is oblique only at a corner.
    guard normal.x != 0, normal.y != 0, !collision.isEdge else { return false }
    let tile = bodies[collision.second]
    guard tile.isImmovable, tile.shape == .rectangle else { return false }
    let corner = Point(
      x: tile.position.x + (normal.x > 0 ? tile.halfSize.x : -tile.halfSize.x),
      y: tile.position.y + (normal.y > 0 ? tile.halfSize.y : -tile.halfSize.y))
    var place = firstCollision(of: collision.first)
    while place < collisions.count, collisions[place].first == collision.first, !collisions[place].isEdge {
      let other = collisions[place].second
      if other != collision.second, covers(bodies[other], corner), bodies[other].travel == tile.travel { return true }
      place += 1
    }
    return false
  }

  /// Returns whether a point lies in a static rectangle, or on its edge.
  private func covers(_ tile: PhysicsBody, _ point: Point) -> Bool {
    let margin = 2 * CollisionShape.skin
    return tile.isImmovable && tile.shape == .rectangle
      && abs(point.x - tile.position.x) <= tile.halfSize.x + margin
      && abs(point.y - tile.position.y) <= tile.halfSize.y + margin
  }

  private func firstCollision(of body: BodyIndex) -> Int {
    collisions.indices.partitioningIndex { collisions[$0].first >= body }
  }
}

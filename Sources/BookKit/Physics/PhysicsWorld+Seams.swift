extension PhysicsWorld {
  /// Whether a circle meets the corner of a static rectangle where another one goes on, as in a floor of tiles.
  ///
  /// Such a corner is none: the circle meets the other one's edge before it could get at the corner. If it counted, a
  /// ball would hop at every seam.
  func isAtSeam(_ meeting: Meeting, _ normal: Point) -> Bool {
    // Only at a corner the normal is oblique.
    guard normal.x != 0, normal.y != 0, !meeting.isEdge else { return false }
    let tile = bodies[meeting.second]
    guard tile.isImmovable, tile.shape == .rectangle else { return false }
    let corner = Point(
      x: tile.position.x + (normal.x > 0 ? tile.halfSize.x : -tile.halfSize.x),
      y: tile.position.y + (normal.y > 0 ? tile.halfSize.y : -tile.halfSize.y))
    var place = firstMeeting(of: meeting.first)
    while place < meetings.count, meetings[place].first == meeting.first, !meetings[place].isEdge {
      let other = meetings[place].second
      if other != meeting.second, covers(bodies[other], corner), bodies[other].travel == tile.travel { return true }
      place += 1
    }
    return false
  }

  /// Whether a point lies in a static rectangle, or on its edge.
  private func covers(_ tile: PhysicsBody, _ point: Point) -> Bool {
    let margin = 2 * MeetingShape.skin
    return tile.isImmovable && tile.shape == .rectangle
      && abs(point.x - tile.position.x) <= tile.halfSize.x + margin
      && abs(point.y - tile.position.y) <= tile.halfSize.y + margin
  }

  private func firstMeeting(of body: Int) -> Int {
    var (low, high) = (0, meetings.count)
    while low < high {
      let middle = (low + high) / 2
      if meetings[middle].first < body { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

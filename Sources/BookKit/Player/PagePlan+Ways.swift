// The values of tracks that follow a way, by which the pivot of an element moves.

extension PagePlan {
  /// Returns the value from which a track starts, given the one that is shown then.
  ///
  /// Along a way, a position counts from where the coordinates of the way begin.
  func startValue(
    ofTrack track: Int, of item: ItemIndex, shown: Double, in page: PageState, at time: StageTime
  ) -> Double {
    if let own = tracks.from(of: track) { return numbers[own] }
    guard let way = tracks.way(of: track), tracks.property(of: track) != .rotation else { return shown }
    return ways[way].isRelative ? shown + pivotOffset(tracks.property(of: track), of: item, in: page, at: time) : 0
  }

  /// Returns the value of a track at a share of its way.
  func value(
    ofTrack track: Int, along way: WayIndex, at share: Double, from start: Double, in page: PageState,
    at time: StageTime
  ) -> Double {
    let property = tracks.property(of: track)
    guard property != .rotation else { return start + ways[way].direction(at: share) }
    let point = ways[way].point(at: share)
    let item = tweens[tracks.tween(of: track)].item
    return start + (property == .x ? point.x : point.y) - pivotOffset(property, of: item, in: page, at: time)
  }

  /// Returns the distance of an element's pivot from the left or upper edge of its frame.
  func pivotOffset(_ property: Property, of item: ItemIndex, in page: PageState, at time: StageTime) -> Double {
    let placement = placement(of: item)
    return property == .x
      ? placement.pivotX * value(.width, of: item, in: page, held: [], at: time)
      : placement.pivotY * value(.height, of: item, in: page, held: [], at: time)
  }
}

// Where touches go with reduced motion, which draws elements elsewhere than they are.

extension Player {
  /// Returns the place on the canvas at which a touch reaches what is drawn at a point.
  ///
  /// With reduced motion, an element can be drawn where its tween ends, although it isn't there yet. A host gives a
  /// touch of such an element at the same point of the element where the player has it. Any other point stays as it is.
  public func place(ofDrawn point: Point) -> Point {
    guard isMotionReduced, place != nil, state.turn == nil else { return point }
    for item in paintOrder().reversed() where hindrance(of: item) == nil {
      let drawn = current.values(of: item, in: state.page, held: state.held, at: readerTime).placement
      guard drawn.frame.width > 0, drawn.frame.height > 0 else { continue }
      let outer = current.mapOfParent(of: item, in: state.page, held: state.held, at: readerTime)
      guard let inverse = drawn.transform.followed(by: outer).inverse else { continue }
      var own = inverse.apply(to: point)
      if let projection = current.flapProjection(of: item, drawn.frame, in: state.page, at: readerTime) {
        guard projection.contains(own), let flat = projection.flattened(own) else { continue }
        own = flat
      } else if own.x < 0 || own.x > drawn.frame.width || own.y < 0 || own.y > drawn.frame.height {
        continue
      }
      let actual = placement(of: item).frame
      own = Point(x: own.x * actual.width / drawn.frame.width, y: own.y * actual.height / drawn.frame.height)
      return map(of: item).apply(to: projection(of: item)?.apply(to: own) ?? own)
    }
    return point
  }
}

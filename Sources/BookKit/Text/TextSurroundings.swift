/// The things that limit how far the frame of a text can grow.
struct TextSurroundings {
  /// The map from the text's own coordinates to the canvas.
  let map: AffineMap
  let canvas: Rectangle
  /// The plate, which is the element under the text: the map from the text's own coordinates to the plate's, and the
  /// part of the plate that the text can cover.
  private var plate: (map: AffineMap, frame: Rectangle)?
  /// The obstacles, in the text's own coordinates.
  var obstacles: [Rectangle] = []
  /// The letters of other texts; this text's letters must not overlap them, even inside its frame in the book.
  var letters: [Rectangle] = []

  private enum Edge { case bottom, top, right, left }

  init(map: AffineMap, canvas: Rectangle) {
    (self.map, self.canvas) = (map, canvas)
  }

  /// Lays the text on a plate.
  ///
  /// Pictures of plates have rounded corners and shadows. So half of the margin that the book leaves around the text
  /// stays free, but not more than a third of the font size.
  mutating func setPlate(_ frame: Rectangle, _ map: AffineMap, around text: Rectangle, _ fontSize: Double) {
    let inner = Rectangle(around: text.corners.map { map.apply(to: $0) })
    let least = min(inner.x, inner.y, frame.right - inner.right, frame.bottom - inner.bottom)
    let margin = max(0, min(least / 2, fontSize / 3 * map.verticalStretch))
    plate = (map, frame.inset(by: margin))
  }

  /// Returns the frame that a text needs in a font size, or `nil` if there isn't enough room.
  func frame(
    of item: LargerTexts.Item, in written: Rectangle, _ size: Double, _ measure: LargerTexts.Measure
  ) -> Rectangle? {
    // Lines of a text without a width don't break, so its frame is as wide as they are.
    let isFree = item.width == 0
    func layout(_ width: Double, _ height: Double = 0) -> TextLayout {
      measure(item, size, Rectangle(width: isFree ? 0 : width, height: height))
    }
    func fits(_ layout: TextLayout, _ frame: Rectangle) -> Bool {
      !(layout.hasWideWord || layout.isTooHigh(for: frame.height, size)) && (!isFree || layout.width <= frame.width)
    }
    let narrow = layout(written.width)
    var frame = fits(narrow, written) ? written : stretched(written, by: narrow.height - written.height)
    if !fits(narrow, frame) {
      let room = (left: self.room(.left, of: frame), right: self.room(.right, of: frame))
      let most = room.left + room.right
      frame.width += most
      guard most > 0, most.isFinite, fits(layout(frame.width), frame) else { return nil }
      let extra =
        isFree
        ? narrow.width - written.width
        : leastExtra(upTo: most) { fits(layout(written.width + $0), frame) }
      frame = stretched(written, by: layout(written.width + extra).height - written.height)
      frame.x -= share(of: extra, item.alignment, room)
      frame.width += extra
    }
    let box = layout(frame.width, item.height > 0 ? frame.height : 0).letters(in: frame, size)
    return letters.contains { $0.overlaps(box) } ? nil : frame
  }

  /// Returns the smallest number of whole points with which something fits, or `most` if there is none.
  private func leastExtra(upTo most: Double, _ fits: (Double) -> Bool) -> Double {
    var (tooFew, enough) = (0.0, most.rounded(.up))
    while enough - tooFew > 1 {
      let middle = ((tooFew + enough) / 2).rounded(.down)
      if fits(min(middle, most)) { enough = middle } else { tooFew = middle }
    }
    return min(enough, most)
  }

  /// Returns how much of an additional width is added on the left: texts grow away from the side of their alignment.
  private func share(of extra: Double, _ alignment: Alignment, _ room: (left: Double, right: Double)) -> Double {
    let wanted: Double
    switch alignment {
    case .left: wanted = 0
    case .center: wanted = extra / 2
    case .right: wanted = extra
    }
    return min(room.left, max(wanted, extra - room.right))
  }

  /// Returns a frame that is taller by a height or, if less, by the available room; it grows down first, then up.
  private func stretched(_ frame: Rectangle, by height: Double) -> Rectangle {
    guard height > 0 else { return frame }
    let below = min(height, room(.bottom, of: frame))
    let above = below < height ? min(height - below, room(.top, of: frame)) : 0
    return Rectangle(x: frame.x, y: frame.y - above, width: frame.width, height: frame.height + above + below)
  }

  /// Returns how far an edge of a frame can move outwards.
  private func room(_ edge: Edge, of frame: Rectangle) -> Double {
    var room = self.room(edge, of: frame, in: canvas, by: map)
    if let plate { room = min(room, self.room(edge, of: frame, in: plate.frame, by: plate.map)) }
    for obstacle in obstacles {
      let isBeside = edge == .left || edge == .right
      guard isBeside ? obstacle.overlapsDown(frame) : obstacle.overlapsAcross(frame) else { continue }
      let distance: Double
      switch edge {
      case .bottom: distance = obstacle.y - frame.bottom
      case .top: distance = frame.y - obstacle.bottom
      case .right: distance = obstacle.x - frame.right
      case .left: distance = frame.x - obstacle.right
      }
      // Obstacles on the other side of the frame don't count.
      if distance > -LargerTexts.tolerance { room = min(room, distance) }
    }
    return max(0, room)
  }

  /// Returns how far an edge of a frame can move outwards until it leaves a rectangle in other coordinates.
  private func room(_ edge: Edge, of frame: Rectangle, in limits: Rectangle, by map: AffineMap) -> Double {
    let corners = frame.corners
    let (first, last, step): (Point, Point, Point)
    switch edge {
    case .bottom: (first, last, step) = (corners[2], corners[3], map.down)
    case .top: (first, last, step) = (corners[0], corners[1], Point(x: -map.down.x, y: -map.down.y))
    case .right: (first, last, step) = (corners[1], corners[2], map.right)
    case .left: (first, last, step) = (corners[3], corners[0], Point(x: -map.right.x, y: -map.right.y))
    }
    func way(from start: Double, _ speed: Double, _ least: Double, _ most: Double) -> Double {
      guard abs(speed) > 1e-9 else { return .infinity }
      return ((speed > 0 ? most : least) - start) / speed
    }
    var room = Double.infinity
    for corner in [first, last] {
      let point = map.apply(to: corner)
      room = min(room, way(from: point.x, step.x, limits.x, limits.right))
      room = min(room, way(from: point.y, step.y, limits.y, limits.bottom))
    }
    return room
  }
}

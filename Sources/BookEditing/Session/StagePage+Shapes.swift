import BookKit
import PropertyList

extension StagePage {
  /// Returns the shapes of an element: the ways and areas of its tweens, and that of the part that it is.
  func shapes(of index: Int) -> [StageShape] {
    let element = geometry.elements[index]
    let path = outline.items[index].path
    var shapes: [StageShape] = []
    for (number, tween) in element.tweens.enumerated() where tween.isValid {
      let holder = path.key("tweens").index(number)
      if let wander = tween.wander {
        shapes.append(area(of: wander, at: holder.key("wander"), index))
      } else if let way = tween.way?.value, let written = WrittenWay(way.text) {
        shapes.append(shape(.way, written, at: holder, index))
      }
    }
    if let part = element.movable, let shape = shape(of: part, at: path.key(part.kind.description), index) {
      shapes.append(shape)
    }
    return shapes
  }

  private func shape(of part: MovablePart, at holder: PropertyListPath, _ index: Int) -> StageShape? {
    switch part.kind {
    case .slider:
      guard let text = part.way?.value.text else { return straightSlider(part, at: holder, index) }
      guard let way = WrittenWay(text) else { return nil }
      var shape = shape(.slider, way, at: holder, index)
      addStops(of: part, to: &shape) { part.way?.value.spot(at: $0) }
      return shape
    case .dial: return dial(part, at: holder, index)
    case .flap: return flap(part, at: holder, index)
    }
  }

  private func parentMap(_ index: Int) -> AffineMap {
    outline.items[index].parent.map { geometry.maps[$0] } ?? .identity
  }

  /// Returns the pivot of an element in its own coordinates.
  private func pivot(_ index: Int) -> Point {
    let placement = geometry.placements[index]
    return Point(x: placement.pivotX * placement.frame.width, y: placement.pivotY * placement.frame.height)
  }

  /// Returns the map from coordinates that begin at the pivot of an element, but aren't rotated with it.
  private func pivotMap(_ index: Int) -> AffineMap {
    let (frame, pivot) = (geometry.placements[index].frame, pivot(index))
    return AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: frame.x + pivot.x, y: frame.y + pivot.y))
      .followed(by: parentMap(index))
  }

  // MARK: - Ways

  private func shape(
    _ kind: StageShape.Kind, _ way: WrittenWay, at holder: PropertyListPath, _ index: Int
  ) -> StageShape {
    var shape = StageShape(kind: kind, holder: holder, map: way.isRelative ? pivotMap(index) : parentMap(index))
    shape.add("path", way.curves.flatMap { $0 }, .line)
    for spot in way.spots where !way.isAnchor(spot) {
      for anchor in way.anchors(of: spot) { shape.add("stem", through: [anchor, way[spot]]) }
    }
    for spot in way.spots {
      // The beginning of most ways is the pivot, which covers the middle of the element.
      let isFixed = way.isRelative && spot.segment == 0 && way[spot] == Point(x: 0, y: 0)
      if !isFixed { shape.addKnob(.spot(spot), at: way[spot], way.isAnchor(spot) ? "anchor" : "control") }
    }
    return shape
  }

  private func straightSlider(_ part: MovablePart, at holder: PropertyListPath, _ index: Int) -> StageShape {
    var shape = StageShape(kind: .slider, holder: holder, map: pivotMap(index))
    let end = Point(x: part.byX, y: part.byY)
    shape.add("path", through: [Point(x: 0, y: 0), end])
    let length = end.distance(to: Point(x: 0, y: 0))
    let direction = length > 0 ? Point(x: end.x / length, y: end.y / length) : Point(x: 1, y: 0)
    addStops(of: part, to: &shape) { (Point(x: end.x * $0, y: end.y * $0), direction) }
    shape.addKnob(.end, at: end, "anchor")
    return shape
  }

  /// Adds a tick across a way at each stop.
  private func addStops(
    of part: MovablePart, to shape: inout StageShape, _ spot: (Double) -> (point: Point, direction: Point)?
  ) {
    let half = 10.0
    for stop in part.stopPositions {
      guard let (point, direction) = spot(stop) else { continue }
      shape.add(
        "stop",
        through: [-half, half].map { Point(x: point.x - direction.y * $0, y: point.y + direction.x * $0) })
    }
  }

  private func area(of wander: Wander, at holder: PropertyListPath, _ index: Int) -> StageShape {
    var shape = StageShape(kind: .wander, holder: holder, map: parentMap(index))
    let area = wander.area(on: canvas)
    let corners = area.corners
    shape.add("path", through: corners + [corners[0]], .area)
    for side in BookEdit.Handle.allCases {
      let (x, y) = (Double(side.direction.x) + 1, Double(side.direction.y) + 1)
      shape.addKnob(
        .side(side), at: Point(x: area.x + area.width * x / 2, y: area.y + area.height * y / 2), "anchor")
    }
    return shape
  }

  // MARK: - Dials and flaps

  /// Returns the shape of a dial: a spiral from its first angle to its last one, outside of where it's taken.
  private func dial(_ part: MovablePart, at holder: PropertyListPath, _ index: Int) -> StageShape {
    var shape = StageShape(kind: .dial, holder: holder, map: pivotMap(index))
    let placement = geometry.placements[index]
    let (width, height, pivot) = (placement.frame.width, placement.frame.height, pivot(index))
    let sides = [
      Point(x: width, y: height / 2), Point(x: width / 2, y: height), Point(x: 0, y: height / 2),
      Point(x: width / 2, y: 0),
    ]
    var farthest = sides[0]
    for side in sides where side.distance(to: pivot) > farthest.distance(to: pivot) { farthest = side }
    let grip = Point(
      x: (farthest.x - pivot.x) * placement.scaleX, y: (farthest.y - pivot.y) * placement.scaleY)
    let first = Trigonometry.direction(x: grip.x, y: grip.y)
    // It's outside of the corners, where the handles of the frame are.
    let corners = Rectangle(width: width, height: height).corners.map {
      Point(x: ($0.x - pivot.x) * placement.scaleX, y: ($0.y - pivot.y) * placement.scaleY)
    }
    let outside = corners.map { $0.distance(to: Point(x: 0, y: 0)) }.max() ?? 0
    let (margin, perTurn) = (24.0, 20.0)
    func point(_ angle: Double, _ more: Double = 0) -> Point {
      let distance = outside + margin + perTurn * abs(angle - part.startAngle) / 360 + more
      let turns = (placement.rotation + first + angle) / 360
      return Point(x: distance * Trigonometry.cosine(turns: turns), y: distance * Trigonometry.sine(turns: turns))
    }
    let sweep = part.endAngle - part.startAngle
    // More lines than these would only slow it down.
    let count = Int(min(720, max(1, (abs(sweep) / 5).rounded(.up))))
    shape.add("path", through: (0...count).map { point(part.startAngle + sweep * Double($0) / Double(count)) })
    for stop in part.stopPositions {
      let angle = part.startAngle + sweep * stop
      shape.add("stop", through: [point(angle, -8), point(angle, 8)])
    }
    for (isEnd, angle) in [(false, part.startAngle), (true, part.endAngle)] {
      shape.addKnob(.angle(isEnd: isEnd), at: point(angle), "anchor")
    }
    let texts = [part.startAngle, part.endAngle].map { Gesture.text($0) + "°" }
    shape.label = (texts[0] + " – " + texts[1], shape.map.apply(to: point(part.startAngle, 16)))
    return shape
  }

  private func flap(_ part: MovablePart, at holder: PropertyListPath, _ index: Int) -> StageShape {
    var shape = StageShape(kind: .flap, holder: holder, map: geometry.maps[index])
    let frame = geometry.placements[index].frame
    let corners = Rectangle(width: frame.width, height: frame.height).corners
    let open = FlapProjection(part.edge, width: frame.width, height: frame.height, angle: part.angle)
    shape.add("open", through: open.corners + [open.corners[0]])
    for edge in FlapEdge.allCases {
      let (start, end) = edge.cornerIndexes
      let isHinge = edge == part.edge
      shape.add(isHinge ? "hinge" : "edge", through: [corners[start], corners[end]], isHinge ? nil : .edge(edge))
    }
    let (start, end) = part.edge.opposite.cornerIndexes
    let middle = Point(
      x: (open.corners[start].x + open.corners[end].x) / 2, y: (open.corners[start].y + open.corners[end].y) / 2)
    shape.addKnob(.opening, at: middle, "anchor")
    shape.label = (Gesture.text(part.angle) + "°", shape.map.apply(to: middle))
    return shape
  }
}

extension FlapEdge {
  /// The corners at its ends, clockwise from the upper left one.
  fileprivate var cornerIndexes: (Int, Int) {
    switch self {
    case .left: (3, 0)
    case .right: (1, 2)
    case .top: (0, 1)
    case .bottom: (2, 3)
    }
  }

  fileprivate var opposite: FlapEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}

extension Way {
  /// Returns the point at a share of the length, and the direction there as a vector of length 1.
  fileprivate func spot(at share: Double) -> (point: Point, direction: Point) {
    let turns = direction(at: share) / 360
    return (point(at: share), Point(x: Trigonometry.cosine(turns: turns), y: Trigonometry.sine(turns: turns)))
  }
}

import BookKit
import PropertyList

extension Gesture {
  /// Returns the edit by which a part of a shape follows the pointer, which has moved by a step on the canvas.
  mutating func shaping(_ shaped: ShapeGrip, by step: Point) -> EditRequest? {
    guard let index = stage.index(at: shaped.item),
      let shape = stage.shapes(of: index).first(where: { $0.holder == shaped.holder }),
      let inverse = shape.map.inverse
    else { return nil }
    var own = inverse.map(step)
    if input.isShifted == true { if abs(own.x) >= abs(own.y) { own.y = 0 } else { own.x = 0 } }
    switch shaped.grip {
    case .spot(let spot): return moving(spot, by: own, at: shaped.holder)
    case .end: return movingEnd(of: shape, index, by: own)
    case .side(let side): return resizing(index, at: shaped.holder, side.direction, by: own)
    case .area: return resizing(index, at: shaped.holder, nil, by: own)
    case .angle(let isEnd): return turning(isEnd: isEnd, index, shape, inverse)
    case .opening: return opening(index, shape, inverse)
    case .line, .edge: return nil
    }
  }

  private mutating func moving(
    _ spot: WrittenWay.Spot, by step: Point, at holder: PropertyListPath
  ) -> EditRequest? {
    guard var way = session.way(at: holder), way.spots.contains(spot) else { return nil }
    let old = way[spot]
    let new = Point(x: (old.x + step.x).toWhole, y: (old.y + step.y).toWhole)
    label = "\(Gesture.text(new.x)), \(Gesture.text(new.y))"
    if input.isAlternate == true, way.isAnchor(spot) {
      way.bend(spot, towards: new)
    } else {
      way.move(spot, by: Point(x: step.x == 0 ? 0 : new.x - old.x, y: step.y == 0 ? 0 : new.y - old.y))
    }
    return session.setting([("path", .string(way.text))], at: holder)
  }

  private mutating func movingEnd(of shape: StageShape, _ index: Int, by step: Point) -> EditRequest? {
    guard let part = stage.geometry.elements[index].movable else { return nil }
    let values = [("byX", part.byX, step.x), ("byY", part.byY, step.y)]
    label = values.map { Gesture.text(($0.1 + $0.2).toWhole) }.joined(separator: ", ")
    return session.setting(
      values.filter { $0.2 != 0 }.map { ($0.0, .number(($0.1 + $0.2).toWhole)) }, at: shape.holder)
  }

  /// Returns the edit that moves sides of the area in which an element wanders, or all of it without a direction.
  private mutating func resizing(
    _ index: Int, at holder: PropertyListPath, _ direction: Point?, by step: Point
  ) -> EditRequest? {
    let wander = holder.parent?.lastIndex.flatMap { stage.geometry.elements[index].tweens[$0].wander }
    guard let old = wander?.area(on: stage.canvas) else { return nil }
    func moved(_ start: Double, _ length: Double, _ direction: Double?, _ step: Double) -> (Double, Double) {
      guard let direction else { return ((start + step).toWhole, length) }
      if direction > 0 { return (start, max(1, (start + length + step).toWhole - start)) }
      guard direction < 0 else { return (start, length) }
      let new = min((start + step).toWhole, start + length - 1)
      return (new, start + length - new)
    }
    let (x, width) = moved(old.x, old.width, direction?.x, step.x)
    let (y, height) = moved(old.y, old.height, direction?.y, step.y)
    let texts = [x, y, width, height].map { Gesture.text($0) }
    label = direction == nil ? "\(texts[0]), \(texts[1])" : "\(texts[2]) × \(texts[3])"
    let values = [("x", old.x, x), ("y", old.y, y), ("width", old.width, width), ("height", old.height, height)]
    return session.setting(values.filter { $0.1 != $0.2 }.map { ($0.0, .number($0.2)) }, at: holder)
  }

  // MARK: - Angles

  private mutating func turning(
    isEnd: Bool, _ index: Int, _ shape: StageShape, _ inverse: AffineMap
  ) -> EditRequest? {
    guard let part = stage.geometry.elements[index].movable else { return nil }
    let old = isEnd ? part.endAngle : part.startAngle
    let (from, to) = (inverse.apply(to: drag.start), inverse.apply(to: input.point))
    let turn = Trigonometry.direction(x: to.x, y: to.y) - Trigonometry.direction(x: from.x, y: from.y)
    // Of all angles in this direction, the pointer means the one that is nearest to where it has been.
    let last = drag.angle ?? old
    let pointed = last + (old + turn - last + 180).inOneTurn - 180
    drag.angle = pointed
    let angle = rounded(pointed)
    label = "\(Gesture.text(angle))°"
    return session.setting([(isEnd ? "to" : "from", .number(angle))], at: shape.holder)
  }

  /// Returns the edit that opens a flap as far as a finger would.
  private mutating func opening(_ index: Int, _ shape: StageShape, _ inverse: AffineMap) -> EditRequest? {
    guard let part = stage.geometry.elements[index].movable else { return nil }
    let frame = stage.geometry.placements[index].frame
    let flap = FlapProjection(part.edge, width: frame.width, height: frame.height, angle: part.angle)
    let cosine = Trigonometry.cosine(turns: part.angle / 360)
    let start = flap.distance(fromHinge: inverse.apply(to: drag.start))
    let reach = abs(cosine) < 1e-9 ? flap.depth : min(max(abs(start / cosine), flap.depth / 2), flap.depth)
    guard reach > 0 else { return nil }
    let distance = flap.distance(fromHinge: inverse.apply(to: input.point))
    let bounded = min(1, max(-1, cosine + (distance - start) / reach))
    let angle = max(1, rounded(Trigonometry.direction(x: bounded, y: (1 - bounded * bounded).squareRoot())))
    label = "\(Gesture.text(angle))°"
    return session.setting([("angle", .number(angle))], at: shape.holder)
  }
}

// Fingers on sliders, dials and flaps.

extension Player {
  /// Returns the number of the finger that holds a slider, a dial or a flap, or `nil` if none does.
  func touchHolding(_ item: ItemIndex) -> Int? {
    guard let movable = current.movable(of: item) else { return nil }
    return touch(holding: movable).map { state.touches[$0].id }
  }

  /// Begins to hold a part under a finger, unless another finger holds it.
  mutating func grab(_ movable: MovableIndex, touch index: Int) {
    guard touch(holding: movable) == nil else { return }
    state.touches[index].movableGrab = MovableGrab(pressed: progress(of: movable))
    grabAgain(movable, touch: index)
    let settle = current.movables[movable].settle
    if state.page.tweens[settle].status == .running {
      pendingSteps.append(.tween(.cancel(tween: settle, mark: state.page.tweens[settle].mark)))
    }
    emitMovableDrag(.dragStarted, current.movables[movable].item)
  }

  /// Notes how a finger holds a part that has moved without it.
  mutating func grabAgain(_ movable: MovableIndex, touch: Int) {
    guard var grab = state.touches[touch].movableGrab else { return }
    let progress = progress(of: movable)
    let place = place(ofFinger: state.touches[touch].position, on: movable)
    switch current.movables[movable].motion {
    case .slide(let way, let origin):
      grab.offset = place.map { $0 - origin - current.ways[way].point(at: progress) } ?? .zero
    case .turn:
      grab.sum = progress
      grab.direction = place.flatMap { direction(of: $0) }
    case .open(let edge, let angle):
      let cosine = Trigonometry.cosine(turns: angle * progress / 360)
      grab.offset = Point(x: place.map { flap(movable, edge).distance(fromHinge: $0) } ?? 0, y: cosine)
    }
    state.touches[touch].movableGrab = grab
  }

  /// Returns the place of a finger: for a flap in its own coordinates, otherwise in those of its parent, and for a dial
  /// relative to the pivot.
  private func place(ofFinger point: Point, on movable: MovableIndex) -> Point? {
    let item = current.movables[movable].item
    switch current.movables[movable].motion {
    case .slide: return mapOfParent(of: item).inverse?.apply(to: point)
    case .turn: return mapOfParent(of: item).inverse.map { $0.apply(to: point) - placement(of: item).pivot }
    case .open: return map(of: item).inverse?.apply(to: point)
    }
  }

  private func direction(of place: Point) -> Double? {
    guard place.square >= MovableGrab.minRadius * MovableGrab.minRadius else { return nil }
    return Trigonometry.direction(x: place.x, y: place.y)
  }

  private func flap(_ movable: MovableIndex, _ edge: FlapEdge) -> FlapProjection {
    let frame = placement(of: current.movables[movable].item).frame
    return FlapProjection(edge, width: frame.width, height: frame.height, angle: 0)
  }

  /// Lets a part follow the finger that holds it.
  mutating func drag(_ movable: MovableIndex, touch: Int, to point: Point) {
    guard var grab = state.touches[touch].movableGrab, let place = place(ofFinger: point, on: movable) else { return }
    grab.farthest = max(grab.farthest, (point - state.touches[touch].start).length)
    let plan = current.movables[movable]
    var progress = progress(of: movable)
    switch plan.motion {
    case .slide(let way, let origin):
      progress = current.ways[way].share(nearestTo: place - origin - grab.offset, from: progress)
    case .turn(_, let angle):
      let last = grab.direction
      grab.direction = direction(of: place)
      if let last, let direction = grab.direction, angle != 0 {
        grab.sum += Player.turn(from: last, to: direction, isForward: angle > 0) / angle
        progress = plan.bounded(grab.sum)
        if plan.wraps { grab.sum = progress }
      }
    case .open(let edge, let angle):
      let flap = flap(movable, edge)
      let (start, cosine) = (grab.offset.x, grab.offset.y)
      let depth = flap.depth
      let reach = cosine == 0 ? depth : abs(start / cosine).clamped(depth / 2, depth)
      let wanted = reach > 0 ? cosine + (flap.distance(fromHinge: place) - start) / reach : cosine
      let bounded = wanted.clamped(-1, 1)
      let theta = Trigonometry.direction(x: bounded, y: (1 - bounded * bounded).squareRoot())
      progress = (theta / angle).clamped(0, 1)
    }
    state.touches[touch].movableGrab = grab
    follow(movable, to: progress)
  }

  /// Returns an angle between two directions, in degrees; half a turn counts as one forwards.
  private static func turn(from first: Double, to second: Double, isForward: Bool) -> Double {
    var angle = second - first
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    return abs(angle) == 180 ? (isForward ? 180 : -180) : angle
  }

  /// Moves a part that a finger holds.
  private mutating func follow(_ movable: MovableIndex, to progress: Double) {
    guard progress != self.progress(of: movable) else { return }
    set(progress: progress, of: movable)
    emitDetail(ofDragged: current.movables[movable].item)
  }

  private mutating func emitDetail(ofDragged item: ItemIndex) {
    emitDetail(.dragMoved, item: item, at: Point(x: value(.x, of: item), y: value(.y, of: item)))
  }

  /// Moves the part that a finger holds to a progress, and the finger to where it would take hold of it then.
  mutating func drag(finger id: Int, toProgress wanted: Double) -> Refusal? {
    guard let touch = touchIndex(id), let item = state.touches[touch].item, let movable = current.movable(of: item),
      state.touches[touch].movableGrab != nil
    else { return .finger }
    guard wanted >= 0, wanted <= 1 else { return .invalid }
    let progress = current.movables[movable].bounded(wanted)
    let isMoved = progress != self.progress(of: movable)
    if isMoved {
      state.touches[touch].hasMoved = true
      set(progress: progress, of: movable)
    }
    if let point = grip(of: item) { state.touches[touch].position = point }
    emitDetail(.touchMoved, item: item, at: state.touches[touch].position)
    if isMoved { emitDetail(ofDragged: item) }
    grabAgain(movable, touch: touch)
    return nil
  }

  /// Returns where a finger takes hold of a part, or `nil` if the element isn't one.
  func grip(of item: ItemIndex) -> Point? {
    guard let movable = current.movable(of: item) else { return nil }
    switch current.movables[movable].motion {
    case .slide: return center(of: item)
    case .turn:
      let placement = placement(of: item)
      let (width, height, pivot) = (placement.frame.width, placement.frame.height, placement.ownPivot)
      let sides = [
        Point(x: width - 1, y: height / 2), Point(x: width / 2, y: height - 1), Point(x: 1, y: height / 2),
        Point(x: width / 2, y: 1),
      ]
      var farthest = sides[0]
      for side in sides where (side - pivot).square > (farthest - pivot).square { farthest = side }
      return map(of: item).apply(to: farthest)
    case .open(let edge, _):
      let point = flap(movable, edge).grip
      return map(of: item).apply(to: projection(of: item)?.apply(to: point) ?? point)
    }
  }

  /// Returns the perspective of an open flap, regardless of reduced motion; `nil` for anything else.
  func projection(of item: ItemIndex) -> FlapProjection? {
    guard !current.movables.isEmpty else { return nil }
    return current.flapProjection(of: item, placement(of: item).frame, in: state.page, at: engineTime)
  }

  // MARK: - Letting go

  /// Ends the drag of a part without moving it.
  mutating func endDrag(ofMovableUnder touch: Int) {
    guard let item = state.touches[touch].item else { return }
    state.touches[touch].movableGrab = nil
    emitMovableDrag(.dragEnded, item)
  }

  /// Schedules the step that takes a part to a stop once its finger is lifted.
  mutating func scheduleSettling(under touch: Int, isTap: Bool) {
    let record = state.touches[touch]
    guard let grab = record.movableGrab, let item = record.item, let movable = current.movable(of: item) else { return }
    let mark = state.page.tweens[current.movables[movable].settle].mark
    pendingSteps.append(
      .movable(.settle(movable, isTap: isTap, pressed: grab.pressed, stay: record.stay, mark: mark)))
  }

  private mutating func emitMovableDrag(_ kind: EventKind, _ item: ItemIndex) {
    var event = event(kind, item: item)
    event.position = Point(x: value(.x, of: item), y: value(.y, of: item))
    emit(event, item: item)
  }
}

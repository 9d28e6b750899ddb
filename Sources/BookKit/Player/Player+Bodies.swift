// The physics bodies of elements: positions are copied to the physics world, and simulated positions are copied back.

extension Player {
  /// Adds the body of an element that comes on stage; the body is awake.
  mutating func addBody(of item: ItemIndex) {
    if let number = body(of: item) {
      let frame = bodyFrame(of: item)
      state.page.world.enter(
        number, at: frame.center, offset: frame.offset, halfSize: frame.halfSize,
        velocity: current.bodies[number].velocity)
      if state.page.items[item].isHeld { state.page.world.hold(number) }
      updateTweenControl(number, isJump: false)
    }
    moveContents(of: item)
  }

  mutating func removeBody(of item: ItemIndex) {
    guard let number = body(of: item) else { return }
    state.page.world.leave(number)
    state.page.tweenedBodies.removeAll { $0 == number }
  }

  mutating func holdBody(of item: ItemIndex) {
    if let number = body(of: item) { state.page.world.hold(number) }
  }

  /// Moves the body of an element that a finger or a rule has moved.
  mutating func moveBody(of item: ItemIndex) {
    guard !current.bodies.isEmpty, state.page.items[item].isOnStage else { return }
    if let number = body(of: item) {
      let center = bodyFrame(of: item).center
      if state.page.items[item].isHeld {
        state.page.world.move(number, to: center)
      } else {
        state.page.world.place(number, at: center)
      }
    }
    moveContents(of: item)
  }

  /// Updates the body of an element that a rule has resized, rotated or scaled.
  mutating func resizeBody(of item: ItemIndex) {
    guard !current.bodies.isEmpty, state.page.items[item].isOnStage else { return }
    if let number = body(of: item) { follow(number, isJump: true) }
    moveContents(of: item)
  }

  /// Moves the bodies in a group along with the group; bodies that move freely keep their positions on the canvas.
  @inline(never) private mutating func moveContents(of item: ItemIndex, isJump: Bool = true) {
    guard current.items[item].extent > 1 else { return }
    for number in current.bodies(in: item) {
      let content = current.bodies[number].item
      guard content != item, state.page.items[content].isOnStage else { continue }
      follow(number, isJump: isJump && !state.page.items[item].isHeld)
      writePlace(number)
    }
  }

  mutating func releaseBody(of item: ItemIndex) {
    moveBody(of: item)
    guard let number = body(of: item) else { return }
    state.page.world.release(number)
    updateTweenControl(number, isJump: false)
  }

  /// Puts a body to rest for good on the target where it was dropped.
  mutating func restBody(of item: ItemIndex) {
    if let number = body(of: item) { state.page.world.layToRest(number) }
  }

  @inline(__always) private func body(of item: ItemIndex) -> BodyIndex? { current.body(of: item) }

  /// Returns the frame of a body's element on the canvas, including its scale.
  private func bodyFrame(of item: ItemIndex) -> (center: Point, offset: Point, halfSize: Point) {
    let placement = placement(of: item)
    let (middle, half) = (placement.middle, placement.halfSize)
    let offset = Point(x: middle.x - placement.frame.x, y: middle.y - placement.frame.y)
    guard let number = current.body(of: item), current.bodies[number].isInTransformedGroup else {
      let shift = shift(of: item)
      return (Point(x: middle.x + shift.x, y: middle.y + shift.y), offset, half)
    }
    let map = mapOfParent(of: item)
    return (map.apply(to: middle), offset, Point(x: half.x * map.horizontalStretch, y: half.y * map.verticalStretch))
  }

  /// Returns the offset of an element's groups on the canvas, assuming that none of them is rotated or scaled.
  private func shift(of item: ItemIndex) -> Point {
    var shift = Point.zero
    var next = current.items[item].parent
    while let group = next {
      shift = Point(x: shift.x + value(.x, of: group), y: shift.y + value(.y, of: group))
      next = current.items[group].parent
    }
    return shift
  }

  // MARK: - Tweens

  /// Updates which bodies in an element are moved or stretched by tweens, after a tween has started or ended.
  ///
  /// A tween that takes no time is a jump, which places a body without touching anything in between.
  mutating func updateTweenControls(of item: ItemIndex, isJump: Bool = false) {
    guard !current.bodies.isEmpty, state.page.items[item].isOnStage else { return }
    for number in current.bodies(in: item) where state.page.items[current.bodies[number].item].isOnStage {
      updateTweenControl(number, isJump: isJump)
    }
  }

  /// Updates whether tweens move or stretch a body.
  ///
  /// A body that a tween has moved up to this tick stays under its control through the tick's physics step. So it
  /// reaches the tween's last value before physics takes over again.
  private mutating func updateTweenControl(_ number: BodyIndex, isJump: Bool) {
    let tweenControl = current.tweenControl(ofBody: number, in: state.page)
    let wasTweened = state.page.tweenedBodies.contains(number)
    if wasTweened, isJump || !isBeforePhysicsStep { follow(number, isJump: true) }
    let body = state.page.world.bodies[number]
    if isBeforePhysicsStep, wasTweened {
      hasEndedTweenControl = true
      state.page.world.lead(
        number, across: tweenControl.isAcross || body.isLedAcross, down: tweenControl.isDown || body.isLedDown)
      return
    }
    state.page.world.lead(number, across: tweenControl.isAcross, down: tweenControl.isDown)
    if tweenControl.isAny, !wasTweened { state.page.tweenedBodies.append(number) }
    if !tweenControl.isAny, wasTweened { state.page.tweenedBodies.removeAll { $0 == number } }
  }

  /// Lets physics control the bodies whose tweens have ended.
  private mutating func endTweenControl() {
    guard hasEndedTweenControl else { return }
    hasEndedTweenControl = false
    for index in state.page.tweenedBodies.indices.reversed() {
      let number = state.page.tweenedBodies[index]
      let tweenControl = current.tweenControl(ofBody: number, in: state.page)
      state.page.world.lead(number, across: tweenControl.isAcross, down: tweenControl.isDown)
      if !tweenControl.isAny { state.page.tweenedBodies.remove(at: index) }
    }
  }

  /// Makes a body follow its tweens or the group around it.
  private mutating func follow(_ number: BodyIndex, isJump: Bool) {
    let frame = bodyFrame(of: current.bodies[number].item)
    state.page.world.resize(number, halfSize: frame.halfSize, offset: frame.offset)
    if isJump { return state.page.world.jump(number, to: frame.center) }
    state.page.world.move(number, to: frame.center)
  }

  /// Whether any body moves, by itself or by a tween.
  @inline(__always) var isAnyBodyAwake: Bool {
    if !state.page.tweenedBodies.isEmpty { return true }
    return state.page.world.isAwake
  }

  // MARK: - Physics steps

  /// Performs one physics step, and emits its events once every body has its new position.
  mutating func stepBodies() {
    defer { isBeforePhysicsStep = false }
    guard isAnyBodyAwake else { return }
    for number in state.page.tweenedBodies { follow(number, isJump: false) }
    stepEvents.removeAll(keepingCapacity: true)
    step()
    endTweenControl()
    isBeforePhysicsStep = false
    let opening = state.page.opening
    for number in stepEvents.indices {
      // The effects of an event may have turned the page.
      guard opening == state.page.opening else { return }
      let (event, item) = stepEvents[number]
      emit(event, item: item)
      runPendingSteps()
    }
  }

  private mutating func step() {
    contacts.removeAll(keepingCapacity: true)
    rested.removeAll(keepingCapacity: true)
    state.page.world.step(at: state.clock.tick, contacts: &contacts, rested: &rested)
    for number in state.page.world.awake {
      writePlace(number)
      moveContents(of: current.bodies[number].item, isJump: false)
    }
    for number in rested { writePlace(number) }
    for number in state.page.tweenedBodies { writePlace(number) }
    for contact in contacts {
      let item = current.bodies[contact.body].item
      var event = event(.bodyCollided, item: item)
      let other = contact.other.map { current.items[current.bodies[$0].item].name }
      event.other = other ?? plan.engineNames.bounds
      stepEvents.append((event, item))
    }
    for number in rested {
      let item = current.bodies[number].item
      stepEvents.append((event(.bodyRested, item: item), item))
    }
  }

  /// Moves an element to its body's position, along the axes on which the body moves freely.
  @inline(never) private mutating func writePlace(_ number: BodyIndex) {
    let body = state.page.world.bodies[number]
    guard body.isFreeAcross || body.isFreeDown else { return }
    let item = current.bodies[number].item
    let shift = shift(of: item)
    if body.isFreeAcross { write(.x, of: item, body.position.x - body.offset.x - shift.x) }
    if body.isFreeDown { write(.y, of: item, body.position.y - body.offset.y - shift.y) }
  }

  private mutating func write(_ property: Property, of item: ItemIndex, _ coordinate: Double) {
    guard let slot = current.slot(property, of: item) else { return }
    // An element that hasn't moved keeps the exact number from the book.
    if abs(coordinate - state.page.values[slot]) > PhysicsWorld.rounding { state.page.setValue(coordinate, of: slot) }
  }
}

extension Placement {
  /// Half of the frame's size, including the scale.
  fileprivate var halfSize: Point { Point(x: frame.width * abs(scaleX) / 2, y: frame.height * abs(scaleY) / 2) }
}

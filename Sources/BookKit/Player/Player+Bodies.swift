// Bodies: where they are goes into their worlds, and where they fell comes back as their elements' places.

extension Player {
  /// A body comes on stage, awake.
  mutating func addBody(of item: Int) {
    guard let body = body(of: item) else { return }
    let placement = placement(of: item)
    state.page.worlds[body.world].enter(
      body.handle, at: placement.middle, halfSize: placement.halfSize, velocity: body.velocity)
    if state.page.items[item].isHeld { state.page.worlds[body.world].hold(body.handle) }
    noteLead(of: item)
  }

  mutating func removeBody(of item: Int) {
    guard let body = body(of: item) else { return }
    state.page.worlds[body.world].leave(body.handle)
    state.page.ledBodies.removeAll { $0 == current.items[item].body }
  }

  /// A finger takes a body.
  mutating func holdBody(of item: Int) {
    guard let body = body(of: item) else { return }
    state.page.worlds[body.world].hold(body.handle)
  }

  /// A body is somewhere else than it was: a finger moves it, or a rule has set it there.
  mutating func moveBody(of item: Int) {
    guard let body = body(of: item), state.page.items[item].isOnStage else { return }
    let middle = placement(of: item).middle
    if state.page.items[item].isHeld {
      state.page.worlds[body.world].move(body.handle, to: middle)
    } else {
      state.page.worlds[body.world].place(body.handle, at: middle)
    }
  }

  /// A finger lets a body go.
  mutating func releaseBody(of item: Int) {
    guard let body = body(of: item) else { return }
    moveBody(of: item)
    state.page.worlds[body.world].release(body.handle)
    noteLead(of: item)
  }

  /// A body was dropped on a target, where it stays.
  mutating func restBody(of item: Int) {
    guard let body = body(of: item) else { return }
    state.page.worlds[body.world].layToRest(body.handle)
  }

  private func body(of item: Int) -> BodyPlan? {
    let number = Int(current.items[item].body)
    return number < 0 ? nil : current.bodies[number]
  }

  /// Notes whether tweens move or stretch a body, after one has started or ended.
  mutating func noteLead(of item: Int) {
    let number = current.items[item].body
    guard number >= 0, state.page.items[item].isOnStage else { return }
    let body = current.bodies[Int(number)]
    let (across, down) = (isLed(.x, item), isLed(.y, item))
    state.page.worlds[body.world].lead(body.handle, across: across, down: down)
    let isStretched = isLed(.width, item) || isLed(.height, item) || isLed(.scaleX, item) || isLed(.scaleY, item)
    let isLed = across || down || isStretched
    let wasLed = state.page.ledBodies.contains(number)
    if isLed, !wasLed { state.page.ledBodies.append(number) }
    if !isLed, wasLed {
      follow(number)
      state.page.ledBodies.removeAll { $0 == number }
    }
  }

  private func isLed(_ property: Property, _ item: Int) -> Bool {
    current.slot(property, of: item).map { state.page.deciders[$0] >= 0 } ?? false
  }

  /// Lets a body follow what its tweens say.
  private mutating func follow(_ number: Int32) {
    let body = current.bodies[Int(number)]
    let placement = placement(of: Int(body.item))
    state.page.worlds[body.world].resize(body.handle, halfSize: placement.halfSize)
    state.page.worlds[body.world].move(body.handle, to: placement.middle)
  }

  /// Whether a body moves, by itself or by a tween.
  var isAnyBodyAwake: Bool {
    if !state.page.ledBodies.isEmpty { return true }
    for world in state.page.worlds where world.isAwake { return true }
    return false
  }

  // MARK: - A step

  /// Lets all worlds take one step; what came of it is told when every body is where it will be.
  mutating func stepBodies() {
    guard isAnyBodyAwake else { return }
    for number in state.page.ledBodies { follow(number) }
    stepEvents.removeAll(keepingCapacity: true)
    for world in state.page.worlds.indices where state.page.worlds[world].isAwake { step(world) }
    let opening = state.page.opening
    for number in stepEvents.indices {
      // What an event has caused may have turned the page.
      guard opening == state.page.opening else { return }
      let (event, item) = stepEvents[number]
      tell(event, item: Int(item))
      settle()
    }
  }

  private mutating func step(_ world: Int) {
    contacts.removeAll(keepingCapacity: true)
    rested.removeAll(keepingCapacity: true)
    state.page.worlds[world].step(contacts: &contacts, rested: &rested)
    for handle in state.page.worlds[world].awake { place(Int(current.members[world][handle])) }
    for handle in rested { place(Int(current.members[world][handle])) }
    for contact in contacts {
      let item = current.members[world][contact.body]
      var event = event(.bodyCollided, item: Int(item))
      let other = contact.other.map { current.items[Int(current.members[world][$0])].name }
      event.other = other ?? plan.ownNames.bounds
      stepEvents.append((event, item))
    }
    for handle in rested {
      let item = current.members[world][handle]
      stepEvents.append((event(.bodyRested, item: Int(item)), item))
    }
  }

  /// Takes an element to where its body is, unless a finger holds it; tweens decide over what is written here.
  private mutating func place(_ item: Int) {
    guard !state.page.items[item].isHeld, let body = body(of: item) else { return }
    let placement = placement(of: item)
    let position = state.page.worlds[body.world].bodies[body.handle].position
    place(.x, of: item, at: position.x - (placement.middle.x - placement.frame.x))
    place(.y, of: item, at: position.y - (placement.middle.y - placement.frame.y))
  }

  private mutating func place(_ property: Property, of item: Int, at coordinate: Double) {
    guard let slot = current.slot(property, of: item), state.page.deciders[slot] < 0 else { return }
    state.page.values[slot] = coordinate
  }
}

extension Placement {
  /// Half of the frame's size, as it is stretched.
  fileprivate var halfSize: Point {
    Point(x: frame.width * abs(scaleX) / 2, y: frame.height * abs(scaleY) / 2)
  }
}

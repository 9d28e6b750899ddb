extension StateReader {
  /// Reads where the bodies on stage are, and which of them touch.
  mutating func readBodies(_ reader: PageReader, _ part: SavedPart) {
    var led: [(rank: Int64, body: Int32)] = []
    for (item, part) in reader.told {
      let number = Int(reader.plan.items[item].body)
      guard number >= 0, made.page.items[item].isOnStage else { continue }
      guard let body = part.part("body") else {
        newBodies.append(item)
        continue
      }
      read(body, number, of: item, reader.plan)
      if isLed(item, reader.plan) { led.append((Int64(body.count("led", usual: Int(Int32.max))), Int32(number))) }
    }
    led.shellSort { $0 < $1 }
    made.page.ledBodies = led.map { $0.body }
    for world in made.page.worlds.indices {
      made.page.worlds[world].awake = made.page.worlds[world].bodies.indices.filter {
        made.page.worlds[world].bodies[$0].isAwake
      }
    }
    readTouching(reader, part)
  }

  private mutating func read(
    _ part: SavedPart, _ number: Int, of item: Int, _ plan: PagePlan
  ) {
    guard let position = part.point("x", "y"), let half = part.point("halfWidth", "halfHeight") else {
      return part.damage("body")
    }
    let bodyPlan = plan.bodies[number]
    let world = made.page.worlds[bodyPlan.world]
    var body = world.bodies[bodyPlan.handle]
    body.position = position.kept(within: PhysicsBody.farthest)
    body.placed = part.point("placedX", "placedY")?.kept(within: PhysicsBody.farthest) ?? body.position
    body.halfSize = PhysicsBody.size(half)
    body.velocity = part.point("velocityX", "velocityY")?.kept(within: PhysicsBody.fastest) ?? .zero
    body.stillTicks = part.count("still", usual: 0)
    body.isPresent = true
    body.isAwake = part.says("awake")
    body.isAtRestForGood = part.says("dropped")
    body.isHeld = made.page.items[item].isHeld
    body.isLedAcross = isChanging(.x, item, plan)
    body.isLedDown = isChanging(.y, item, plan)
    body.weigh(gravity: world.gravity, tick: world.tick)
    made.page.worlds[bodyPlan.world].bodies[bodyPlan.handle] = body
  }

  /// Whether tweens move or stretch an element.
  private func isLed(_ item: Int, _ plan: PagePlan) -> Bool {
    for property in [Property.x, .y, .width, .height, .scaleX, .scaleY] where isChanging(property, item, plan) {
      return true
    }
    return false
  }

  private func isChanging(_ property: Property, _ item: Int, _ plan: PagePlan) -> Bool {
    guard let slot = plan.slot(property, of: item) else { return false }
    return made.page.deciders[slot] >= 0
  }

  /// Reads which bodies of one world touch each other, or its edges.
  private mutating func readTouching(_ reader: PageReader, _ part: SavedPart) {
    for part in part.parts("touching") {
      guard let item = reader.item(of: part), let body = presentBody(of: item, reader.plan) else { continue }
      var other: Int
      if let edge = part.whole("edge", 0...3) {
        other = Meeting.firstEdge + Int(edge)
      } else {
        guard let second = reader.item(of: part, "other", "otherNumber"), second != item else { continue }
        guard let found = presentBody(of: second, reader.plan), found.world == body.world else { continue }
        other = found.handle
      }
      made.page.worlds[body.world].touching.append(Meeting.Pair(body.handle, other))
    }
    for world in made.page.worlds.indices {
      made.page.worlds[world].touching.shellSort(<)
    }
  }

  private func presentBody(of item: Int, _ plan: PagePlan) -> BodyPlan? {
    let number = Int(plan.items[item].body)
    guard number >= 0 else { return nil }
    let body = plan.bodies[number]
    return made.page.worlds[body.world].bodies[body.handle].isPresent ? body : nil
  }
}

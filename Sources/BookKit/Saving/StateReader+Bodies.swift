extension StateReader {
  mutating func readBodies(_ reader: PageReader, _ part: SavedPart) {
    var led: [(rank: Int64, body: BodyIndex)] = []
    for (item, part) in reader.saved {
      guard let number = reader.plan.body(of: item), result.page.items[item].isOnStage else { continue }
      guard let body = part.part("body") else {
        newBodies.append(item)
        continue
      }
      read(body, number, of: item, reader.plan)
      if reader.plan.tweenControl(ofBody: number, in: result.page).isAny {
        led.append((Int64(body.count("led", default: Int(Int32.max))), number))
      }
    }
    led.shellSort { $0 < $1 }
    result.page.tweenedBodies = led.map { $0.body }
    result.page.world.awake = result.page.world.bodies.indices.filter { result.page.world.bodies[$0].isAwake }
    readTouching(reader, part)
  }

  private mutating func read(_ part: SavedPart, _ number: BodyIndex, of item: ItemIndex, _ plan: PagePlan) {
    guard let position = part.point("x", "y"), let half = part.point("halfWidth", "halfHeight") else {
      return part.reportDamage("body")
    }
    var body = result.page.world.bodies[number]
    body.position = position.clamped(within: PhysicsBody.farthest)
    body.placed = part.point("placedX", "placedY")?.clamped(within: PhysicsBody.farthest) ?? body.position
    body.halfSize = PhysicsBody.size(half)
    body.offset = part.point("offsetX", "offsetY")?.clamped(within: PhysicsBody.farthest) ?? body.halfSize
    body.velocity = part.point("velocityX", "velocityY")?.clamped(within: PhysicsBody.fastest) ?? .zero
    body.stillTicks = part.count("still", default: 0)
    body.isPresent = true
    body.isAwake = part.isTrue("awake")
    body.isNew = part.isTrue("new")
    body.isStirring = part.isTrue("stirring")
    body.isAtRestForGood = part.isTrue("dropped")
    body.isHeld = result.page.items[item].isHeld
    let lead = plan.tweenControl(ofBody: number, in: result.page)
    body.isLedAcross = lead.isAcross
    body.isLedDown = lead.isDown
    body.updateMass(gravity: result.page.world.gravity, tick: result.page.world.tick)
    result.page.world.bodies[number] = body
  }

  private mutating func readTouching(_ reader: PageReader, _ part: SavedPart) {
    for part in part.parts("touching") {
      guard let item = reader.item(of: part), let body = presentBody(of: item, reader.plan) else { continue }
      var other: BodyIndex
      if let edge = part.integer("edge", 0...3) {
        other = Collision.firstEdge.advanced(by: Int(edge))
      } else {
        guard let second = reader.item(of: part, "other", "otherNumber"), second != item else { continue }
        guard let found = presentBody(of: second, reader.plan) else { continue }
        other = found
      }
      let ended = part.integer("until", SavedPart.times)
      result.page.world.touching.append(Collision.Touching(pair: Collision.Pair(body, other), ended: ended))
    }
    result.page.world.touching.shellSort(<)
  }

  private func presentBody(of item: ItemIndex, _ plan: PagePlan) -> BodyIndex? {
    guard let number = plan.body(of: item) else { return nil }
    return result.page.world.bodies[number].isPresent ? number : nil
  }
}

extension StateWriter {
  mutating func writeBody(_ number: BodyIndex, of page: WrittenPage) {
    let body = page.state.world.bodies[number]
    text.begin("body")
    text.write("x", "y", body.position)
    if body.placed != body.position { text.write("placedX", "placedY", body.placed) }
    text.write("halfWidth", "halfHeight", body.halfSize)
    if body.offset != body.halfSize { text.write("offsetX", "offsetY", body.offset) }
    if body.velocity != .zero { text.write("velocityX", "velocityY", body.velocity) }
    if body.stillTicks > 0 { text.write("still", body.stillTicks) }
    text.write("awake", if: body.isAwake)
    text.write("new", if: body.isNew)
    text.write("stirring", if: body.isStirring)
    text.write("dropped", if: body.isAtRestForGood)
    if let rank = page.state.tweenedBodies.firstIndex(of: number) { text.write("led", rank) }
    text.end()
  }

  mutating func writeTouching(of page: WrittenPage) {
    text.beginList("touching")
    for touch in page.state.world.touching {
      text.begin()
      let item = page.plan.bodies[touch.pair.low].item
      write(name: page.plan.items[item].name, number: page.number(ofItem: item))
      if touch.pair.high < Collision.firstEdge {
        let other = page.plan.bodies[touch.pair.high].item
        text.write("other", text: player.plan.names.utf8(of: page.plan.items[other].name))
        let number = page.number(ofItem: other)
        if number > 1 { text.write("otherNumber", number) }
      } else {
        text.write("edge", Collision.firstEdge.distance(to: touch.pair.high))
      }
      if let ended = touch.ended { text.write("until", ended) }
      text.endPart()
    }
    text.endList()
  }

  mutating func writeTouches() {
    let items = DuplicateNameRanks(itemsOf: player.current)
    text.beginList("touches")
    for touch in state.touches {
      text.begin()
      text.write("id", touch.id)
      text.write("x", "y", touch.position)
      text.write("cancelled", if: touch.isCancelled)
      if let item = touch.item, !touch.isCancelled {
        write(item: item, items)
        text.write("gone", if: !player.isOnStage(item, touch.stay))
      }
      text.write("moved", if: touch.hasMoved)
      text.write("chosen", if: touch.isChosen)
      if touch.start != touch.position { text.write("startX", "startY", touch.start) }
      text.write("hold", if: touch.isHold)
      if let rub = touch.rub { text.write("rubX", "rubY", rub) }
      if touch.hold != 0 {
        text.begin("rest")
        writeDue(live.all(.hold, Int(touch.hold.rawValue)))
        text.end()
      }
      if let grab = touch.grab { text.write("grabX", "grabY", grab) }
      if let grab = touch.movableGrab { write(grab) }
      text.endPart()
    }
    text.endList()
    text.beginList("held")
    for held in state.held {
      text.begin()
      write(item: held.item, items)
      text.write("touch", held.touch)
      text.write("companion", if: held.isCompanion)
      text.write("x", "y", held.origin)
      text.endPart()
    }
    text.endList()
  }

  private mutating func write(item: ItemIndex, _ items: DuplicateNameRanks) {
    let name = player.current.items[item].name
    write(name: name, number: items.number(of: UInt64(name.index), at: item.position))
  }
}

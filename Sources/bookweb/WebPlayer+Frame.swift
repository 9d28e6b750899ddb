import BookKit

extension WebPlayer {
  /// What the head of a frame says by single bits.
  private enum Flag {
    static let isTurning: UInt32 = 1
    static let isAtRest: UInt32 = 2
    static let hasColor: UInt32 = 4
    static let isLeavingInFront: UInt32 = 8
    static let showsCredits: UInt32 = 16
    static let showsTurn: UInt32 = 32
  }

  /// Fills the lists of what is drawn.
  func draw() {
    recorded.player.draw(into: &frame.entering)
    recorded.player.drawLeaving(into: &frame.leaving)
  }

  /// Makes the records of a frame.
  func makeFrame() {
    draw()
    let turn = recorded.player.pageTurn
    var flags: UInt32 = recorded.player.isTurning ? Flag.isTurning : 0
    if recorded.player.findRest() { flags |= Flag.isAtRest }
    if let turn {
      flags |= Flag.showsTurn
      if turn.color != nil { flags |= Flag.hasColor }
      if turn.isLeavingInFront { flags |= Flag.isLeavingInFront }
    }
    let credit = recorded.player.shownCredit
    if credit != nil { flags |= Flag.showsCredits }
    frame.begin()
    frame.tell(tick: recorded.player.tick, flags: flags, credit: credit, turn: turn)
    frame.addLists()
    addSounds()
  }

  private func addSounds() {
    let (sounds, names) = (recorded.player.playingSounds, recorded.player.names)
    frame.beginSounds(count: sounds.count)
    for sound in sounds {
      let asset = sound.file.map { assets.number(of: $0, in: names) } ?? -1
      frame.add(sound, asset: asset, kind: sound.element != nil ? 0 : sound.isPageMusic ? 1 : 2)
    }
  }

  /// Makes the records of the areas and groups that take touches now.
  func makeAreas() {
    let elements = recorded.player.elements
    frame.tellAreas(
      recorded.player.items.filter { item in
        (item.type == .activeArea || item.type == .group) && item.isSeen && item.isActive
          && elements[item.element].isTouchable
      })
  }

  /// Whether a touch at a place would begin on something.
  func isTouchable(x: Double, y: Double) -> Bool {
    !recorded.player.isTurning && recorded.player.item(at: Point(x: x, y: y)) != nil
  }
}

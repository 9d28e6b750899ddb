import BookKit

extension FrameRecords {
  private enum Flag {
    static let isTurning: UInt32 = 1
    static let isAtRest: UInt32 = 2
    static let hasColor: UInt32 = 4
    static let leavingIsInFront: UInt32 = 8
    static let showsCredits: UInt32 = 16
    static let showsTurn: UInt32 = 32
  }

  mutating func draw(_ player: inout Player) {
    player.draw(into: &entering)
    player.drawLeavingPage(into: &leaving)
  }

  /// The player is `inout` because reading it from an object would copy it for each access.
  mutating func make(of player: inout Player, files: inout WebAssets) {
    draw(&player)
    let turn = player.pageTurn
    var flags: UInt32 = player.isTurning ? Flag.isTurning : 0
    if player.findRest() { flags |= Flag.isAtRest }
    if let turn {
      flags |= Flag.showsTurn
      if turn.color != nil { flags |= Flag.hasColor }
      if turn.leavingIsInFront { flags |= Flag.leavingIsInFront }
    }
    let credit = player.shownCredit
    if player.showsCredits { flags |= Flag.showsCredits }
    begin()
    write(tick: player.tick, flags: flags, credit: credit, turn: turn, games: player.gamesHash)
    addLists()
    let sounds = player.playingSounds
    beginSounds(count: sounds.count)
    for sound in sounds {
      let file = sound.file.map { files.number(of: $0, in: player.names) } ?? -1
      // The numbers below −1 count the reader's recordings.
      add(SoundRecord(sound, asset: sound.recording.map { -2 - $0 } ?? file))
    }
  }
}

extension WebPlayer {
  func draw() { frame.draw(&logged.player) }

  func makeFrame() { frame.make(of: &logged.player, files: &assets) }

  /// Creates the records of a page at rest, counted from 1, or of the cover if it's 0.
  func makeStill(of page: Int) {
    still = page == 0 ? logged.player.still(ofSection: "cover") : logged.player.still(ofPage: page)
    guard var still else { return frame.begin() }
    frame.make(of: &still, files: &assets)
  }

  func makeAreas() {
    let elements = logged.player.elements
    frame.writeAreas(
      logged.player.items.filter { item in
        (item.type == .activeArea || item.type == .group) && item.isShown && item.isActive
          && elements[item.element].isTouchable
      })
  }

  func isTouchable(x: Double, y: Double) -> Bool {
    !logged.player.isTurning && logged.player.touchableItem(at: Point(x: x, y: y)) != nil
  }
}

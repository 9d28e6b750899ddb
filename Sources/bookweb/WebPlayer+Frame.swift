import BookKit

extension FrameRecords {
  mutating func draw(_ player: inout Player) {
    player.draw(into: &entering)
    player.drawLeavingPage(into: &leaving)
  }

  /// Makes the records of a frame; `player` is `inout`, because each access to a player in an object would copy it.
  mutating func make(of player: inout Player, files: inout WebAssets) {
    draw(&player)
    var flags: UInt32 = player.isTurning ? Flag.isTurning.rawValue : 0
    if player.pageTurn != nil { flags |= Flag.showsTurn.rawValue }
    if player.showsCredits { flags |= Flag.showsCredits.rawValue }
    if player.isNarrating { flags |= Flag.isNarrating.rawValue }
    begin()
    write(
      tick: player.tick, flags: flags, credit: player.shownCredit, games: player.gamesHash,
      turn: player.shareOfTimeBeforeTurn)
    addLists()
    let sounds = player.playingSounds
    beginSounds(count: sounds.count)
    for sound in sounds {
      let file = sound.file.map { files.number(of: $0, in: player.names) } ?? -1
      add(SoundRecord(sound, asset: sound.recording.map { SoundRecord.firstRecording - $0 } ?? file))
    }
  }
}

extension WebPlayer {
  func draw() { frame.draw(&logged.player) }
  func makeFrame() { frame.make(of: &logged.player, files: &assets) }

  /// Creates the records of a page at rest, counted from 1, or of the cover if `page` is 0.
  ///
  /// If `page` is negative, the page is shown as the picture of a puzzle.
  func makeStill(of page: Int) {
    let player = logged.player
    still =
      page < 0
      ? player.puzzlePicture(ofPage: -page) : page > 0 ? player.still(ofPage: page) : player.still(ofSection: "cover")
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

  func element(x: Double, y: Double) -> Int? {
    let player = logged.player
    return player.isTurning ? nil : player.touchableElement(at: player.place(ofDrawn: Point(x: x, y: y)))
  }
}

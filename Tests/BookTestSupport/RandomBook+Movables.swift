extension RandomBook {
  /// Writes a slider, a dial or a flap.
  mutating func movable() {
    let kind = lot.pick(["slider", "dial", "flap"])
    dictionary(kind) { part in
      if part.lot.once(in: 4) { part.number("stops", Double(2 + part.lot.below(4))) }
      if part.lot.once(in: 4) { part.number("start", part.share()) }
      if part.lot.once(in: 4) { part.truth("free", true) }
      if part.lot.once(in: 6) { part.truth("returns", true) }
      if part.lot.once(in: 2) { part.number("settle", part.seconds()) }
      if part.lot.once(in: 2) { part.truth("tap", part.lot.once(in: 2)) }
      if part.lot.once(in: 3) { part.word("variable", RandomBook.variables) }
      if part.lot.once(in: 4) { part.text("sound", part.lot.pick(RandomBook.files)) }
      if part.lot.once(in: 2) { part.drives() }
      switch kind {
      case "slider":
        if part.lot.once(in: 3) {
          part.word("path", ["m 0 0 c 100 -80 200 80 300 0", "M 10 10 h 200 v 100", "m 0 0 a 50 30 0 1 1 100 0 z"])
        } else {
          part.number("byX", part.points())
          if part.lot.once(in: 2) { part.number("byY", part.points()) }
        }
      case "dial":
        if part.lot.once(in: 2) { part.number("to", part.lot.pick([90, -90, 360, 720, 0, -360])) }
        if part.lot.once(in: 4) { part.truth("wraps", false) }
      default:
        if part.lot.once(in: 2) { part.word("edge", ["left", "right", "top", "bottom"]) }
        if part.lot.once(in: 2) { part.number("angle", part.lot.pick([90, 180, 120, 1])) }
        if part.lot.once(in: 3) { part.text("back", "#8D5A2B") }
      }
    }
  }

  /// Writes what a book takes for loud, and what follows the loudness.
  mutating func microphone() {
    dictionary("microphone") { book in
      if book.lot.once(in: 2) { book.number("loud", book.share()) }
      if book.lot.once(in: 2) { book.number("quiet", book.share()) }
      book.drives()
    }
  }

  private mutating func drives() {
    array("drives", count: 1 + lot.below(2)) { drives, _ in
      drives.dictionary { drive in
        drive.text("item", drive.itemName())
        if drive.lot.once(in: 3) { drive.word("tween", RandomBook.tweens) }
      }
    }
  }
}

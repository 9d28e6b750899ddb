extension RandomBook {
  private static let types = [
    "image", "text", "audio", "movie", "activearea", "group", "image", "text", "miniature", "puzzle", "coloring",
  ]

  /// Writes a random element.
  mutating func element(_ index: Int, depth: Int) {
    budget -= 1
    let canHold = depth < 3 && budget > 0
    let drawn = lot.pick(RandomBook.types)
    let type = drawn == "group" && !canHold ? "image" : drawn
    dictionary { element in
      element.text("type", element.isWild && element.lot.once(in: 40) ? "ghost" : type)
      element.elementName(index, depth: depth)
      element.place()
      element.content(of: type, depth: depth)
      if !element.lot.once(in: 3) {
        element.array("tweens", count: 1 + element.lot.below(3)) { $0.tween($1) }
      }
      if element.lot.once(in: 3) { element.trigger() }
      if element.lot.once(in: 8) { element.truth("offStage", !element.lot.once(in: 6)) }
      if element.lot.once(in: 5) { element.movable() }
      element.touches()
      element.taps()
      element.extras()
    }
  }

  private mutating func elementName(_ index: Int, depth: Int) {
    if lot.once(in: 8) { return }
    let isOwn = depth == 0 && !lot.once(in: 10)
    let name = isOwn ? RandomBook.names[min(index, 7)] : itemName()
    text("name", name)
    lastName = name
  }

  private mutating func place() {
    number("x", points())
    number("y", points())
    if !lot.once(in: 5) {
      number("width", isWild ? points() : Double(lot.below(12)) * 10)
      number("height", isWild ? points() : Double(lot.below(12)) * 10)
    }
    if lot.once(in: 6) { number("alpha", share()) }
    if lot.once(in: 8) { number("rotation", points()) }
    if lot.once(in: 10) { number("scaleX", share()) }
    if lot.once(in: 10) { number("scaleY", share()) }
    if lot.once(in: 12) { number("pivotX", share()) }
    if lot.once(in: 8) { number("z", Double(lot.below(5) - 2)) }
    if lot.once(in: 10) { truth("visible", false) }
  }

  private mutating func content(of type: String, depth: Int) {
    switch type {
    case "image": text("fileName", "c.png")
    case "audio":
      voice = lastName
      if !lot.once(in: 20) { dictionary("audio") { $0.sound() } }
    case "text": written()
    case "movie": film()
    case "miniature": number("page", Double(1 + lot.below(3)))
    case "puzzle", "coloring": game(of: type)
    case "activearea":
      if lot.once(in: 4) { truth("isActive", false) }
      if lot.once(in: 3) { text("shape", "ellipse") }
    default:
      array("elements", count: lot.below(4)) { $0.element($1, depth: depth + 1) }
    }
  }

  /// Writes the keys of a sound, usually with a duration.
  mutating func sound() {
    text("trackName", lot.pick(RandomBook.files))
    if !lot.once(in: 4) { number("duration", seconds()) }
    if lot.once(in: 4) { number("offset", seconds()) }
    if lot.once(in: 5) { number("start", seconds()) }
    if lot.once(in: 4) { truth("loop", lot.once(in: 2)) }
    if lot.once(in: 3) { word("role", ["narration", "effect", "music"]) }
    if lot.once(in: 6) { number("volume", share()) }
  }

  private mutating func written() {
    text("text", lot.pick(["one two three", "uno due", "", "four\u{A0}five  six\nseven", "😀 e\u{301}"]))
    if lot.once(in: 4) { text("fontColor", lot.pick(["#F00", "red", "#12345678", "0x00FF00", "nothing"])) }
    if lot.once(in: 4) { number("fontSize", points()) }
    guard lot.once(in: 2) else { return }
    if lot.once(in: 3) {
      array("readAlong", count: 1 + lot.below(3)) { text, _ in text.dictionary { $0.followedVoice() } }
    } else {
      dictionary("readAlong") { $0.followedVoice() }
    }
  }

  /// Writes the sound that a text follows, with its times.
  private mutating func followedVoice() {
    text("audio", lot.once(in: 3) ? itemName() : voice)
    if lot.once(in: 2) {
      array("starts", count: lot.below(5)) { starts, _ in
        let start = starts.seconds()
        starts.number(start)
      }
    } else {
      array("segments", count: lot.below(4)) { reading, _ in
        reading.dictionary { segment in
          segment.number("start", Double(segment.lot.below(12)))
          segment.number("length", Double(segment.lot.below(6)))
          segment.number("endTime", segment.seconds())
        }
      }
    }
  }

  private mutating func film() {
    array("frames", count: lot.below(6)) { movie, index in
      movie.dictionary { frame in
        frame.text("name", "f\(index).png")
        if frame.lot.once(in: 3) { frame.text("sound", frame.lot.pick(RandomBook.files)) }
      }
    }
    if lot.once(in: 2) { number("fps", isWild ? extremeNumber() : lot.pick([1, 2, 5, 10, 30, 100])) }
    if lot.once(in: 2) { truth("loop", false) }
    if lot.once(in: 4) { truth("autoStart", false) }
  }

  private mutating func touches() {
    if lot.once(in: 6) { truth("touchable", !lot.once(in: 3)) }
    if lot.once(in: 8) { text("link", "http://x") }
    if lot.once(in: 6) { number("pressedAlpha", share()) }
    guard lot.once(in: 3) else { return }
    truth("draggable", true)
    if lot.once(in: 3) { dictionary("dragArea") { $0.rectangle() } }
    if lot.once(in: 3) {
      array("dragWith", count: 1 + lot.below(3)) { item, _ in
        let name = item.itemName()
        item.builder.string(name)
      }
    }
    guard lot.once(in: 2) else { return }
    array("dropTargets", count: 1 + lot.below(2)) { item, index in
      item.dictionary { target in
        target.text("name", target.lot.once(in: 5) ? "spot0" : "spot\(index)")
        target.rectangle()
        if target.lot.once(in: 3) { target.localized("label", ["there", "here"]) }
        if target.lot.once(in: 2) { target.number("snapX", target.points()) }
        if target.lot.once(in: 2) { target.number("snapY", target.points()) }
        if target.lot.once(in: 2) { target.text("sound", target.lot.pick(RandomBook.files)) }
      }
    }
  }

  private mutating func extras() {
    if lot.once(in: 6) { slideIn() }
    if lot.once(in: 6) { rub() }
    if lot.once(in: 5) { body() }
    if lot.once(in: 6) {
      dictionary("localized") { item in
        item.dictionary("it") { localized in
          localized.number("x", localized.points())
          if localized.lot.once(in: 3) { localized.array("tweens", count: 1) { $0.tween($1) } }
          if localized.lot.once(in: 4) { localized.trigger() }
          if localized.lot.once(in: 6) { localized.truth("offStage", localized.lot.once(in: 2)) }
        }
      }
    }
  }

  private mutating func rub() {
    dictionary("rub") { rub in
      if rub.lot.once(in: 2) { rub.number("radius", rub.lot.pick([12, 30, 200])) }
      if rub.lot.once(in: 2) { rub.number("share", rub.lot.pick([0.1, 0.5, 1])) }
      if rub.lot.once(in: 2) { rub.number("fade", rub.seconds()) }
      if rub.lot.once(in: 4) { rub.localized("label", ["away", "gone"]) }
    }
  }

  private mutating func slideIn() {
    dictionary("slideIn") { slide in
      slide.word("from", ["left", "right", "top", "bottom"])
      if slide.lot.once(in: 3) { slide.truth("bounce", true) }
      if slide.lot.once(in: 2) { slide.number("duration", slide.seconds()) }
      if slide.lot.once(in: 2) { slide.number("hold", slide.seconds()) }
    }
  }

  private mutating func body() {
    dictionary("physics") { body in
      body.word("body", ["dynamic", "dynamic", "static"])
      if body.lot.once(in: 2) { body.word("shape", ["rectangle", "circle"]) }
      if body.lot.once(in: 2) { body.number("restitution", body.share()) }
      if body.lot.once(in: 2) { body.number("friction", body.share()) }
      if body.lot.once(in: 5) { body.number("gravityScale", body.share()) }
      if body.lot.once(in: 3) { body.number("velocityX", body.points() * 10) }
      if body.lot.once(in: 3) { body.number("velocityY", body.points() * 10) }
    }
  }
}

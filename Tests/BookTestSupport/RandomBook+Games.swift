// The parts of random books that lead to sections, and games.

extension RandomBook {
  /// The words that open sections, most of which exist in some book.
  static let sections = ["cover", "contents", "options", "play", "intro", "jig", "pond", "puzzle1", "credits", "read"]
  static let options = ["animal", "stars", "narration", "music", "level", "sound", "textSize", "nothing"]

  /// Writes what a book has besides its pages.
  mutating func sectionsAndOptions() {
    if lot.once(in: 3) {
      array("sections", count: 1 + lot.below(2)) { $0.section($1) }
    }
    if lot.once(in: 4) { word("start", ["cover", "read"]) }
    if lot.once(in: 3) {
      dictionary("options") { options in
        options.text("animal", "cat")
        options.number("stars", Double(options.lot.below(3)))
        if options.lot.once(in: 3) { options.truth("narration", false) }
      }
      if lot.once(in: 2) {
        dictionary("optionValues") { values in
          values.array("animal", count: 2) { $0.builder.string(["cat", "dog"][$1]) }
        }
      }
    }
    if lot.once(in: 4) {
      array("games", count: 1 + lot.below(2)) { games, index in
        games.dictionary { game in
          let type = game.lot.pick(["puzzle", "coloring"])
          game.text("name", ["jig", "pond"][index])
          game.text("type", type)
          game.game(of: type)
          if type == "coloring" {
            game.number("width", 120)
            game.number("height", 80)
          }
        }
      }
    }
  }

  private mutating func section(_ index: Int) {
    page(named: nil) { page in
      let word = page.lot.pick(RandomBook.sections)
      page.text("section", index == 0 && page.lot.once(in: 2) ? "cover" : word)
    }
  }

  /// Writes the keys of a game; sizes are those of its element.
  mutating func game(of type: String) {
    if type == "puzzle" { puzzle() } else { coloring() }
  }

  private mutating func puzzle() {
    if lot.once(in: 3) { text("fileName", "c.png") } else { number("page", 1) }
    if !lot.once(in: 3) {
      number("rows", Double(1 + lot.below(3)))
      number("columns", Double(1 + lot.below(3)))
    }
    if lot.once(in: 2) { number("seed", Double(lot.below(5))) }
    if lot.once(in: 3) { truth("rotation", true) }
    if lot.once(in: 3) { number("snap", isWild ? extremeNumber() : Double(lot.below(60))) }
    if !lot.once(in: 3) {
      // Pieces in a small space join by chance.
      dictionary("tray") { tray in
        for key in ["x", "y", "width", "height"] { tray.number(key, Double(tray.lot.below(8)) * 10) }
      }
    }
    if lot.once(in: 4) { text("snapSound", lot.pick(RandomBook.files)) }
    if lot.once(in: 4) { text("doneSound", lot.pick(RandomBook.files)) }
  }

  private mutating func coloring() {
    let count = 1 + lot.below(3)
    array("regions", count: count) { regions, index in
      regions.dictionary { region in
        region.text("name", ["sun", "sea", "hill"][index])
        let (left, right) = (40 * index, 40 * index + 40)
        region.text("path", "M\(left) 0 L\(right) 0 L\(right) 80 L\(left) 80 Z")
        if region.lot.once(in: 2) { region.number("target", Double(1 + region.lot.below(2))) }
      }
    }
    if lot.once(in: 2) {
      array("palette", count: 2) { $0.builder.string(["#FDD835", "#1E5BC6"][$1]) }
    }
    if lot.once(in: 2) { dictionary("paletteArea") { $0.rectangle() } }
    if lot.once(in: 4) { text("doneSound", lot.pick(RandomBook.files)) }
  }

  /// Writes what an element opens and does when it is tapped, and when it is seen.
  mutating func taps() {
    if lot.once(in: 8) { text("open", lot.once(in: 3) ? "back" : lot.pick(RandomBook.sections)) }
    if lot.once(in: 8) { array("onTap", count: 1 + lot.below(2)) { element, _ in element.action() } }
    if lot.once(in: 8) { word("visibleIf", RandomBook.optionConditions) }
  }

  static let optionConditions = [
    "option.animal == 'cat'", "option.animal == 'dog'", "option.stars > 1", "not option.narration", "game.jig",
    "option.narration and apples < 3",
  ]

  /// Writes what an action on sections, options and games needs.
  mutating func sectionAction(_ kind: String) {
    switch kind {
    case "open": text("section", lot.pick(RandomBook.sections))
    case "setOption":
      word("option", RandomBook.options)
      if lot.once(in: 2) {
        number("by", Double(lot.below(4) - 1))
      } else {
        text("to", lot.pick(["dog", "cat", "0", "1", "hard", "150"]))
      }
    case "back": break
    default:
      text("item", itemName())
      if kind == "pickColor" { number("to", Double(lot.below(4))) }
    }
  }
}

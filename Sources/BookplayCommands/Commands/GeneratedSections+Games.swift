import BookKit
import PropertyList

/// A game that a book lists, whose keys become those of the element that plays it.
struct SectionGame {
  let node: NodeHandle
  let list: PropertyList

  /// The keys that belong to the game and not to the element.
  private static let ownKeys = [
    "name", "type", "title", "localized", "x", "y", "width", "height", "tray", "paletteArea",
  ]

  /// The entries that the element takes over.
  var entries: [PropertyList.Entry] {
    list.entries(of: node).filter { entry in !SectionGame.ownKeys.contains { list.string(of: entry.key) == $0 } }
  }
}

// Games as they are written into a section.
extension GeneratedSections {
  /// Writes what a puzzle is made of; one that the book doesn't list is that of a page.
  mutating func write(_ puzzle: PuzzleContent, of game: SectionGame?) {
    if let game { write(game) } else if let page = puzzle.page?.value { write("page", page) }
    if let tray = puzzle.tray { write("tray", tray) }
  }

  /// Writes what a picture to colour is made of.
  mutating func write(_ coloring: ColoringContent, of game: SectionGame?) {
    if let game { write(game) }
    if let area = coloring.paletteArea { write("paletteArea", area) }
  }

  private mutating func write(_ game: SectionGame) {
    for entry in game.entries {
      builder.key(game.list.string(of: entry.key) ?? "")
      write(entry.value, of: game.list)
    }
  }

  /// Writes a value as it is in the book; words of old-style text that spell numbers or Booleans are such.
  private mutating func write(_ node: NodeHandle, of list: PropertyList) {
    switch list.kind(of: node) {
    case .dictionary:
      builder.beginDictionary()
      for entry in list.entries(of: node) {
        builder.key(list.string(of: entry.key) ?? "")
        write(entry.value, of: list)
      }
      builder.endContainer()
    case .array:
      builder.beginArray()
      for element in list.elements(of: node) { write(element, of: list) }
      builder.endContainer()
    case .key, .string, .integer, .real, .boolean, .date, .data, .uid, .invalid:
      if let number = list.number(of: node) ?? list.bareNumber(of: node) {
        write(number)
      } else if let truth = list.boolean(of: node) ?? list.bareBoolean(of: node) {
        builder.boolean(truth)
      } else {
        builder.string(list.string(of: node) ?? "")
      }
    }
  }

  private mutating func write(_ key: String, _ frame: Rectangle) {
    builder.key(key)
    builder.beginDictionary()
    for (key, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
      number(key, value)
    }
    builder.endContainer()
  }

  /// Writes the scale of a picture to colour whose regions are paths.
  mutating func writeScale(of element: Element) {
    let (x, y) = (element.scaleX.value, element.scaleY.value)
    guard x != 1 || y != 1 else { return }
    for (key, value) in [("pivotX", 0), ("pivotY", 0), ("scaleX", x), ("scaleY", y)] { number(key, value) }
  }

  /// Writes when and from where the banner comes that praises the reader.
  mutating func writePraise(of element: Element) {
    guard let slideIn = element.slideIn, let trigger = element.trigger else { return }
    builder.key("slideIn")
    builder.beginDictionary()
    string("from", slideIn.side.keyword.description)
    if let hold = slideIn.hold { number("hold", hold) }
    builder.endContainer()
    builder.key("trigger")
    builder.beginDictionary()
    if let item = trigger.item { string("triggeringItem", name(item.value)) }
    if let source = trigger.source { string("triggeringItemType", source.value.keyword.description) }
    builder.endContainer()
  }
}

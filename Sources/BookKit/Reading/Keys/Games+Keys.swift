import PropertyList

extension PuzzleContent: Keyed {
  static var owner: KeyOwner { .puzzle }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<PuzzleContent>] = [
    KeyRow("page", .reference(.page), "the page whose look at rest is the picture, by number or name") {
      $0.code($1, &$2.page)
    },
    KeyRow("fileName", .file(.picture), "the picture file, instead of `page`") { $0.file($1, &$2.fileName) },
    KeyRow("rows", .integer(1...20), default: "2, 3 or 4, by the level", "the number of rows") {
      $0.code($1, &$2.rows)
    },
    KeyRow("columns", .integer(1...20), default: "3, 4 or 6, by the level", "the number of columns") {
      $0.code($1, &$2.columns)
    },
    KeyRow("seed", .integer(0...Int(Int32.max)), default: "1", "another number gives other pieces in other places") {
      $0.code($1, &$2.seed)
    },
    KeyRow("rotation", .boolean, default: "false", "whether pieces lie turned by quarters, and a tap turns one") {
      $0.code($1, &$2.turnsPieces)
    },
    KeyRow(
      "snap", .number(.nonnegative), default: "a quarter of a piece's shorter side",
      "from how far away a piece snaps to its place, in points"
    ) { $0.code($1, &$2.snapDistance) },
    KeyRow(
      "tray", .dictionary(.rectangle), default: "the canvas",
      "where the pieces lie at first, in its parent's coordinates", isPlacement: true
    ) { $0.code($1, &$2.tray) },
    KeyRow(
      "fitTray", .boolean, default: "false",
      "whether the pieces lie in the rows and columns that give each the most room in the tray"
    ) { $0.code($1, &$2.fitsTray) },
    KeyRow(
      "whole", .boolean, default: "false",
      "whether the picture of a page also shows its texts, what takes touches, and what opens pages"
    ) { $0.code($1, &$2.showsWholePage) },
    KeyRow("guide", .number(.fraction), default: "0.2", "the opacity of the picture under the pieces") {
      $0.code($1, &$2.guideAlpha)
    },
    KeyRow("snapSound", .file(.sound), "a sound that is played when a piece fits") { $0.file($1, &$2.snapSound) },
    KeyRow("doneSound", .file(.sound), "a sound that is played at the end") { $0.file($1, &$2.doneSound) },
  ]
}

extension ColoringContent: Keyed {
  static var owner: KeyOwner { .coloring }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<ColoringContent>] = [
    KeyRow("fileName", .file(.picture), "the drawing; required unless all regions have a `path`") {
      $0.file($1, &$2.fileName)
    },
    KeyRow("mask", .file(.picture), "a picture of the same size in pixels, whose colours are the regions") {
      $0.file($1, &$2.mask)
    },
    KeyRow(
      "regions", .array(.region), default: "those of the drawing",
      "names and targets of the drawing's regions, or the regions as paths"
    ) { $0.code($1, &$2.regions) },
    KeyRow("palette", .colors, default: "12 colours", "1 to 24 colours to choose from") { $0.palette($1, &$2.palette) },
    KeyRow(
      "paletteArea", .dictionary(.rectangle), default: "a bar below it, 48 high",
      "where the colours lie, in its parent's coordinates", isPlacement: true
    ) { $0.code($1, &$2.paletteArea) },
    KeyRow("threshold", .integer(0...255), default: "128", "how light a pixel must be to be paper and not line") {
      $0.code($1, &$2.threshold)
    },
    KeyRow(
      "gap", .integer(0...8), default: "0",
      "by how many pixels lines are widened, which closes gaps up to twice as wide"
    ) { $0.code($1, &$2.gap) },
    KeyRow(
      "smallest", .integer(0...Int(Int32.max)), default: "64", "how many pixels an area must have to be a region"
    ) { $0.code($1, &$2.smallest) },
    KeyRow("doneSound", .file(.sound), "a sound that is played at the end") { $0.file($1, &$2.doneSound) },
  ]
}

extension ColoringRegion: BookPart {
  static var owner: KeyOwner { .region }
  static func new(at node: NodeHandle) -> ColoringRegion { ColoringRegion(node: node) }

  static let rows: [KeyRow<ColoringRegion>] = [
    KeyRow("name", .string, default: "its number", "its name in traces, rules and scripts") { $0.code($1, &$2.name) },
    KeyRow("x", .number(.any), "the distance from the left of a point inside it") { $0.code($1, &$2.x) },
    KeyRow("y", .number(.any), "the distance from the top of that point") { $0.code($1, &$2.y) },
    KeyRow("path", .string, "its outline as in SVG, with the commands `M`, `L`, `C` and `Z`, instead of a point") {
      $0.path($1, of: &$2)
    },
    KeyRow(
      "target", .integer(1...24), default: "any colour",
      "the number of the colour that it has to get, for colouring by number"
    ) { $0.code($1, &$2.target) },
  ]
}

extension BookGame: BookPart {
  static var owner: KeyOwner { .game }
  static func new(at node: NodeHandle) -> BookGame { BookGame(content: .group, node: node) }

  static let rows: [KeyRow<BookGame>] = [
    KeyRow("name", .string, "the name by which it is opened", isRequired: true) { $0.code($1, &$2.name) },
    KeyRow("type", .words({ BookGame.types }), "which game it is", isRequired: true) { $0.type($1, $2.content) },
    KeyRow("title", .string, "the title on the page of games", isTranslatable: true) {
      $0.text($1, &$2.localizedTitle)
    },
    KeyRow("altText", .string, "what it shows, for readers who cannot see it") { $0.code($1, &$2.altText) },
    KeyRow("localized", .map(.translations), "language → the `title` to use instead") { $0.translations($1, of: &$2) },
    KeyRow("width", .number(.positive), "the width of a picture to colour whose regions are paths") {
      $0.code($1, &$2.width)
    },
    KeyRow("height", .number(.positive), "the height of such a picture") { $0.code($1, &$2.height) },
  ]
}

extension BookGame {
  static let types = ElementType.words { $0.isGame }
}

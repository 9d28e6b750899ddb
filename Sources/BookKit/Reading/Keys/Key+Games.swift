extension Key {
  static let gameKeys: [Key] = [
    Key(
      .page, "page", in: .puzzle, .reference(.page), default: "none",
      "the page whose look at rest is the picture, by number or name"),
    Key(.fileName, "fileName", in: .puzzle, .file(.picture), default: "none", "the picture file, instead of `page`"),
    Key(.rows, "rows", in: .puzzle, .integer(1...20), default: "2, 3 or 4, by the level", "the number of rows"),
    Key(
      .columns, "columns", in: .puzzle, .integer(1...20), default: "3, 4 or 6, by the level", "the number of columns"),
    Key(
      .seed, "seed", in: .puzzle, .integer(0...Int(Int32.max)), default: "1",
      "another number gives other pieces in other places"),
    Key(
      .rotation, "rotation", in: .puzzle, .boolean, default: "false",
      "whether pieces lie turned by quarters, and a tap turns one"),
    Key(
      .snap, "snap", in: .puzzle, .number(.nonnegative), default: "a quarter of a piece's shorter side",
      "from how far away a piece snaps to its place, in points"),
    Key(
      .tray, "tray", in: .puzzle, .dictionary(.rectangle), default: "the canvas",
      "where the pieces lie at first, in its parent's coordinates"),
    Key(
      .guide, "guide", in: .puzzle, .number(.fraction), default: "0.2", "the opacity of the picture under the pieces"),
    Key(
      .snapSound, "snapSound", in: .puzzle, .file(.sound), default: "none", "a sound that is played when a piece fits"),
    Key(.doneSound, "doneSound", in: .puzzle, .file(.sound), default: "none", "a sound that is played at the end"),
    Key(
      .fileName, "fileName", in: .coloring, .file(.picture), default: "none",
      "the drawing; required unless all regions have a `path`"),
    Key(
      .mask, "mask", in: .coloring, .file(.picture), default: "none",
      "a picture of the same size in pixels, whose colours are the regions"),
    Key(
      .regions, "regions", in: .coloring, .array(.region), default: "those of the drawing",
      "names and targets of the drawing's regions, or the regions as paths"),
    Key(.palette, "palette", in: .coloring, .colors, default: "12 colours", "1 to 24 colours to choose from"),
    Key(
      .paletteArea, "paletteArea", in: .coloring, .dictionary(.rectangle), default: "a bar below it, 48 high",
      "where the colours lie, in its parent's coordinates"),
    Key(
      .threshold, "threshold", in: .coloring, .integer(0...255), default: "128",
      "how light a pixel must be to be paper and not line"),
    Key(
      .gap, "gap", in: .coloring, .integer(0...8), default: "0",
      "by how many pixels lines are widened, which closes gaps up to twice as wide"),
    Key(
      .smallest, "smallest", in: .coloring, .integer(0...Int(Int32.max)), default: "64",
      "how many pixels an area must have to be a region"),
    Key(.doneSound, "doneSound", in: .coloring, .file(.sound), default: "none", "a sound that is played at the end"),
    Key(.name, "name", in: .region, .string, default: "its number", "its name in traces, rules and scripts"),
    Key(.x, "x", in: .region, .number(.any), default: "none", "the distance from the left of a point inside it"),
    Key(.y, "y", in: .region, .number(.any), default: "none", "the distance from the top of that point"),
    Key(
      .path, "path", in: .region, .string, default: "none",
      "its outline as in SVG, with the commands `M`, `L`, `C` and `Z`, instead of a point"),
    Key(
      .target, "target", in: .region, .integer(1...24), default: "any colour",
      "the number of the colour that it has to get, for colouring by number"),
    Key(.name, "name", in: .game, .string, default: "none", "the name by which it is opened", isRequired: true),
    Key(
      .type, "type", in: .game, .word(BookGame.types, .unknownType), default: "none", "which game it is",
      isRequired: true),
    Key(.title, "title", in: .game, .string, default: "none", "the title on the page of games"),
    Key(.altText, "altText", in: .game, .string, default: "none", "what it shows, for readers who cannot see it"),
    Key(
      .localized, "localized", in: .game, .map(.translations), default: "none",
      "language → the `title` to use instead"),
    Key(
      .width, "width", in: .game, .number(.positive), default: "none",
      "the width of a picture to colour whose regions are paths"),
    Key(.height, "height", in: .game, .number(.positive), default: "none", "the height of such a picture"),
  ]
}

extension BookGame {
  /// The element types that can be games.
  static let types = ElementType.words { $0 == .puzzle || $0 == .coloring }
}

import BookKit
import PropertyList

/// A puzzle or picture to colour with its size.
struct CheckedGame {
  /// The name of the element, or of the game if it's one of the book's `games`.
  let name: String
  let content: Element.Content
  let width: Double
  let height: Double
  /// The scale at which a picture of paths is drawn.
  var scale = 1.0
  /// The area for colours if the game doesn't specify one.
  var palette: Rectangle?
  /// The place of findings about the whole game.
  let spot: Diagnostic.Spot

  /// Returns the shorter side of a piece at each level, in points.
  func shortSides(of puzzle: PuzzleContent) -> [Double] {
    guard width > 0, height > 0 else { return [] }
    return PuzzleLevel.allCases.map { level in
      let shape = level.shape(rows: puzzle.rows?.value, columns: puzzle.columns?.value)
      return min(width / Double(shape.columns), height / Double(shape.rows))
    }
  }

  func swatchSide(of coloring: ColoringContent) -> Double? {
    let area = coloring.paletteArea ?? palette ?? Rectangle(width: width, height: 48)
    let exact = ExactRectangle(Rectangle(width: area.width, height: area.height))
    return exact.flatMap { PaletteLayout.swatches(in: $0, count: coloring.palette.count).first }.map {
      Double($0.width) / 1000
    }
  }
}

extension CheckContext {
  /// The puzzles and pictures to colour on pages, followed by the book's `games`.
  var games: [CheckedGame] {
    let onPages = pages.flatMap { checked in
      checked.parts.games.map { index in
        let element = checked.page[index]
        let size = checked.frames[index].placement.frame
        return CheckedGame(
          name: text(of: element.name), content: element.content, width: size.width, height: size.height,
          spot: element.nameSpot)
      }
    }
    return onPages + (book.games ?? []).map { checked($0) }
  }

  var colorings: [(game: CheckedGame, coloring: ColoringContent)] {
    games.compactMap { game in game.content.coloring.map { (game, $0) } }
  }

  /// Returns the result of finding regions in a drawing, or `nil` if the regions are paths.
  func drawing(of coloring: ColoringContent) -> DrawingRegions.Outcome? {
    coloring.usesPaths || coloring.fileName?.node == nil ? nil : assets?.drawing(of: coloring)
  }

  func regionMap(of coloring: ColoringContent) -> RegionMap? {
    if case .map(let map)? = drawing(of: coloring) { map } else { nil }
  }

  /// Returns one of the book's `games` at the size it has in its section.
  private func checked(_ game: BookGame) -> CheckedGame {
    var (size, scale) = ((width: 0.0, height: 0.0), 1.0)
    if case .coloring(let coloring) = game.content {
      if let width = game.width?.value, let height = game.height?.value {
        size = (width, height)
      } else if let found = coloring.fileName.flatMap({ assets?[$0.value]?.size }) {
        size = found
      }
      scale = ColoringSectionLayout(of: size, on: book.canvas).factor
      // A drawing is stretched; paths keep their coordinates, so the whole element is scaled.
      if !coloring.usesPaths { (size, scale) = ((size.width * scale, size.height * scale), 1) }
    }
    return CheckedGame(
      name: game.name.map { text(of: $0.value) } ?? "", content: game.content, width: size.width, height: size.height,
      scale: scale, palette: ColoringSectionLayout(of: nil, on: book.canvas).palette,
      spot: game.name?.node.map { .node($0) } ?? .opening(of: game.node))
  }

  func isGamePart(_ name: Name, in scope: Scope) -> Bool {
    let text = book.names.utf8(of: name)
    guard let point = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    guard let owner = book.names.find(text[..<point]) else { return false }
    let part = text[(point + 1)...]
    return names.elements(owner, in: scope).contains { place in
      book[place.page][place.element].content.parts?.contains(part) ?? false
    }
  }
}

extension ColoringContent {
  var drawingSpot: Diagnostic.Spot? { (mask?.node ?? fileName?.node).map { .node($0) } }
}

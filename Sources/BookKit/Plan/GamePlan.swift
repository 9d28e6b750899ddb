/// The plan of a puzzle or a picture to colour on a page.
///
/// Its pieces or swatches are children of its element, and come and go with it without events.
struct GamePlan: Sendable {
  let item: ItemIndex
  /// The maximum number of pieces, or the number of swatches.
  let partCount: Int
  private(set) var content: Content

  indirect enum Content: Sendable {
    case puzzle(PuzzlePlan)
    case coloring(ColoringPlan)
  }

  mutating func setEdition(_ edition: PuzzleEdition) {
    guard var puzzle else { return }
    puzzle.edition = edition
    content = .puzzle(puzzle)
  }

  var parts: Range<ItemIndex> { item.advanced(by: 1)..<item.advanced(by: 1 + partCount) }

  var puzzle: PuzzlePlan? { if case .puzzle(let puzzle) = content { puzzle } else { nil } }

  var coloring: ColoringPlan? { if case .coloring(let coloring) = content { coloring } else { nil } }
}

struct PuzzlePlan: Sendable {
  /// The board in its parent's coordinates.
  let frame: Rectangle
  /// The tray in its parent's coordinates.
  let tray: Rectangle
  let rows: Int?
  let columns: Int?
  let seed: UInt64
  let snapDistance: Double?
  let turnsPieces: Bool
  let fitsTray: Bool
  let guideAlpha: Double
  /// The page that is used as the picture, or `nil` if the picture is a file.
  let page: PageIndex?
  let showsWholePage: Bool
  let file: Name?
  let snapSound: FileIndex?
  let doneSound: FileIndex?
  /// The edition by which a saved game recognizes the puzzle.
  var edition: PuzzleEdition

  /// Returns the puzzle at a level, or `nil` if it can't be cut.
  func puzzle(at level: PuzzleLevel) -> Puzzle? {
    let shape = level.shape(rows: rows, columns: columns)
    return puzzle(rows: shape.rows, columns: shape.columns)
  }

  func puzzle(rows: Int, columns: Int) -> Puzzle? {
    do throws(PuzzleError) {
      return try Puzzle(
        frame: frame, tray: tray, rows: rows, columns: columns, seed: seed, snapDistance: snapDistance,
        turnsPieces: turnsPieces, fitsTray: fitsTray)
    } catch {
      return nil
    }
  }
}

/// The author's values of a puzzle; if they change in an edited book, a saved puzzle can't continue.
struct PuzzleEdition: Sendable, Equatable {
  /// The page or file of the picture.
  var picture: [UInt8] = []
  var seed: UInt64 = 1
  var rows: Int?
  var columns: Int?
}

extension PuzzleEdition {
  init(_ content: PuzzleContent, _ names: NameTable) {
    switch content.page?.value {
    case .number(let number)?: picture = Array(String(number).utf8)
    case .name(let name)?: picture = Array(names.utf8(of: name))
    case nil: picture = content.fileName.map { Array($0.value.utf8) } ?? []
    }
    seed = content.seed.value
    rows = content.rows?.value
    columns = content.columns?.value
  }
}

struct ColoringPlan: Sendable {
  let width: Double
  let height: Double
  /// The regions, or `nil` if they aren't known.
  let regions: ColoringRegions?
  /// The colours and targets; `nil` if the regions aren't known.
  let rules: ColoringRules?
  /// The colours to choose from, even if the regions aren't known.
  let palette: [Color]
  /// The name of each region; the first one belongs to region 1.
  let names: [Name]
  /// The point in each region at which the number of its colour is written, or `nil` for no number.
  let labelPoints: [Point?]
  let file: Name?
  let doneSound: FileIndex?

  /// Returns the number of the region with a name, counted from 1, or `nil` if there is none.
  func region(named name: Name) -> Int? { names.firstIndex(of: name).map { $0 + 1 } }
}

extension PagePlan {
  /// Returns an element's own game or, for a piece or swatch, the game that contains it.
  func game(of item: ItemIndex) -> GamePlan? {
    guard let owner = items[item].traits.contains(.part) ? items[item].parent : item,
      let number = items[owner].game
    else { return nil }
    return games[number]
  }

  func game(named name: Name) -> GamePlan? { games.first { items[$0.item].name == name } }

  /// Returns the index of a piece or swatch in its game, counted from 0, or `nil` if the element is neither.
  func part(_ item: ItemIndex) -> Int? {
    guard items[item].traits.contains(.part), let owner = items[item].parent else { return nil }
    return owner.distance(to: item) - 1
  }
}

/// The progress of a game, which is kept when its page is left.
struct GameState: Sendable, Equatable {
  private(set) var page: PageIndex
  private(set) var name: Name
  var content: Content

  enum Content: Sendable, Equatable {
    case puzzle(PuzzleGame)
    case coloring(ColoringState)
  }
}

struct PuzzleGame: Sendable, Equatable {
  /// The puzzle as it was cut when the game started, updated if the size of its board changes.
  var puzzle: Puzzle
  var state: PuzzleState

  func frame(of piece: Int) -> ExactRectangle {
    let cell = puzzle.grid.cell(of: piece)
    return ExactRectangle(origin: state.position(of: piece, in: puzzle), width: cell.width, height: cell.height)
  }
}

/// A stay of a game's element on stage; the effects of a move are dropped when the stay is over.
struct GameStay: Sendable, Equatable {
  var item: ItemIndex
  var stay: Stay
  var opening: Opening
  /// The round of a puzzle; 0 for a picture to colour.
  var round: UInt32 = 0
}

enum GameStep: Sendable {
  /// Brings the pieces or swatches of a game on stage, and starts a puzzle that hasn't begun.
  case bringParts(GameStay)
  /// Performs the effect of a tap on a piece, a swatch or a picture.
  case tap(item: ItemIndex, at: Point, stay: Stay, opening: Opening)
  case emitJoined(piece: ItemIndex, other: ItemIndex, GameStay)
  case emitPlaced(piece: ItemIndex, GameStay)
  case fit(piece: ItemIndex, GameStay)
  case play(file: FileIndex, GameStay)
  /// Emits that the game is complete.
  case emitCompleted(GameStay)
  case fill(region: Int32, GameStay)
  /// Emits that a region's colour has changed; colour 0 means none.
  case emitFilled(region: Int32, color: UInt8, GameStay)
  case restart(GameStay)
}

/// A jigsaw puzzle: its picture, and how it is cut and scattered.
public struct PuzzleContent: Sendable {
  /// The page that is the picture, as it looks at rest.
  public var page: Located<PageReference>?
  /// The file of the picture, used if there is no page.
  public var fileName: Located<String>?
  /// The number of rows; if `nil`, the level decides.
  public var rows: Located<Int>?
  /// The number of columns; if `nil`, the level decides.
  public var columns: Located<Int>?
  /// The seed for the cut and for the initial positions of the pieces.
  public var seed = Located<UInt64>(1)
  /// Whether pieces are initially rotated by quarter turns, and readers turn them by tapping.
  public var turnsPieces = false
  /// The distance at which a piece snaps to its place; if `nil`, a quarter of the shorter side of a piece.
  public var snapDistance: Located<Double>?
  /// The rectangle in which the pieces are scattered; if `nil`, the canvas.
  public var tray: Rectangle?
  /// Whether pieces are scattered in the rows and columns that give each piece the most room in the tray, instead of
  /// the puzzle's own rows and columns.
  public var fitsTray = false
  /// Whether the picture of a page also shows the texts and the elements that accept touches.
  public var showsWholePage = false
  /// The opacity of the picture under the pieces.
  public var guideAlpha = 0.2
  /// The sound file that plays when a piece fits.
  public var snapSound: Located<String>?
  /// The sound file that plays when the last piece is placed.
  public var doneSound: Located<String>?

  /// The greatest number of pieces at any level.
  package var maxPieceCount: Int {
    PuzzleLevel.allCases.map { level in
      let shape = level.shape(rows: rows?.value, columns: columns?.value)
      return shape.rows * shape.columns
    }.max() ?? 0
  }
}

/// A puzzle on stage, for hosts that draw its pieces.
///
/// Each piece is also an element of the page; the element's values say where the piece is drawn.
public struct PuzzlePicture: Sendable, Equatable {
  /// The opacity of the picture under the pieces.
  public var guideAlpha: Double
  /// The width of the finished picture.
  public var width: Double
  /// The height of the finished picture.
  public var height: Double
  /// The pieces; the first one belongs in the upper left corner.
  public var pieces: [PuzzlePiece]
}

/// A piece of a puzzle.
public struct PuzzlePiece: Sendable, Equatable {
  /// The index of the piece's element among the page's elements.
  public var element: Int
  /// The upper left corner of its cell in the finished picture.
  public var home: Point
  package var outline: ExactPath
  /// The number of quarter turns clockwise, 0…3.
  public var quarters: Int
  /// The lowest index among this piece and the pieces joined with it.
  public var group: Int
  /// Whether it has been placed and can't be moved anymore.
  public var isPlaced: Bool
}

extension Player {
  /// Returns an element of the page on stage as a puzzle, or `nil` if it isn't one or the puzzle hasn't begun.
  public func puzzle(of element: Int) -> PuzzlePicture? {
    guard element < current.items.count, let place else { return nil }
    return puzzle(ItemIndex(element), on: current, place)
  }

  /// Returns an element of the page being left as a puzzle, or `nil` if it isn't one, the puzzle hasn't begun, or no
  /// page is being turned.
  public func leavingPuzzle(of element: Int) -> PuzzlePicture? {
    guard let number = leavingPage?.scene.page else { return nil }
    let page = pagePlan(number)
    guard element < page.items.count, let place = page.page else { return nil }
    return puzzle(ItemIndex(element), on: page, place)
  }

  private func puzzle(_ item: ItemIndex, on page: PagePlan, _ place: PageIndex) -> PuzzlePicture? {
    let name = page.items[item].name
    guard page.items[item].type == .puzzle, let plan = page.game(of: item), let puzzlePlan = plan.puzzle,
      case .puzzle(let game)? = state.games.first(where: { $0.page == place && $0.name == name })?.content
    else { return nil }
    let board = Rectangle(game.puzzle.grid.board)
    return PuzzlePicture(
      guideAlpha: puzzlePlan.guideAlpha, width: board.width, height: board.height,
      pieces: game.state.pieces.indices.prefix(plan.partCount).map { index in
        let piece = game.state.pieces[index]
        return PuzzlePiece(
          element: item.position + 1 + index, home: Point(game.puzzle.grid.cell(of: index).origin),
          outline: game.puzzle.cut.path(of: index), quarters: Int(piece.quarters), group: Int(piece.group),
          isPlaced: piece.isPlaced)
      })
  }
}

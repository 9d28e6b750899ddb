// Queries about games.

extension Player {
  package func gameType(of name: Name) -> ElementType? {
    guard let type = current.item(named: name).map({ current.items[$0].type }), type.isGame else { return nil }
    return type
  }

  /// Returns whether a game is complete, or `nil` if there is no such game.
  ///
  /// A game on stage takes precedence over the first game with that name in a section.
  public func isComplete(game name: Name) -> Bool? {
    guard gameType(of: name) != nil || plan.sections.contains(where: { $0.word == name && $0.game != nil }) else {
      return nil
    }
    return isGameComplete(name)
  }

  /// A hash of the look of the games on stage, apart from the positions of their pieces, and of what has been rubbed
  /// away.
  package var gamesHash: UInt64 {
    var sum = Hash64()
    for rub in state.page.rubs where rub.count > 0 { sum.add(rub.count) }
    guard let place else { return sum.value }
    for game in state.games where game.page == place {
      switch game.content {
      case .puzzle(let puzzle):
        sum.add(puzzle.state.round)
        // The board and the number of pieces depend on the language and on the level.
        sum.add(puzzle.puzzle.grid.board.width)
        sum.add(puzzle.puzzle.grid.board.height)
        for piece in puzzle.state.pieces { sum.add(piece.isPlaced ? 256 : Int(piece.group)) }
      case .coloring(let coloring):
        sum.add(coloring.chosenColor)
        for color in coloring.fills { sum.add(color) }
      }
    }
    return sum.value
  }

  /// The names of the games that have sections of their own, in order.
  public var games: [Name] { plan.games.map { $0.name } }

  /// Returns whether an element of the page on stage is a piece of a puzzle.
  ///
  /// ``Input/press(piece:finger:)`` takes hold of a piece even if another element covers it.
  package func isPiece(_ name: Name) -> Bool { current.item(named: name).map { isPiece($0) } ?? false }
}

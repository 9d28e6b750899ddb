// The input from a host that concerns games. Each call performs all its effects at once, at the current tick.

extension Player {
  /// Shows where a piece of a puzzle belongs, by emitting `puzzle.hinted`.
  ///
  /// - Returns: Whether the puzzle is on stage and no page is being turned.
  @discardableResult public mutating func showHint(of puzzle: Name) -> Bool {
    guard let game = playableGame(named: puzzle), game.plan.puzzle != nil else { return false }
    return perform { $0.hint(game.item) }
  }

  /// Begins a game anew: the pieces of a puzzle are scattered, or a picture is emptied.
  ///
  /// - Returns: Whether the game is on stage and no page is being turned.
  @discardableResult public mutating func restart(game name: Name) -> Bool {
    guard let game = playableGame(named: name) else { return false }
    return perform { $0.restartGame(game.item) }
  }

  /// Takes back the last step in a picture to colour.
  ///
  /// - Returns: Whether the picture is on stage and no page is being turned.
  @discardableResult public mutating func undo(in picture: Name) -> Bool {
    guard let game = playableGame(named: picture), game.plan.coloring != nil else { return false }
    return perform { $0.undo(game.item) }
  }

  /// Empties a picture to colour, as a step that can be undone.
  ///
  /// - Returns: Whether the picture is on stage and no page is being turned.
  @discardableResult public mutating func clear(picture: Name) -> Bool {
    guard let game = playableGame(named: picture), game.plan.coloring != nil else { return false }
    return perform { $0.clear(game.item) }
  }

  /// Fills a region of a picture to colour, after choosing a colour of its palette if one is given.
  ///
  /// - Parameters:
  ///   - region: The name of the region.
  ///   - picture: The name of the picture's element.
  ///   - color: The number of the colour in the palette, from 1; if `nil`, the chosen one.
  /// - Returns: Whether the picture is on stage, has the region and the colour, and no page is being turned.
  @discardableResult public mutating func fill(_ region: Name, of picture: Name, with color: Int? = nil) -> Bool {
    guard let game = playableGame(named: picture), let coloring = game.plan.coloring,
      let number = coloring.region(named: region)
    else { return false }
    if let color, !(1...coloring.palette.count).contains(color) { return false }
    return fill(number, of: game.item, with: color)
  }

  private mutating func fill(_ region: Int, of item: ItemIndex, with color: Int?) -> Bool {
    let stay = gameStay(item)
    return perform { player in
      player.pendingSteps.append(.game(.fill(region: Int32(region), stay)))
      if let color { player.choose(color: color, of: item) }
    }
  }

  /// Solves a game by the choices that readers have who don't touch.
  ///
  /// - Returns: Whether the game is on stage and no page is being turned.
  @discardableResult package mutating func solve(game name: Name) -> Bool {
    guard let game = playableGame(named: name) else { return false }
    if game.plan.puzzle != nil { return solvePuzzle(game.item) }
    guard let (_, rules, _) = coloring(of: game.item) else { return true }
    for region in 1...rules.regionCount where rules.isRequired[region - 1] {
      guard let still = playableGame(named: name), still.item == game.item else { break }
      let target = Int(rules.targets[region - 1])
      _ = fill(region, of: game.item, with: target > 0 ? target : nil)
    }
    return true
  }

  private mutating func solvePuzzle(_ item: ItemIndex) -> Bool {
    let stay = gameStay(item)
    for piece in puzzleGame(of: item)?.state.pieces.indices ?? 0..<0 {
      guard state.turn == nil, isCurrent(stay) else { break }
      let name = current.items[item.advanced(by: 1 + piece)].name
      choose(Choice(item: name, target: plan.engineNames.place))
    }
    return true
  }

  /// Performs an input with all its effects.
  ///
  /// - Returns: `true`, since it was performed.
  @discardableResult mutating func perform(_ input: (inout Player) -> Void) -> Bool {
    let opening = state.page.opening
    input(&self)
    runPendingSteps()
    checkInvariants(since: opening)
    return true
  }
}

// The input of a recorded reader that concerns games.

extension RecordedPlayer {
  /// Shows where a piece of a puzzle belongs.
  ///
  /// - Returns: Whether the puzzle is on stage and no page is being turned.
  @discardableResult public mutating func showHint(of puzzle: Name) -> Bool {
    guard player.gameType(of: puzzle) == .puzzle, player.isOnStage(puzzle) == true else { return false }
    record(.game("hint", player.names.utf8(of: puzzle)))
    return player.showHint(of: puzzle)
  }

  /// Begins a game anew.
  ///
  /// - Returns: Whether the game is on stage and no page is being turned.
  @discardableResult public mutating func restart(game name: Name) -> Bool {
    guard player.gameType(of: name) != nil, player.isOnStage(name) == true else { return false }
    record(.game("restart", player.names.utf8(of: name)))
    return player.restart(game: name)
  }

  /// Takes back the last step in a picture to colour.
  ///
  /// - Returns: Whether the picture is on stage and no page is being turned.
  @discardableResult public mutating func undo(in picture: Name) -> Bool {
    guard player.gameType(of: picture) == .coloring, player.isOnStage(picture) == true else { return false }
    record(.game("undo", player.names.utf8(of: picture)))
    return player.undo(in: picture)
  }

  /// Empties a picture to colour, as a step that can be undone.
  ///
  /// - Returns: Whether the picture is on stage and no page is being turned.
  @discardableResult public mutating func clear(picture: Name) -> Bool {
    guard player.gameType(of: picture) == .coloring, player.isOnStage(picture) == true else { return false }
    record(.game("clear", player.names.utf8(of: picture)))
    return player.clear(picture: picture)
  }

  /// Fills a region of a picture to colour, after choosing a colour of its palette, from 1, if one is given.
  ///
  /// - Returns: Whether the picture is on stage, has the region and the colour, and no page is being turned.
  @discardableResult public mutating func fill(_ region: Name, of picture: Name, with color: Int? = nil) -> Bool {
    guard let shown = player.coloring(of: picture), player.isOnStage(picture) == true,
      shown.regions.contains(where: { $0.name == region }), (1...shown.palette.count).contains(color ?? 1)
    else { return false }
    record(.fill(player.names.utf8(of: picture), region: player.names.utf8(of: region), color: color))
    return player.fill(region, of: picture, with: color)
  }

  /// Records a choice in a picture to colour, and returns whether it was one.
  ///
  /// No command chooses a colour without touching it. So the next region is recorded together with its colour.
  mutating func recordColoring(_ choice: Choice) -> Bool {
    guard let picture = player.coloring(of: choice.item) else { return false }
    record(
      .fill(
        player.names.utf8(of: choice.item), region: player.names.utf8(of: choice.target), color: picture.chosenColor))
    return true
  }
}

extension StateWriter {
  /// Writes the progress of each game, and the facts that must not change for the game to continue in an edited book.
  mutating func writeGames() {
    text.beginList("games")
    for game in state.games {
      let page = player.pagePlan(ofPage: game.page, language: state.language)
      guard let plan = page.game(named: game.name) else { continue }
      text.begin()
      writeKey(ofPage: game.page)
      text.write("item", text: player.plan.names.utf8(of: game.name))
      switch (game.content, plan.content) {
      case (.puzzle(let puzzle), .puzzle(let plan)): write(puzzle, plan.edition)
      case (.coloring(let coloring), .coloring(let plan)): write(coloring, plan)
      default: break
      }
      text.endPart()
    }
    text.endList()
  }

  /// Returns whether a game on stage lacks its pieces or swatches because an aborted cascade kept them off stage.
  ///
  /// A puzzle that can't be cut isn't bare; it begins once the author has given it a picture.
  func isBare(_ item: ItemIndex, of page: WrittenPage) -> Bool {
    guard page.state.items[item].isOnStage, let game = page.plan.game(of: item), game.item == item,
      let part = game.parts.first, !page.state.items[part].isOnStage
    else { return false }
    let name = page.plan.items[item].name
    let hasBegun = state.games.contains { $0.page == page.plan.page && $0.name == name }
    return hasBegun || game.puzzle.map { $0.puzzle(at: player.level) != nil } ?? true
  }

  private mutating func write(_ game: PuzzleGame, _ edition: PuzzleEdition) {
    text.write("picture", text: edition.picture[...])
    text.write("seed", Int64(bitPattern: edition.seed))
    if let rows = edition.rows { text.write("rows", rows) }
    if let columns = edition.columns { text.write("columns", columns) }
    text.beginList("shape")
    text.add(Int64(game.puzzle.grid.rows))
    text.add(Int64(game.puzzle.grid.columns))
    text.endList()
    text.write("round", Int64(clamping: game.state.round))
    text.beginList("pieces")
    for piece in game.state.pieces {
      for number in [piece.displacement.x, piece.displacement.y] { text.add(number) }
      for number in [piece.quarters, piece.group, piece.isPlaced ? 1 : 0] { text.add(Int64(number)) }
    }
    text.endList()
    text.beginList("stack")
    for piece in game.state.stack { text.add(Int64(piece)) }
    text.endList()
  }

  private mutating func write(_ coloring: ColoringState, _ plan: ColoringPlan) {
    let size = plan.pixelSize
    text.write("width", size.width)
    text.write("height", size.height)
    text.write("color", Int(coloring.chosenColor))
    write("fills", coloring.fills, plan)
    text.beginList("steps")
    for step in coloring.steps {
      text.begin()
      switch step {
      case .fill(let region, let before): write("fill", [(Int(region), before)], plan)
      case .clear(let before): write("clear", before, plan)
      }
      text.endPart()
    }
    text.endList()
  }

  private mutating func write(_ key: StaticString, _ fills: [UInt8], _ plan: ColoringPlan) {
    write(key, fills.enumerated().filter { $0.element > 0 }.map { ($0.offset + 1, $0.element) }, plan)
  }

  /// Writes the names of regions, each with the number of a colour.
  private mutating func write(_ key: StaticString, _ fills: [(region: Int, color: UInt8)], _ plan: ColoringPlan) {
    text.beginList(key)
    for fill in fills where plan.names.indices.contains(fill.region - 1) {
      text.add(text: player.plan.names.utf8(of: plan.names[fill.region - 1]))
      text.add(Int64(fill.color))
    }
    text.endList()
  }
}

extension ColoringPlan {
  /// The size in pixels of the drawing in which the regions were found; 0 × 0 if the regions are paths or unknown.
  var pixelSize: (width: Int, height: Int) {
    if case .pixels(let map, _, _)? = regions { (map.width, map.height) } else { (0, 0) }
  }
}

extension StateReader {
  /// Reads the progress of games, except games that start over because the book was changed.
  mutating func readGames() {
    for part in root.parts("games") {
      guard let page = pageIndex(of: part, language: result.language), let name = name(of: part, "item"),
        !result.games.contains(where: { $0.page == page && $0.name == name })
      else { continue }
      let plan = pagePlan(self.plan.plan(ofPage: page, language: result.language))
      guard let game = plan.game(named: name) else { continue }
      let content: GameState.Content?
      switch game.content {
      case .puzzle(let plan): content = puzzle(part, plan, page, name).map { .puzzle($0) }
      case .coloring(let plan): content = coloring(part, plan).map { .coloring($0) }
      }
      if let content { result.games.append(GameState(page: page, name: name, content: content)) }
    }
  }

  /// Returns a page with its games' pieces and swatches on stage, because they aren't saved with the elements.
  mutating func withParts(_ reader: PageReader) -> PageState {
    guard !reader.plan.games.isEmpty else { return reader.page }
    var host = player
    host.current = reader.plan
    host.state = PlayerState()
    host.state.page = reader.page
    host.state.games = result.games
    let bareGames = reader.saved.filter { $0.part.isTrue("bare") }.map { $0.item }
    host.showAllParts(except: bareGames)
    result.games = host.state.games
    return host.state.page
  }

  private mutating func puzzle(_ part: SavedPart, _ plan: PuzzlePlan, _ page: PageIndex, _ name: Name) -> PuzzleGame? {
    func number(_ key: StaticString) -> Int? { part.integer(key).flatMap { Int(exactly: $0) } }
    let edition = PuzzleEdition(
      picture: part.text("picture") ?? [], seed: part.integer("seed").map { UInt64(bitPattern: $0) } ?? 1,
      rows: number("rows"), columns: number("columns"))
    guard edition == plan.edition, let shape = integers("shape", by: 2, of: part), shape.count == 2,
      let numbers = integers("pieces", by: 5, of: part), let stack = integers("stack", by: 1, of: part)
    else { return nil }
    guard let rows = Int(exactly: shape[0]), let columns = Int(exactly: shape[1]) else { return nil }
    var pieces: [PuzzleState.Piece] = []
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let (x, y) = (numbers[start], numbers[start + 1])
      guard x.magnitude <= ExactPoint.maxCoordinate.magnitude, y.magnitude <= ExactPoint.maxCoordinate.magnitude,
        let quarters = UInt8(exactly: numbers[start + 2]), let group = UInt8(exactly: numbers[start + 3])
      else { return nil }
      pieces.append(
        PuzzleState.Piece(
          displacement: ExactPoint(x: x, y: y), quarters: quarters, group: group, isPlaced: numbers[start + 4] == 1))
    }
    let round = UInt64(part.integer("round", 0...Int64.max) ?? 0)
    let state = PuzzleState(round: round, pieces: pieces, stack: stack.compactMap { UInt8(exactly: $0) })
    guard pieces.allSatisfy({ Int($0.group) < pieces.count }) else { return nil }
    func game(_ plan: PuzzlePlan) -> PuzzleGame? {
      guard let puzzle = plan.puzzle(rows: rows, columns: columns), state.isValid(for: puzzle) else { return nil }
      return PuzzleGame(puzzle: puzzle, state: state)
    }
    return game(plan) ?? puzzlesInOtherLanguages(page, name).lazy.compactMap { game($0) }.first
  }

  /// Returns the plans of a puzzle in all other languages, because the puzzle may have been on stage in one of them.
  ///
  /// Their boards and trays can differ, but are replaced when the puzzle comes on stage in the current language.
  private mutating func puzzlesInOtherLanguages(_ page: PageIndex, _ name: Name) -> [PuzzlePlan] {
    let current = plan.plan(ofPage: page, language: result.language)
    let others = plan.languages.indices.map { plan.plan(ofPage: page, language: $0) }.filter { $0 != current }
    return others.compactMap { pagePlan($0).game(named: name)?.puzzle }
  }

  private func coloring(_ part: SavedPart, _ plan: ColoringPlan) -> ColoringState? {
    guard let rules = plan.rules, part.count("width", default: 0) == plan.pixelSize.width,
      part.count("height", default: 0) == plan.pixelSize.height
    else { return nil }
    func all(_ key: StaticString, of part: SavedPart) -> [UInt8] {
      var fills = [UInt8](repeating: 0, count: rules.regionCount)
      for fill in self.fills(key, of: part, plan, rules) { fills[fill.region - 1] = fill.color }
      return fills
    }
    let steps = part.parts("steps").compactMap { part -> ColoringState.Step? in
      if let fill = fills("fill", of: part, plan, rules).first {
        return .fill(region: Int16(fill.region), before: fill.color)
      }
      let before = all("clear", of: part)
      return before.contains { $0 > 0 } ? .clear(before: before) : nil
    }
    let color = UInt8(clamping: part.count("color", default: 1))
    return ColoringState(rules, fills: all("fills", of: part), chosenColor: color, steps: steps)
  }

  /// Returns the regions in a list, each with the number of a colour, or 0 if the palette doesn't have the colour.
  private func fills(
    _ key: StaticString, of part: SavedPart, _ coloring: ColoringPlan, _ rules: ColoringRules
  ) -> [(region: Int, color: UInt8)] {
    let texts = part.texts(key, by: 2)
    var fills: [(region: Int, color: UInt8)] = []
    for start in stride(from: 0, to: texts.count, by: 2) {
      guard let color = SavedPart.integer(texts[start + 1]).flatMap({ UInt8(exactly: $0) }) else {
        part.reportDamage(key)
        continue
      }
      guard let name = plan.names.find(texts[start]), let region = coloring.region(named: name) else { continue }
      fills.append((region, Int(color) <= rules.palette.count ? color : 0))
    }
    return fills
  }

  private func integers(_ key: StaticString, by size: Int, of part: SavedPart) -> [Int64]? {
    let texts = part.texts(key, by: size)
    let numbers = texts.compactMap { SavedPart.integer($0) }
    guard numbers.count == texts.count else {
      part.reportDamage(key)
      return nil
    }
    return numbers
  }
}

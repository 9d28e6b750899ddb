// Inputs for games.

extension Player {
  mutating func play(_ action: GameAction, in name: Name?) -> Refusal? {
    guard let name, let item = current.item(named: name), !current.items[item].traits.contains(.part),
      let game = current.game(of: item)
    else { return .unknown }
    guard state.page.items[item].isOnStage else { return .offStage }
    guard action.type == nil || action.type == current.items[item].type else { return .otherGame }
    if case .fill(let region, let color) = action {
      guard let coloring = game.coloring, let number = names.find(region).flatMap({ coloring.region(named: $0) }) else {
        return .unknownRegion
      }
      if let color, !(1...coloring.palette.count).contains(color) { return .unknownColor }
      if let refusal = stageRefusal { return refusal }
      fill(number, of: item, with: color)
      return nil
    }
    if let refusal = stageRefusal { return refusal }
    switch action {
    case .hint: hint(item)
    case .restart: restartGame(item)
    case .undo: undo(item)
    case .clear: clear(item)
    case .solve: if game.puzzle != nil { solvePuzzle(item) } else { solveColoring(item, called: name) }
    case .fill: break
    }
    return nil
  }

  private mutating func fill(_ region: Int, of item: ItemIndex, with color: Int?) {
    pendingSteps.append(.game(.fill(region: Int32(region), gameStay(item))))
    if let color { choose(color: color, of: item) }
    runPendingSteps()
  }

  private mutating func solveColoring(_ item: ItemIndex, called name: Name) {
    guard let (_, rules, _) = coloring(of: item) else { return }
    for region in 1...rules.regionCount where rules.isRequired[region - 1] {
      guard let still = playableGame(named: name), still.item == item else { break }
      let target = Int(rules.targets[region - 1])
      fill(region, of: item, with: target > 0 ? target : nil)
    }
  }

  private mutating func solvePuzzle(_ item: ItemIndex) {
    let stay = gameStay(item)
    for piece in puzzleGame(of: item)?.state.pieces.indices ?? 0..<0 {
      guard state.turn == nil, isCurrent(stay) else { break }
      let name = current.items[item.advanced(by: 1 + piece)].name
      _ = take(Choice(item: name, target: plan.engineNames.place))
    }
  }
}

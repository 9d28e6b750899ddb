// Pictures to colour, whose swatches are children that can be tapped.

extension Player {
  /// Returns the state, rules and plan of a picture to colour; before it has begun, the state is blank.
  func coloring(of item: ItemIndex) -> (state: ColoringState, rules: ColoringRules, plan: ColoringPlan)? {
    guard let plan = current.game(of: item)?.coloring, let rules = plan.rules else { return nil }
    if let index = gameIndex(of: item), case .coloring(let state) = state.games[index].content,
      state.fills.count == rules.regionCount
    {
      return (state, rules, plan)
    }
    return (ColoringState(rules), rules, plan)
  }

  private mutating func keep(_ coloring: ColoringState, of item: ItemIndex) {
    guard let place else { return }
    if let index = gameIndex(of: item) {
      state.games[index].content = .coloring(coloring)
    } else {
      state.games.append(GameState(page: place, name: current.items[item].name, content: .coloring(coloring)))
    }
  }

  mutating func showSwatches(of item: ItemIndex) {
    guard let game = current.game(of: item) else { return }
    for (rank, swatch) in game.parts.enumerated() { show(part: swatch, isOnStage: true, arrival: rank) }
  }

  /// Chooses a colour, counted from 1.
  mutating func choose(color: Int, of item: ItemIndex) {
    guard var found = coloring(of: item) else { return }
    let isOther = found.state.choose(color, found.rules)
    keep(found.state, of: item)
    guard isOther else { return }
    var event = event(.colorChosen, item: item)
    event.value = found.rules.color(found.state.chosenColor).map { .color($0) }
    emit(event, item: item)
  }

  /// Fills a region, counted from 1, with the chosen colour.
  mutating func fill(_ region: Int, of item: ItemIndex) {
    guard var found = coloring(of: item) else { return }
    keep(found.state.fill(region, found.rules), found.state, of: item)
  }

  mutating func undo(_ item: ItemIndex) {
    guard var found = coloring(of: item) else { return }
    keep(found.state.undo(found.rules), found.state, of: item)
  }

  mutating func clear(_ item: ItemIndex) {
    guard var found = coloring(of: item), found.state.clear() else { return }
    keep(found.state, of: item)
    emit(event(.coloringCleared, item: item), item: item)
  }

  mutating func restartColoring(_ item: ItemIndex) {
    guard gameIndex(of: item) != nil, var found = coloring(of: item) else { return }
    let hadColor = found.state.restart()
    keep(found.state, of: item)
    if hadColor { emit(event(.coloringCleared, item: item), item: item) }
  }

  /// Stores a state and appends the steps that emit its changes, with the first step on top of the stack.
  private mutating func keep(_ outcome: ColoringState.Outcome?, _ coloring: ColoringState, of item: ItemIndex) {
    guard let outcome else { return }
    keep(coloring, of: item)
    let stay = gameStay(item)
    if outcome.isCompleted { pendingSteps.append(.game(.emitCompleted(stay))) }
    for change in outcome.changes.reversed() {
      pendingSteps.append(.game(.emitFilled(region: Int32(change.region), color: change.color, stay)))
    }
  }

  mutating func emitFilled(_ region: Int, _ color: UInt8, of item: ItemIndex) {
    guard let (_, rules, coloring) = coloring(of: item) else { return }
    var event = event(.regionFilled, item: item)
    event.name = coloring.names[region - 1]
    event.value = rules.color(color).map { .color($0) } ?? .text(plan.engineNames.noColor)
    emit(event, item: item)
  }

  func coloringChoices(of item: ItemIndex) -> [Choice] {
    guard let game = current.game(of: item), let coloring = game.coloring, coloring.rules != nil else { return [] }
    let colors = game.parts.map { Choice(item: current.items[$0].name, target: plan.engineNames.choose) }
    return colors + coloring.names.map { Choice(item: current.items[item].name, target: $0) }
  }
}

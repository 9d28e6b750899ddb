// The common parts of puzzles and pictures to colour.

extension Player {
  /// Returns the index of an element's game in the state, or `nil` if it hasn't begun.
  func gameIndex(of item: ItemIndex) -> Int? {
    guard let place else { return nil }
    let name = current.items[item].name
    return state.games.firstIndex { $0.page == place && $0.name == name }
  }

  /// Returns the puzzle of an element with its progress, or `nil` if it isn't a puzzle or hasn't begun.
  func puzzleGame(of item: ItemIndex) -> PuzzleGame? {
    guard let index = gameIndex(of: item), case .puzzle(let game) = state.games[index].content else { return nil }
    return game
  }

  /// Changes a puzzle, and returns the result of the change, or `nil` if the puzzle hasn't begun.
  mutating func changePuzzle<Result>(of item: ItemIndex, _ change: (inout PuzzleState, Puzzle) -> Result) -> Result? {
    guard let index = gameIndex(of: item), case .puzzle(var game) = state.games[index].content else { return nil }
    let result = change(&game.state, game.puzzle)
    state.games[index].content = .puzzle(game)
    return result
  }

  /// Returns the game on stage with a name, or `nil` if there is none or it can't be played at the moment.
  func playableGame(named name: Name) -> (item: ItemIndex, plan: GamePlan)? {
    guard state.turn == nil, recording == nil, let item = current.item(named: name), state.page.items[item].isOnStage,
      !current.items[item].traits.contains(.part), let plan = current.game(of: item)
    else { return nil }
    return (item, plan)
  }

  func gameStay(_ item: ItemIndex) -> GameStay {
    let round = puzzleGame(of: item).map { UInt32(truncatingIfNeeded: $0.state.round) } ?? 0
    return GameStay(item: item, stay: state.page.items[item].stay, opening: state.page.opening, round: round)
  }

  /// Returns whether a game is still in the same stay on stage and, if it's a puzzle, in the same round.
  func isCurrent(_ stay: GameStay) -> Bool {
    guard stay.opening == state.page.opening, isOnStage(stay.item, stay.stay) else { return false }
    return puzzleGame(of: stay.item).map { UInt32(truncatingIfNeeded: $0.state.round) == stay.round } ?? true
  }

  /// Returns whether the game with a name is complete: the one on stage or, if there is none, the one in its section.
  func isGameComplete(_ name: Name) -> Bool {
    if let item = current.item(named: name), place != nil, item < state.page.items.endIndex,
      state.page.items[item].isOnStage, current.items[item].type.isGame
    {
      return isComplete(current, item)
    }
    guard let section = plan.sections.firstIndex(where: { $0.word == name && $0.game != nil }) else { return false }
    let page = PageIndex(plan.pageCount + section)
    // Don't plan a page on which no game has begun.
    guard state.games.contains(where: { $0.page == page }) else { return false }
    let made = pagePlan(ofPage: page, language: state.language)
    guard let game = made.games.first else { return false }
    return isComplete(made, game.item)
  }

  /// Makes the missing plans of sections whose games have begun, because conditions need them.
  mutating func planGames() {
    for game in state.games where plan.section(at: game.page)?.game != nil {
      let number = plan.plan(ofPage: game.page, language: state.language)
      if !pages.hasPlan(number) { makePlan(number, offering: voiceOffer) }
    }
  }

  func isComplete(_ page: PagePlan, _ item: ItemIndex) -> Bool {
    guard let game = page.game(of: item) else { return false }
    let found = state.games.first { $0.page == page.page && $0.name == page.items[item].name }
    switch found?.content {
    case .puzzle(let puzzle)?: return puzzle.state.isComplete
    case .coloring(let coloring)?: return game.coloring?.rules.map { coloring.isComplete($0) } ?? false
    case nil: return false
    }
  }

  mutating func perform(_ step: GameStep) {
    switch step {
    case .bringParts(let stay): if isCurrent(stay) { bringParts(of: stay.item) }
    case .tap(let item, let point, let stay, let opening):
      if opening == state.page.opening, state.turn == nil, isOnStage(item, stay) { tapGame(item, at: point) }
    case .emitJoined(let piece, let other, let stay):
      if isCurrent(stay) { emitPiece(.pieceJoined, piece, other: current.items[other].name) }
    case .emitPlaced(let piece, let stay): if isCurrent(stay) { emitPiece(.piecePlaced, piece) }
    case .fit(let piece, let stay): if isCurrent(stay) { fit(piece) }
    case .play(let file, let stay): if isCurrent(stay) { play(file: file) }
    case .emitCompleted(let stay): if isCurrent(stay) { emitCompleted(stay) }
    case .fill(let region, let stay): if isCurrent(stay) { fill(Int(region), of: stay.item) }
    case .emitFilled(let region, let color, let stay):
      if isCurrent(stay) { emitFilled(Int(region), color, of: stay.item) }
    case .restart(let stay): if isCurrent(stay) { restart(stay) }
    }
  }

  private mutating func emitCompleted(_ stay: GameStay) {
    guard let game = current.game(of: stay.item) else { return }
    let file = game.puzzle?.doneSound ?? game.coloring?.doneSound
    if let file { pendingSteps.append(.game(.play(file: file, stay))) }
    let kind: EventKind = game.puzzle == nil ? .coloringCompleted : .puzzleCompleted
    emit(event(kind, item: stay.item), item: stay.item)
  }

  private mutating func bringParts(of item: ItemIndex) {
    guard let game = current.game(of: item) else { return }
    guard let puzzle = game.puzzle else { return showSwatches(of: item) }
    guard gameIndex(of: item) == nil else { return showPieces(of: item) }
    guard start(puzzle, of: item, round: 0) else { return }
    emit(event(.puzzleStarted, item: item), item: item)
  }

  /// Brings the pieces and swatches of games on stage; saved states omit them because the games determine them.
  mutating func showAllParts(except bareGames: [ItemIndex]) {
    for game in current.games where state.page.items[game.item].isOnStage && !bareGames.contains(game.item) {
      guard let puzzle = game.puzzle else {
        showSwatches(of: game.item)
        continue
      }
      // A puzzle that the author has changed starts over.
      if gameIndex(of: game.item) == nil { start(puzzle, of: game.item, round: 0) }
      showPieces(of: game.item)
    }
  }

  /// Brings a piece or a swatch on stage or takes it off, without an event.
  mutating func show(part: ItemIndex, isOnStage: Bool, arrival: Int) {
    if isOnStage, !state.page.items[part].isOnStage { state.page.items[part].stay.advance() }
    state.page.items[part].isOnStage = isOnStage
    state.page.items[part].isVisible = true
    state.page.items[part].arrival = UInt32(truncatingIfNeeded: arrival + 1)
    state.page.isPaintOrderStale = true
  }

  private mutating func tapGame(_ item: ItemIndex, at point: Point) {
    guard let game = current.game(of: item) else { return }
    switch (game.content, current.part(item)) {
    case (.puzzle, _?): turn(piece: item)
    case (.coloring, let swatch?): choose(color: swatch + 1, of: game.item)
    case (.coloring, nil):
      guard let inverse = map(of: item).inverse, let exact = ExactPoint(inverse.apply(to: point)) else { return }
      if let region = game.coloring?.regions?.region(at: exact) { fill(region, of: item) }
    case (.puzzle, nil): break
    }
  }

  mutating func performOnGame(_ action: ActionPlan) {
    guard let name = action.item, let item = current.item(named: name), state.page.items[item].isOnStage else { return }
    guard let game = current.game(of: item), game.item == item else { return }
    switch action.kind {
    case .restart: restartGame(item)
    case .hint: hint(item)
    case .undo: undo(item)
    case .clear: clear(item)
    case .pickColor:
      guard case .number(let number)? = action.value, let color = Int(exactly: number) else { return }
      choose(color: color, of: item)
    default: break
    }
  }

  mutating func restartGame(_ item: ItemIndex) {
    guard let game = current.game(of: item) else { return }
    if game.puzzle == nil { return restartColoring(item) }
    guard gameIndex(of: item) != nil else { return }
    pendingSteps.append(.game(.restart(gameStay(item))))
  }
}

// Puzzles, whose pieces are children that readers drag along with the pieces joined to them.

extension Player {
  // MARK: - Starting

  /// Scatters the pieces of a puzzle; their number depends on the level if the book doesn't specify it.
  ///
  /// - Returns: Whether the puzzle can be cut.
  @discardableResult mutating func start(_ plan: PuzzlePlan, of item: ItemIndex, round: UInt64) -> Bool {
    guard let place, let puzzle = plan.puzzle(at: level) else { return false }
    let game = PuzzleGame(puzzle: puzzle, state: puzzle.scattered(round: round))
    if let index = gameIndex(of: item) {
      state.games[index].content = .puzzle(game)
    } else {
      state.games.append(GameState(page: place, name: current.items[item].name, content: .puzzle(game)))
    }
    showPieces(of: item)
    return true
  }

  /// The level, which determines the number of a puzzle's pieces if the book doesn't specify it.
  var level: PuzzleLevel {
    guard case .text(let name) = options.values[self.plan.options.index(of: .level)] else { return .easy }
    return PuzzleLevel(names.utf8(of: name)) ?? .easy
  }

  /// Cancels the touches on the pieces of a puzzle, one after the other, and then scatters the pieces again.
  mutating func restart(_ stay: GameStay) {
    guard let game = current.game(of: stay.item), let puzzle = game.puzzle else { return }
    let touched = state.touches.firstIndex { touch in
      !touch.isCancelled && !touch.isReleased && touch.item.map { game.parts.contains($0) } ?? false
    }
    if let touched {
      pendingSteps.append(.game(.restart(stay)))
      return cancel(touchAt: touched)
    }
    guard let round = puzzleGame(of: stay.item)?.state.round else { return }
    for held in state.held where game.parts.contains(held.item) { release(heldBy: held.touch) }
    if start(puzzle, of: stay.item, round: round + 1) {
      emit(event(.puzzleStarted, item: stay.item), item: stay.item)
    }
  }

  // MARK: - Pieces on stage

  /// Brings the pieces of a puzzle on stage in their places, and takes surplus pieces off the stage.
  mutating func showPieces(of item: ItemIndex) {
    guard let plan = current.game(of: item), let puzzlePlan = plan.puzzle, var game = puzzleGame(of: item) else {
      return
    }
    // The board can have another size in another language.
    let grid = game.puzzle.grid
    if let fresh = puzzlePlan.puzzle(rows: grid.rows, columns: grid.columns), fresh != game.puzzle,
      let index = gameIndex(of: item)
    {
      game.puzzle = fresh
      if !game.state.isValid(for: fresh) { game.state = fresh.scattered(round: game.state.round) }
      state.games[index].content = .puzzle(game)
    }
    let count = min(game.puzzle.grid.pieceCount, plan.partCount)
    for piece in plan.parts {
      show(part: piece, isOnStage: plan.parts.lowerBound.distance(to: piece) < count, arrival: 0)
    }
    stackPieces(of: item)
    placePieces(of: item)
  }

  private mutating func stackPieces(of item: ItemIndex) {
    guard let game = puzzleGame(of: item) else { return }
    for (rank, piece) in game.state.drawingOrder.enumerated() {
      state.page.items[self.piece(piece, of: item)].arrival = UInt32(truncatingIfNeeded: rank + 1)
    }
    state.page.isPaintOrderStale = true
  }

  private mutating func placePieces(of item: ItemIndex) {
    guard let game = puzzleGame(of: item) else { return }
    for index in game.state.pieces.indices {
      let piece = piece(index, of: item)
      let frame = Rectangle(game.frame(of: index))
      let values: [(Property, Double)] = [
        (.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
        (.rotation, Double(game.state.pieces[index].quarters) * 90),
      ]
      for (property, value) in values {
        if let slot = current.slot(property, of: piece) { state.page.setValue(value, of: slot) }
      }
      for held in state.held.indices where state.held[held].item == piece {
        state.held[held].origin = Point(x: frame.x, y: frame.y)
      }
    }
  }

  /// Returns the element of the piece at an index.
  private func piece(_ index: Int, of item: ItemIndex) -> ItemIndex { item.advanced(by: 1 + index) }

  /// Returns a piece's puzzle and its index in the puzzle, or `nil` if the element isn't a piece on stage.
  func piece(_ item: ItemIndex) -> (game: PuzzleGame, puzzle: ItemIndex, index: Int)? {
    guard let index = current.part(item), let owner = current.items[item].parent, state.page.items[item].isOnStage,
      let game = puzzleGame(of: owner), index < game.state.pieces.count
    else { return nil }
    return (game, owner, index)
  }

  /// Returns whether a piece that isn't covered takes a touch at a point, or `nil` if the element isn't a piece.
  func isPieceHit(_ item: ItemIndex, at point: Point) -> Bool? {
    guard current.part(item) != nil, current.items[item].isDraggable else { return nil }
    guard let (game, _, index) = piece(item), !game.state.pieces[index].isPlaced,
      let inverse = mapOfParent(of: item).inverse, let exact = ExactPoint(inverse.apply(to: point))
    else { return false }
    return game.state.covers(exact, piece: index, in: game.puzzle)
  }

  func isPlaced(_ item: ItemIndex) -> Bool {
    piece(item).map { $0.game.state.pieces[$0.index].isPlaced } ?? false
  }

  // MARK: - Dragging

  /// Puts a piece on top together with the pieces joined to it, and returns those pieces.
  mutating func grabGroup(of item: ItemIndex) -> [ItemIndex] {
    guard let (game, owner, index) = piece(item) else { return [] }
    _ = changePuzzle(of: owner) { state, _ in state.raise(index) }
    stackPieces(of: owner)
    return game.state.group(of: index).filter { $0 != index }.map { piece($0, of: owner) }
  }

  /// The distance that a finger has to move before a piece follows it, to tolerate the trembling of a child's tap.
  private static let minDragDistance = 8.0

  /// Moves a piece with its group so that the origin of its frame is as close as possible to `wanted`.
  mutating func dragPiece(_ item: ItemIndex, touch: Int, to wanted: Point, finger: Point) {
    guard let (game, owner, index) = piece(item), let held = heldItem(item), let grab = state.touches[touch].grab else {
      return
    }
    if game.puzzle.turnsPieces, !state.touches[touch].hasMoved, state.touches[touch].id != Player.choiceFinger {
      let start = self.finger(for: item, grab: grab, origin: held.origin)
      let (across, down) = (finger.x - start.x, finger.y - start.y)
      if across * across + down * down < Player.minDragDistance * Player.minDragDistance { return }
    }
    guard let exact = ExactPoint(wanted) else { return }
    let before = game.state.pieces[index].displacement
    _ = changePuzzle(of: owner) { state, puzzle in state.move(index, to: exact, in: puzzle) }
    guard let after = piece(item)?.game.state.pieces[index].displacement, after != before else { return }
    state.touches[touch].hasMoved = true
    placePieces(of: owner)
    emitDetail(.dragMoved, item: item, at: heldItem(item)?.origin ?? held.origin)
  }

  /// Releases a piece, which snaps to its place or its neighbours if it fits.
  mutating func letGoOfPiece(_ item: ItemIndex, touch id: Int) {
    guard let (_, owner, _) = piece(item) else { return }
    let fit = snap(item)
    let origin = heldItem(item)?.origin ?? Point(x: 0, y: 0)
    release(heldBy: id)
    stackPieces(of: owner)
    placePieces(of: owner)
    appendSteps(for: fit, of: owner)
    var event = event(fit.placed.isEmpty ? .dragEnded : .dragDropped, item: item)
    if !fit.placed.isEmpty { event.target = plan.engineNames.place }
    event.position = origin
    emit(event, item: item)
  }

  /// Snaps a piece that was turned upright to its place or its neighbours if it fits.
  mutating func fit(_ item: ItemIndex) {
    guard let (_, owner, _) = piece(item), !state.page.items[item].isHeld else { return }
    let fit = snap(item)
    stackPieces(of: owner)
    placePieces(of: owner)
    appendSteps(for: fit, of: owner)
  }

  /// Snaps the group of a piece to its place and to other groups that aren't held.
  private mutating func snap(_ item: ItemIndex) -> PuzzleState.Fit {
    guard let (game, owner, index) = piece(item) else { return PuzzleState.Fit() }
    let own = game.state.group(of: index)
    let held = state.held.compactMap { held -> Int? in
      guard current.items[held.item].parent == owner, let other = current.part(held.item) else { return nil }
      return own.contains(other) ? nil : other
    }
    let fit = changePuzzle(of: owner) { state, puzzle in state.release(index, in: puzzle, held: held) }
    placePieces(of: owner)
    return fit ?? PuzzleState.Fit()
  }

  /// Appends the steps that emit the effects of a move, with the first step on top of the stack.
  private mutating func appendSteps(for fit: PuzzleState.Fit, of owner: ItemIndex) {
    guard fit.hasEffect, let plan = current.game(of: owner)?.puzzle else { return }
    let stay = gameStay(owner)
    if fit.isCompleted { pendingSteps.append(.game(.emitCompleted(stay))) }
    if let file = plan.snapSound { pendingSteps.append(.game(.play(file: file, stay))) }
    for index in fit.placed.reversed() { pendingSteps.append(.game(.emitPlaced(piece: piece(index, of: owner), stay))) }
    for joint in fit.joints.reversed() {
      let (first, other) = (piece(joint.piece, of: owner), piece(joint.other, of: owner))
      pendingSteps.append(.game(.emitJoined(piece: first, other: other, stay)))
    }
  }

  mutating func emitPiece(_ kind: EventKind, _ item: ItemIndex, other: Name? = nil, value: Int? = nil) {
    var event = event(kind, item: item)
    event.other = other
    event.value = value.map { .number(Double($0)) }
    emit(event, item: item)
  }

  // MARK: - Turning and hints

  /// Turns a single piece by a quarter; if that makes it upright, it can snap.
  mutating func turn(piece item: ItemIndex) {
    guard let (_, owner, index) = piece(item), !state.page.items[item].isHeld,
      let angle = changePuzzle(of: owner, { state, puzzle in state.turn(index, in: puzzle) }) ?? nil
    else { return }
    placePieces(of: owner)
    if angle == 0 { pendingSteps.append(.game(.fit(piece: item, gameStay(owner)))) }
    emitPiece(.pieceTurned, item, value: angle)
  }

  mutating func turnUpright(_ item: ItemIndex) {
    guard let (_, owner, index) = piece(item),
      changePuzzle(of: owner, { state, _ in state.turnUpright(index) }) ?? false
    else { return }
    placePieces(of: owner)
    emitPiece(.pieceTurned, item, value: 0)
    runPendingSteps()
  }

  /// Emits the hint for the first piece that isn't placed, if any.
  mutating func hint(_ item: ItemIndex) {
    guard let game = puzzleGame(of: item), let index = game.state.hint else { return }
    var event = event(.puzzleHinted, item: item)
    event.other = current.items[piece(index, of: item)].name
    emit(event, item: item)
  }

  /// Returns the frame of a piece's place on the board, or `nil` if the element isn't a piece on stage.
  func home(ofPiece item: ItemIndex) -> Rectangle? {
    piece(item).map { Rectangle($0.game.puzzle.grid.cell(of: $0.index)) }
  }

  /// Returns the choices of a puzzle: the first piece of each group that isn't placed.
  func pieceChoices(of item: ItemIndex) -> [Choice] {
    guard let game = puzzleGame(of: item) else { return [] }
    return game.state.choices.compactMap { index in
      let piece = piece(index, of: item)
      guard state.page.items[piece].isOnStage, !state.page.items[piece].isHeld else { return nil }
      return Choice(item: current.items[piece].name, target: plan.engineNames.place)
    }
  }
}

// The size of a state, needed at each step of exploration. Leaving out an array only makes the size less exact.

extension Player {
  /// The approximate number of bytes of the current state if it shares no memory with another one.
  ///
  /// The time for copying or comparing a state is proportional to this number.
  package var stateByteCount: Int {
    var count = MemoryLayout<PlayerState>.size + state.page.byteCount
    count += state.agenda.count * MemoryLayout<Agenda.Entry>.stride
    if let leaving = state.leaving { count += leaving.byteCount }
    count += state.variables.count * MemoryLayout<Event.Datum>.stride + state.ruleCounts.count * 4
    count += state.files.count * MemoryLayout<FileSound>.stride
    count += state.games.reduce(0) { $0 + $1.byteCount }
    return count + state.touches.count * MemoryLayout<TouchState>.stride
  }
}

extension GameState {
  /// The approximate number of bytes, without the outlines of pieces, which all states share.
  fileprivate var byteCount: Int {
    let own = MemoryLayout<GameState>.stride
    switch content {
    case .puzzle(let game): return own + game.state.pieces.count * (MemoryLayout<PuzzleState.Piece>.stride + 1)
    case .coloring(let coloring):
      return own + coloring.fills.count + coloring.steps.count * MemoryLayout<ColoringState.Step>.stride
    }
  }
}

extension PageState {
  fileprivate var byteCount: Int {
    var count = items.count * MemoryLayout<ItemState>.stride
    // The value and the active track of each slot.
    count += values.count * 12
    count += tweens.count * (MemoryLayout<TweenState>.stride + 8)
    for rub in rubs { count += MemoryLayout<RubState>.stride + rub.bits.count * 8 }
    count += wanders.count * MemoryLayout<WanderState>.stride
    count += running.capacity * MemoryLayout<RunningTrack>.stride
    count += sounds.count * MemoryLayout<SoundState>.stride + movies.count * MemoryLayout<MovieState>.stride
    count += (readings.count + ruleCounts.count + tweenedBodies.count + paintOrder.count) * 4
    count += movables.count * MemoryLayout<MovableState>.stride
    return count + world.bodies.count * bytesOfBody
  }

  /// The number of bytes of a body, including its share of the arrays of its world.
  private var bytesOfBody: Int { MemoryLayout<PhysicsBody>.stride + 96 }
}

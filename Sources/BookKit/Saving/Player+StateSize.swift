// The size of a moment, for hosts that keep many of them.
//
// Exploring asks for it at each step. A list that is missing here only makes it less exact.

extension Player {
  /// The approximate number of bytes that the current moment takes if it shares no memory with another one.
  ///
  /// Copying or comparing a moment takes time in proportion to this.
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
  /// The approximate number of bytes that it takes; the outlines of pieces are shared by all moments.
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
    // A value and what is active on it.
    count += values.count * 12
    count += tweens.count * (MemoryLayout<TweenState>.stride + 8)
    count += running.capacity * MemoryLayout<RunningTrack>.stride
    count += sounds.count * MemoryLayout<SoundState>.stride + movies.count * MemoryLayout<MovieState>.stride
    count += (readings.count + ruleCounts.count + tweenedBodies.count + paintOrder.count) * 4
    return count + world.bodies.count * bytesOfBody
  }

  /// The number of bytes that a body takes, including its part in the lists of its world.
  private var bytesOfBody: Int { MemoryLayout<PhysicsBody>.stride + 96 }
}

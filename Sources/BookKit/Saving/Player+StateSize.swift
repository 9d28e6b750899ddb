// How large a moment is, for whoever keeps many of them.

extension Player {
  /// About how many bytes the present moment takes when it shares nothing with another one.
  ///
  /// Copying a moment, or comparing it with others, takes time in proportion to this.
  package var stateByteCount: Int {
    var count = MemoryLayout<PlayerState>.size + state.agenda.byteCount + state.page.byteCount
    if let leaving = state.leaving { count += leaving.byteCount }
    count += state.variables.count * MemoryLayout<Event.Datum>.stride + state.ruleCounts.count * 4
    count += state.files.count * MemoryLayout<FileSound>.stride
    return count + state.touches.count * MemoryLayout<TouchState>.stride
  }
}

extension PageState {
  /// About how many bytes it takes beside itself.
  fileprivate var byteCount: Int {
    var count = items.count * MemoryLayout<ItemState>.stride
    // A value, the track that decides it, and the bit that says whether one does.
    count += values.count * 12 + values.count / 8
    count += tweens.count * (MemoryLayout<TweenState>.stride + 8)
    // A start value, and the links between tracks.
    count += starts.count * 16
    count += sounds.count * MemoryLayout<SoundState>.stride + movies.count * MemoryLayout<MovieState>.stride
    count += (readings.count + ruleCounts.count + ledBodies.count + paintOrder.count) * 4
    return count + world.bodies.count * bytesOfBody
  }

  /// What a body takes, with its part in the lists of its world.
  private var bytesOfBody: Int { MemoryLayout<PhysicsBody>.stride + 64 }
}

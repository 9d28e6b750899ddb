enum SlotActivity: Sendable, Equatable {
  case none
  /// The track at a place among those that are computed in batches.
  case running(Int32)
  /// The track at an index among those that aren't computed in batches.
  case other(Int32)
}

enum SlotActivity: Sendable, Equatable {
  case none
  /// The track at an index among those that are computed in batches.
  case running(Int32)
  /// Another track, by its number among those that are not computed in batches.
  case other(Int32)
}

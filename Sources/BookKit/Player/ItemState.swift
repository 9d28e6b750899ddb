struct ItemState: Sendable, Equatable {
  var round: Round = 0
  /// Its position in the order in which elements came on stage.
  var arrival: UInt32 = 0
  var stay: Stay = 0
  var isOnStage = false
  /// Whether it's being removed and so can't come back yet.
  var isLeaving = false
  var isVisible: Bool
  var isActive: Bool
  /// Whether a finger holds it, by itself or along with another element.
  var isHeld = false
}

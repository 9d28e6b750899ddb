/// A list of what is due at a tick, in the order of scheduling; its nodes are those of a queue.
struct DueList: Sendable, Equatable, PlainPart {
  let tick: Int64
  /// The serial with which it was created.
  var serial: UInt32
  var first: Int32

  func precedes(_ other: DueList) -> Bool {
    // Without branches, which would be unpredictable. Ticks are far from overflowing.
    (tick &- other.tick) &<< 1 &- (serial < other.serial ? 1 : 0) < 0
  }
}

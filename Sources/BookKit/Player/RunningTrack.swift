/// A running track that is computed in batches.
///
/// It stores everything on which its value depends, except the final value, which is in the page's plan.
struct RunningTrack: Sendable, Equatable {
  private(set) var start: Double
  /// The lower half of the tick at which it started, which is enough for the short tracks in batches.
  private var startTick: UInt32
  private(set) var duration: Int32
  private(set) var slot: Int32
  private(set) var track: Int32

  /// Creates a track that changes the value in a slot over a duration of at least one tick.
  @inline(__always) init(_ track: Int, slot: Int, start: Double, startTick: Int64, duration: Int64) {
    self.start = start
    self.startTick = UInt32(truncatingIfNeeded: startTick)
    self.duration = Int32(duration)
    self.slot = Int32(slot)
    self.track = Int32(track)
  }

  @inline(__always) func elapsed(at tick: Int64) -> Int64 {
    Int64(UInt32(truncatingIfNeeded: tick) &- startTick)
  }

  /// Returns the number of elapsed ticks, for a time that is shorter than the duration.
  @inline(__always) func shortElapsed(at tick: Int64) -> Int32 {
    Int32(truncatingIfNeeded: UInt32(truncatingIfNeeded: tick) &- startTick)
  }
}

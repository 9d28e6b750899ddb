extension MoviePlan {
  /// Returns the index of the frame shown `elapsed` ticks after the start of a pass.
  func frame(at elapsed: Int64, tickRate: Int) -> Int {
    guard frameCount > 0, elapsed > 0 else { return 0 }
    let frame = (Double(elapsed) * framesPerSecond / Double(tickRate)).rounded(.down)
    return frame < Double(frameCount) ? Int(frame) : frameCount - 1
  }

  /// Returns the first tick of a pass at which a frame is shown.
  func time(ofFrame frame: Int, tickRate: Int) -> Ticks {
    guard frame > 0, framesPerSecond > 0 else { return .zero }
    let estimate = (Double(frame) * Double(tickRate) / framesPerSecond).rounded(.down)
    guard estimate < Double(Ticks.longest.count) else { return .longest }
    var tick = max(0, Int64(estimate) - 1)
    // The estimate may be off because of rounding, so `frame(at:tickRate:)` decides.
    while self.frame(at: tick, tickRate: tickRate) < frame, tick < Int64(estimate) + 2 { tick += 1 }
    return Ticks(tick)
  }
}

/// The values of driven tweens as they were last drawn, so that drawing computes only those that have changed.
///
/// Otherwise dragging one of 100 sliders would take 3.4 times as long (`bookbench --parts`).
struct DrivenValues: Sendable {
  private var known: [(progress: Double, value: Double)] = []

  init() {}

  /// Forgets all values unless there are as many as drivers.
  mutating func prepare(for count: Int) {
    if known.count != count { known = Array(repeating: (.nan, 0), count: count) }
  }

  /// Returns the value of a driver at a progress, or `nil` if it isn't known.
  func value(of index: Int, at progress: Double) -> Double? {
    index < known.count && known[index].progress == progress ? known[index].value : nil
  }

  /// Keeps the value of a driver at a progress, if it was prepared for that.
  mutating func keep(_ value: Double, of index: Int, at progress: Double) {
    if index < known.count { known[index] = (progress, value) }
  }
}

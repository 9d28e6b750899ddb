/// A damped spring that moves from 0 to 1, with a thousandth of its oscillation left at the end.
package struct Spring {
  /// The damping ratio; at 1 and above it doesn't oscillate.
  private let damping: Double
  /// The undamped angular frequency, in radians over the whole duration.
  private let pace: Double
  private let velocity: Double

  package init(damping: Double, velocity: Double) {
    self.damping = min(max(damping, 0.05), 10)
    self.velocity = velocity
    // The natural logarithm of 1000.
    pace = 6.907_755_278_982_137_052_05 / min(self.damping, 1)
  }

  /// The damped angular frequency, in radians over the whole duration.
  private var dampedPace: Double { pace * (1 - damping * damping).squareRoot() }

  /// Returns the position at `ratio` of the time.
  func value(at ratio: Double) -> Double {
    guard damping < 1 else { return 1 - Exponential.natural(-pace * ratio) * (1 + (pace - velocity) * ratio) }
    let phase = dampedPace * ratio
    let swing = Trigonometry.cosine(phase) + (damping * pace - velocity) / dampedPace * Trigonometry.sine(phase)
    return 1 - Exponential.natural(-damping * pace * ratio) * swing
  }

  /// The maximum distance from 1.
  package var reach: Double {
    guard damping < 1 else { return 1 + abs(pace - velocity) / pace }
    let slant = (damping * pace - velocity) / dampedPace
    return (1 + slant * slant).squareRoot()
  }
}

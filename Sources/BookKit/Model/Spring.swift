/// A damped oscillator on its way from 0 to 1: at the end of the time a thousandth of its swing is left.
struct Spring {
  /// How much it is damped; from 1 on it does not swing.
  private let damping: Double
  /// How fast it would swing undamped, in radians over the whole time.
  private let pace: Double
  private let velocity: Double

  init(damping: Double, velocity: Double) {
    self.damping = min(max(damping, 0.05), 10)
    self.velocity = velocity
    // The natural logarithm of 1000.
    pace = 6.907_755_278_982_137_052_05 / min(self.damping, 1)
  }

  /// The swing that is over the time when it is damped.
  private var dampedPace: Double { pace * (1 - damping * damping).squareRoot() }

  /// Where it is at `ratio` of the time.
  func value(at ratio: Double) -> Double {
    guard damping < 1 else { return 1 - Exponential.natural(-pace * ratio) * (1 + (pace - velocity) * ratio) }
    let phase = dampedPace * ratio
    let swing = Trigonometry.cosine(phase) + (damping * pace - velocity) / dampedPace * Trigonometry.sine(phase)
    return 1 - Exponential.natural(-damping * pace * ratio) * swing
  }

  /// How far from 1 it can get at most.
  var reach: Double {
    guard damping < 1 else { return 1 + abs(pace - velocity) / pace }
    let slant = (damping * pace - velocity) / dampedPace
    return (1 + slant * slant).squareRoot()
  }
}

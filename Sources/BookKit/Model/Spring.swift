/// A damped spring that moves from 0 to 1, with a thousandth of its oscillation left at the end.
package struct Spring {
  /// The damping ratio; at 1 and above, the spring doesn't oscillate.
  private let damping: Double
  /// The undamped angular frequency, in radians over the whole duration.
  private let angularFrequency: Double
  private let velocity: Double

  package init(damping: Double, velocity: Double) {
    self.damping = min(max(damping, 0.05), 10)
    self.velocity = velocity
    // The natural logarithm of 1000.
    angularFrequency = 6.907_755_278_982_137_052_05 / min(self.damping, 1)
  }

  /// The damped angular frequency, in radians over the whole duration.
  private var dampedAngularFrequency: Double { angularFrequency * (1 - damping * damping).squareRoot() }

  func value(at ratio: Double) -> Double {
    guard damping < 1 else {
      return 1 - Exponential.natural(-angularFrequency * ratio) * (1 + (angularFrequency - velocity) * ratio)
    }
    let phase = dampedAngularFrequency * ratio
    let swing =
      Trigonometry.cosine(phase) + (damping * angularFrequency - velocity) / dampedAngularFrequency
      * Trigonometry.sine(phase)
    return 1 - Exponential.natural(-damping * angularFrequency * ratio) * swing
  }

  /// The maximum distance of the value from 1.
  package var reach: Double {
    guard damping < 1 else { return 1 + abs(angularFrequency - velocity) / angularFrequency }
    let slant = (damping * angularFrequency - velocity) / dampedAngularFrequency
    return (1 + slant * slant).squareRoot()
  }
}

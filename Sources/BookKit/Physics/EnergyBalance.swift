typealias BalanceIndex = IndexOf<EnergyBalance>

/// The energy of bodies that collide in a step, before and after it.
///
/// All energies are doubled, which saves halving them. In flight, |v|² + v·k − 2g·x is constant for each unit of mass,
/// where k is the velocity that gravity adds in a tick. At rest, the kinetic part is 0.
struct EnergyBalance: Sendable, Equatable {
  /// The kinetic energy before the step.
  var before = 0.0
  /// The energy that the bodies gain by moving down; negative if they move up.
  var freed = 0.0
  /// The coefficient of s² in the kinetic energy after the step, if all speeds are multiplied by s.
  var square = 0.0
  /// The coefficient of s in the same energy.
  var linear = 0.0
  /// Whether something from outside moves or lifts one of the bodies.
  var isOpen = false

  mutating func add(_ body: PhysicsBody, tickRate: Double) {
    if body.isLifted || body.drive != .zero { isOpen = true }
    // Axes on which the body isn't free don't count.
    let mass = Point(
      x: body.inverseMass.x > 0 ? 1 / body.inverseMass.x : 0, y: body.inverseMass.y > 0 ? 1 / body.inverseMass.y : 0)
    let start = body.startVelocity
    before += max(0, EnergyBalance.sum(start, start + body.kick, mass))
    freed += 2 * tickRate * EnergyBalance.sum(body.travel, body.kick, mass)
    let ownSquare = EnergyBalance.sum(body.velocity, body.velocity, mass)
    let ownLinear = EnergyBalance.sum(body.velocity, body.kick, mass)
    if ownLinear >= 0 {
      square += ownSquare
      linear += ownLinear
    } else {
      // On its way up, a body can have less energy than at rest. To give no credit for this, the parabola is replaced
      // by its chord, which is never lower.
      linear += max(0, ownSquare + ownLinear)
    }
  }

  /// Returns the fractions, 0…1, of their speeds and displacements that the bodies can keep without gaining energy.
  ///
  /// Displacements are shortened only if no speed is left to compensate for them.
  func allowed() -> (speed: Double, travel: Double) {
    let available = before + freed
    if isOpen || square + linear <= available { return (1, 1) }
    if available <= 0 { return (0, freed < 0 ? before / -freed : 1) }
    // The root of square · s² + linear · s = available, in the form that also works if `square` is 0.
    let root = (linear * linear + 4 * square * available).squareRoot()
    return (min(1, 2 * available / (linear + root)), 1)
  }

  private static func sum(_ left: Point, _ right: Point, _ mass: Point) -> Double {
    left.x * right.x * mass.x + left.y * right.y * mass.y
  }
}

/// Sine and cosine that are the same on every machine, to within a few units of the last place.
///
/// They are made of additions and multiplications alone, which are exact to the last bit everywhere; a system's own
/// functions are not.
package enum Trigonometry {
  /// The sine of an angle in turns: exactly 0, 1 and −1 at the quarters.
  package static func sine(turns: Double) -> Double {
    let (quarter, angle) = reduce(turns)
    switch quarter {
    case 0: return shortSine(angle)
    case 1: return shortCosine(angle)
    case 2: return -shortSine(angle)
    default: return -shortCosine(angle)
    }
  }

  /// The cosine of an angle in turns: exactly 0, 1 and −1 at the quarters.
  package static func cosine(turns: Double) -> Double {
    let (quarter, angle) = reduce(turns)
    switch quarter {
    case 0: return shortCosine(angle)
    case 1: return -shortSine(angle)
    case 2: return -shortCosine(angle)
    default: return shortSine(angle)
    }
  }

  /// The sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sine(turns: radians / (2 * Double.pi)) }

  /// The cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cosine(turns: radians / (2 * Double.pi)) }

  /// The nearest quarter of a turn, 0…3, and the angle from it in radians, at most an eighth of a turn.
  private static func reduce(_ turns: Double) -> (quarter: Int, angle: Double) {
    let quarters = turns * 4
    let nearest = quarters.rounded(.toNearestOrEven)
    let quarter = nearest - 4 * (nearest / 4).rounded(.down)
    let angle = (quarters - nearest) * (Double.pi / 2)
    // What is no number stays none, in any quarter.
    return (quarter == 1 ? 1 : quarter == 2 ? 2 : quarter == 3 ? 3 : 0, angle)
  }

  /// Taylor's series up to the 17th power, whose rest is below 1e-19 within an eighth of a turn.
  private static func shortSine(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    for step in stride(from: 16.0, to: 0, by: -2) { sum = 1 - square / (step * (step + 1)) * sum }
    return angle * sum
  }

  /// Taylor's series up to the 18th power.
  private static func shortCosine(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    for step in stride(from: 17.0, to: 0, by: -2) { sum = 1 - square / (step * (step + 1)) * sum }
    return sum
  }
}

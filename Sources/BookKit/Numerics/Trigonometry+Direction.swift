extension Trigonometry {
  /// Returns the direction of a vector in degrees clockwise from rightwards, above −180 and up to 180.
  ///
  /// A vector without length has the direction 0. The result is exact for multiples of 45°, and accurate to a few units
  /// in the last place elsewhere.
  package static func direction(x: Double, y: Double) -> Double {
    let (across, down) = (abs(x), abs(y))
    guard max(across, down) > 0 else { return 0 }
    let isSteep = down > across
    var tangent = isSteep ? across / down : down / across
    // The angle is at most 23.2° after this, and below an eighth of a radian after it's halved twice.
    let isMiddle = tangent > 0.4
    if isMiddle { tangent = (tangent - 1) / (tangent + 1) }
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    // The Taylor series of the arctangent up to the 17th power, whose error is below 1e-18.
    let square = tangent * tangent
    var series = 0.0
    for divisor in stride(from: 17, through: 1, by: -2) { series = 1 / Double(divisor) - square * series }
    var degrees = (isMiddle ? 45 : 0) + 4 * tangent * series * (180 / Double.pi)
    if isSteep { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    return y < 0 && degrees < 180 ? -degrees : degrees
  }
}

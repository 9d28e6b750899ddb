import BookKit

/// Computes the angles of vectors, with the same bits on every machine.
enum Angle {
  /// Returns the direction of a vector in degrees, clockwise from the right, from -180 to 180.
  static func degrees(of vector: Point) -> Double {
    let (x, y) = (vector.x, vector.y)
    guard x != 0 || y != 0 else { return 0 }
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    var angle = arctangent(ratio) * 180 / Double.pi
    if steep { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? -angle : angle
  }

  private static func arctangent(_ number: Double) -> Double {
    // Halving the angle twice makes the series short.
    var tangent = number
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var (sum, power) = (0.0, tangent)
    var index = 0
    while index < 24 {
      sum += (index % 2 == 0 ? power : -power) / Double(2 * index + 1)
      power *= square
      index += 1
    }
    return 4 * sum
  }
}

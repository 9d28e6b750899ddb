/// The curve from (0, 0) to (1, 1) with two control points, as in CSS's `cubic-bezier()`.
struct CubicBezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  func value(at x: Double) -> Double {
    // Newton's method, with bisection where the curve is too flat for it.
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<64 {
      let error = CubicBezier.point(x1, x2, at: parameter) - x
      if error == 0 { break }
      if error > 0 { high = parameter } else { low = parameter }
      var next = parameter - error / CubicBezier.slope(x1, x2, at: parameter)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      let step = abs(next - parameter)
      parameter = next
      if step < 1e-16 { break }
    }
    return CubicBezier.point(y1, y2, at: parameter)
  }

  private static func point(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first) + 3 * parameter * parameter * (1 - second)
  }
}

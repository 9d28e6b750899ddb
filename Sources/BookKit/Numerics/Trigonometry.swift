/// Sine and cosine, accurate to a few units in the last place and with the same bits on x86-64, arm64 and in
/// WebAssembly.
///
/// They use only additions and multiplications, which IEEE 754 defines to the last bit. A system's own functions
/// differ.
package enum Trigonometry {
  /// Returns the sine of an angle in turns, exactly 0, 1 and −1 at multiples of a quarter.
  @inline(__always) package static func sine(turns: Double) -> Double { sine(turns: turns, quartersAhead: 0) }

  /// Returns the sine of an angle in turns, plus a number of quarter turns that are added without rounding.
  @inline(__always) static func sine(turns: Double, quartersAhead: Int) -> Double {
    let (quarter, angle) = reduce(turns)
    return wave(angle, quarter: quarter + quartersAhead)
  }

  /// Returns the cosine of an angle in turns, exactly 0, 1 and −1 at multiples of a quarter.
  package static func cosine(turns: Double) -> Double { sine(turns: turns, quartersAhead: 1) }

  /// Returns the sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sine(turns: radians / (2 * Double.pi)) }

  /// Returns the cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cosine(turns: radians / (2 * Double.pi)) }

  /// Returns the nearest quarter of a turn, 0…3, and the angle from it in radians, at most an eighth of a turn.
  @inline(__always) private static func reduce(_ turns: Double) -> (quarter: Int, angle: Double) {
    // Beyond this, doubles are whole quarters anyway. NaN stays NaN, in any quarter.
    guard abs(turns) < 0x1p49 else { return (0, turns - turns.rounded(.down)) }
    let quarters = turns * 4
    let nearest = quarters.roundedToNearest
    return (Int(truncatingIfNeeded: Int64(nearest) & 3), (quarters - nearest) * (Double.pi / 2))
  }

  /// Returns the sine of `quarter` quarter turns plus an angle of at most an eighth of a turn.
  ///
  /// It uses the Taylor series of the sine up to the 17th power, whose error is below 1e-19, and of the cosine up to
  /// the 16th. Which series and sign are needed changes from call to call in ways that a processor can't predict. So
  /// both are computed side by side, without branches.
  @inline(__always) private static func wave(_ angle: Double, quarter: Int) -> Double {
    let square = SIMD2<Double>(repeating: angle * angle)
    var sum = SIMD2<Double>(1 / 355_687_428_096_000.0, 1 / 20_922_789_888_000.0)
    sum = sum * square - SIMD2<Double>(1 / 1_307_674_368_000.0, 1 / 87_178_291_200.0)
    sum = sum * square + SIMD2<Double>(1 / 6_227_020_800.0, 1 / 479_001_600.0)
    sum = sum * square - SIMD2<Double>(1 / 39_916_800.0, 1 / 3_628_800.0)
    sum = sum * square + SIMD2<Double>(1 / 362_880.0, 1 / 40320.0)
    sum = sum * square - SIMD2<Double>(1 / 5040.0, 1 / 720.0)
    sum = sum * square + SIMD2<Double>(1 / 120.0, 1 / 24.0)
    sum = sum * square - SIMD2<Double>(1 / 6.0, 0.5)
    let first = SIMD2<Double>(angle, 1)
    let sizes = first + first * (square * sum)
    let sign = UInt64(truncatingIfNeeded: quarter & 2) << 62
    return Double(bitPattern: sizes[quarter & 1].bitPattern ^ sign)
  }
}

extension Double {
  /// The nearest integer, with ties to even; only for numbers with a magnitude below 2 to the power of 51.
  ///
  /// Adding a number so large that it leaves no room for a fraction rounds without a function call.
  @inline(__always) var roundedToNearest: Double { (self + 0x1.8p52) - 0x1.8p52 }
}

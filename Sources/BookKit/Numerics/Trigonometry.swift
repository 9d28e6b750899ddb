/// Sine and cosine, accurate to a few units in the last place and identical on x86-64, on arm64 and in WebAssembly.
///
/// They use only basic arithmetic, which IEEE 754 defines to the last bit. The math libraries of different systems
/// don't agree.
package enum Trigonometry {
  /// Returns the sine of an angle in turns, exactly 0, 1 and −1 at multiples of a quarter.
  package static func sine(turns: Double) -> Double { sine(turns: turns, quartersAhead: 0) }

  /// Returns the sine of an angle in turns, plus a number of quarter turns that are added without rounding.
  static func sine(turns: Double, quartersAhead: Double) -> Double {
    // `NearestInteger` needs smaller numbers. Removing whole turns is exact. NaN stays NaN.
    let smallTurns = abs(turns) < 0x1p49 ? turns : turns - turns.rounded(.down)
    return sine(smallTurns: smallTurns, quartersAhead: quartersAhead)
  }

  /// Returns the cosine of an angle in turns, exactly 0, 1 and −1 at multiples of a quarter.
  package static func cosine(turns: Double) -> Double { sine(turns: turns, quartersAhead: 1) }

  package static func sine(_ radians: Double) -> Double { sine(turns: radians / (2 * Double.pi)) }

  package static func cosine(_ radians: Double) -> Double { cosine(turns: radians / (2 * Double.pi)) }

  /// Returns the sine of an angle in turns plus a number of quarter turns.
  ///
  /// The angle's magnitude must be below 2 to the power of 49.
  ///
  /// The angle is first reduced to at most an eighth of a turn. The Taylor series then have an error below 1e-17; they
  /// go up to the 17th power for the sine and the 16th for the cosine.
  static func sine<Number: Lanes>(smallTurns turns: Number, quartersAhead: Number) -> Number {
    let quarters = 4 * turns
    let nearest = NearestInteger(quarters)
    let angle = (Double.pi / 2) * (quarters - nearest.value)
    let square = angle * angle
    var sine = Number(repeating: 1 / 355_687_428_096_000.0)
    var cosine = Number(repeating: 1 / 20_922_789_888_000.0)
    sine = sine * square - 1 / 1_307_674_368_000.0
    cosine = cosine * square - 1 / 87_178_291_200.0
    sine = sine * square + 1 / 6_227_020_800.0
    cosine = cosine * square + 1 / 479_001_600.0
    sine = sine * square - 1 / 39_916_800.0
    cosine = cosine * square - 1 / 3_628_800.0
    sine = sine * square + 1 / 362_880.0
    cosine = cosine * square + 1 / 40320.0
    sine = sine * square - 1 / 5040.0
    cosine = cosine * square - 1 / 720.0
    sine = sine * square + 1 / 120.0
    cosine = cosine * square + 1 / 24.0
    sine = sine * square - 1 / 6.0
    cosine = cosine * square - 0.5
    return Number.sine(
      angle + angle * (square * sine), cosine: 1 + square * cosine, quarters: nearest.advanced(by: quartersAhead).bits)
  }
}

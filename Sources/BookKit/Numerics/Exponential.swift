/// Powers, accurate to a few units in the last place and identical on x86-64, on arm64 and in WebAssembly.
package enum Exponential {
  /// Returns 2 to the power of `exponent`, exact for integers.
  package static func powerOfTwo(_ exponent: Double) -> Double {
    guard exponent < 1024 else { return exponent.isNaN ? exponent : .infinity }
    guard exponent > -1080 else { return exponent.isNaN ? exponent : 0 }
    let whole = NearestInteger(exponent).value
    return Double(sign: .plus, exponent: Int(whole), significand: powerOfTwo(small: exponent - whole))
  }

  /// Returns 2 to the power of an exponent with a magnitude of at most 1000.
  static func powerOfTwo<Number: Lanes>(small exponent: Number) -> Number {
    let whole = NearestInteger(exponent)
    let rest = naturalLogarithmOfTwo * (exponent - whole.value)
    // The Taylor series up to the 13th power; its error is below 1e-17, as `rest` is at most 0.35.
    var sum = Number(repeating: 1 / 6_227_020_800.0)
    sum = sum * rest + 1 / 479_001_600.0
    sum = sum * rest + 1 / 39_916_800.0
    sum = sum * rest + 1 / 3_628_800.0
    sum = sum * rest + 1 / 362_880.0
    sum = sum * rest + 1 / 40320.0
    sum = sum * rest + 1 / 5040.0
    sum = sum * rest + 1 / 720.0
    sum = sum * rest + 1 / 120.0
    sum = sum * rest + 1 / 24.0
    sum = sum * rest + 1 / 6.0
    sum = sum * rest + 0.5
    sum = sum * rest + 1
    sum = sum * rest + 1
    return sum * Number.powerOfTwo(whole.bits)
  }

  /// Returns Euler's number to the power of `exponent`.
  package static func natural(_ exponent: Double) -> Double { powerOfTwo(exponent / naturalLogarithmOfTwo) }

  private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_309_42
}

/// Powers, accurate to a few units in the last place and with the same bits on x86-64, arm64 and in WebAssembly.
package enum Exponential {
  /// Returns 2 to the power of `exponent`, exact for integers.
  @inline(__always) package static func powerOfTwo(_ exponent: Double) -> Double {
    guard exponent < 1024 else { return exponent.isNaN ? exponent : .infinity }
    guard exponent > -1080 else { return exponent.isNaN ? exponent : 0 }
    let whole = exponent.roundedToNearest
    let rest = (exponent - whole) * naturalLogarithmOfTwo
    // The Taylor series up to the 13th power; its error is below 1e-17, as `rest` is at most 0.35.
    var sum = 1 / 6_227_020_800.0
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
    guard whole > -1022, whole < 1024 else { return Double(sign: .plus, exponent: Int(whole), significand: sum) }
    return sum * Double(bitPattern: UInt64(truncatingIfNeeded: Int64(whole) + 1023) << 52)
  }

  /// Returns Euler's number to the power of `exponent`.
  package static func natural(_ exponent: Double) -> Double { powerOfTwo(exponent / naturalLogarithmOfTwo) }

  private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_309_42
}

/// Powers that are the same on every machine, to within a few units of the last place.
package enum Exponential {
  /// 2 to the power of `exponent`; exact for whole numbers.
  package static func powerOfTwo(_ exponent: Double) -> Double {
    guard exponent < 1024 else { return exponent.isNaN ? exponent : .infinity }
    guard exponent > -1080 else { return exponent.isNaN ? exponent : 0 }
    let whole = exponent.rounded(.toNearestOrEven)
    let rest = (exponent - whole) * naturalLogarithmOfTwo
    // Taylor's series up to the 16th power, whose rest is below 1e-22 as `rest` is at most 0.35.
    var sum = 1.0
    for step in stride(from: 16.0, to: 0, by: -1) { sum = 1 + rest / step * sum }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  /// Euler's number to the power of `exponent`.
  package static func natural(_ exponent: Double) -> Double { powerOfTwo(exponent / naturalLogarithmOfTwo) }

  private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_309_42
}

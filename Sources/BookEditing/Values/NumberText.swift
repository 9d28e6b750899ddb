import BookKit
import PropertyList

enum NumberText {
  /// Returns the shortest digits that read back as the same number; zero has no sign.
  static func shortest(_ number: Double) -> [UInt8] { Decimal.shortest(number == 0 ? 0 : number) }

  /// Returns whether a number is written as an integer: it is whole and in the range of exact integers.
  static func isWhole(_ number: Double) -> Bool {
    number.rounded(.down) == number && number.magnitude <= 9_007_199_254_740_992
  }
}

extension Double {
  /// The number rounded to three decimals, halves away from zero, as operations write lengths and most other numbers.
  package var toThousandths: Double {
    guard let thousandths = Thousandths.rounded(self) else { return self }
    return Double(thousandths) / 1000
  }

  var inOneTurn: Double { self - (self / 360).rounded(.down) * 360 }

  /// The number rounded to six decimals, as operations write scales and the times of keyframes.
  var toMillionths: Double {
    guard magnitude < 0x1p30 else { return toThousandths }
    // Rounding a thousand times the number to thousandths gives whole millionths.
    guard let millionths = Thousandths.rounded(self * 1000) else { return self }
    return Double(millionths) / 1_000_000
  }

  /// The nearest whole number, halves away from zero.
  var toWhole: Double {
    let below = magnitude.rounded(.down)
    let whole = magnitude - below >= 0.5 ? below + 1 : below
    return self < 0 && whole != 0 ? -whole : whole
  }
}

extension JSONValue {
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}

/// Floating-point numbers as XML property lists write them: decimals, `nan`, `inf` and `infinity`.
package enum RealText {
  /// Reads the number that fills `range` of `text`.
  ///
  /// White space before digits is ignored; white space before words, or after any number, is a flaw.
  package static func scan(_ text: Span<UInt8>, _ range: Range<Int>) -> Scanned<Double> {
    let number = NumberText.trimmed(text, range)
    switch Decimal.scan(text, number) {
    case .decimal(let decimal):
      let value = decimal.double(in: text)
      let isOutOfRange = value.isInfinite || (value == 0 && !decimal.isZero)
      guard Build.includesDiagnostics, isOutOfRange || number.upperBound < range.upperBound else {
        return Scanned(value)
      }
      var flaws: [ScalarFlaw] = []
      if isOutOfRange {
        flaws.append(ScalarFlaw(.realOutOfRange, at: number, subject: number, suggestion: word(for: value)))
      }
      return Scanned(value, flaws: flaws + padding(after: number, in: range))
    case .unexpected(let position):
      guard !number.isEmpty else { return .failed(ScalarFlaw(.emptyNumber, at: range)) }
      if let word = scanWord(text, number, in: range) { return word }
      return Build.includesDiagnostics
        ? failure(text, number, at: position) : .failed(ScalarFlaw(.invalidReal, at: number))
    }
  }

  private static func scanWord(_ text: Span<UInt8>, _ number: Range<Int>, in range: Range<Int>) -> Scanned<Double>? {
    let isNegative = text[number.lowerBound] == UInt8(ascii: "-")
    let isSigned = isNegative || text[number.lowerBound] == UInt8(ascii: "+")
    let word = isSigned ? number.dropFirst() : number
    var flaws: [ScalarFlaw] = []
    if Build.includesDiagnostics, number.lowerBound > range.lowerBound {
      flaws.append(ScalarFlaw(.paddedNumber, at: range.lowerBound..<number.lowerBound, subject: number))
    }
    let value: Double
    if ASCIIWord.matches(text, word, "nan") {
      value = .nan
      if Build.includesDiagnostics, isSigned { flaws.append(ScalarFlaw(.signedNaN, at: number, subject: number)) }
    } else if ASCIIWord.matches(text, word, "inf") || ASCIIWord.matches(text, word, "infinity") {
      value = isNegative ? -.infinity : .infinity
    } else {
      return nil
    }
    return Scanned(value, flaws: flaws + padding(after: number, in: range))
  }

  private static func padding(after number: Range<Int>, in range: Range<Int>) -> [ScalarFlaw] {
    guard Build.includesDiagnostics, number.upperBound < range.upperBound else { return [] }
    return [ScalarFlaw(.paddedNumber, at: number.upperBound..<range.upperBound, subject: number)]
  }

  private static func failure(_ text: Span<UInt8>, _ number: Range<Int>, at position: Int) -> Scanned<Double> {
    let suggestion = NumberText.correction(of: text, number, at: position, slips: slips) { candidate in
      if case .decimal = Decimal.scan(candidate.span, candidate.indices) { true } else { false }
    }
    return .failed(NumberText.flaw(.invalidReal, in: text, number, at: position, suggestion: suggestion))
  }

  /// Returns the text of the value that replaces a number that is too large or too small.
  private static func word(for value: Double) -> String {
    (value.sign == .minus ? "-" : "") + (value.isInfinite ? "infinity" : "0")
  }

  /// Typing mistakes in reals, such as `l` for the point, since their keys are close together.
  private static let slips: [NumberText.Slip] =
    [
      NumberText.Slip(",", for: "."), NumberText.Slip(";", for: "."), NumberText.Slip("/", for: "."),
      NumberText.Slip("l", for: "."), NumberText.Slip("d", for: "e"), NumberText.Slip("D", for: "e"),
      NumberText.Slip("f", for: ""), NumberText.Slip("F", for: ""), NumberText.Slip("'", for: ""),
    ] + NumberText.commonSlips
}

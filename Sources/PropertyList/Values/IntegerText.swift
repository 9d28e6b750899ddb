/// Whole numbers as XML property lists write them: `42`, `-7`, and Apple's hexadecimal `0x2A`; never octal.
package enum IntegerText {
  /// Reads the number that fills `range` of `text`.
  ///
  /// White space before the number is ignored; white space after the number or after its sign is a flaw.
  package static func scan(_ text: Span<UInt8>, _ range: Range<Int>) -> Scanned<PropertyListInteger> {
    let number = NumberText.trimmed(text, range)
    guard !number.isEmpty else { return .failed(ScalarFlaw(.emptyNumber, at: range)) }
    var flaws: [ScalarFlaw] = []
    var start = number.lowerBound
    let isNegative = text[start] == UInt8(ascii: "-")
    if isNegative || text[start] == UInt8(ascii: "+") {
      let sign = start
      start = NumberText.endOfBlanks(text, sign + 1..<number.upperBound)
      if start > sign + 1 { flaws.append(ScalarFlaw(.paddedNumber, at: sign + 1..<start, subject: number)) }
    }
    let digits = Digits(text, start..<number.upperBound)
    guard !digits.isEmpty, digits.end == number.upperBound else {
      let suggestion = correction(of: text, number, at: digits.end)
      return .failed(NumberText.flaw(.invalidInteger, in: text, number, at: digits.end, suggestion: suggestion))
    }
    guard let magnitude = digits.magnitude,
      let value = PropertyListInteger(magnitude: magnitude, isNegative: isNegative)
    else { return .failed(ScalarFlaw(.integerOutOfRange, at: start..<digits.end, subject: number)) }
    if number.upperBound < range.upperBound {
      flaws.append(ScalarFlaw(.paddedNumber, at: number.upperBound..<range.upperBound, subject: number))
    }
    return Scanned(value, flaws: flaws)
  }

  /// Returns the number that was probably meant, given a mistake at `position`, or `nil` if that isn't clear.
  private static func correction(of text: Span<UInt8>, _ number: Range<Int>, at position: Int) -> String? {
    if isWholeDecimal(text, number, pointAt: position) {
      return String(decoding: (number.lowerBound..<position).map { text[$0] }, as: UTF8.self)
    }
    return NumberText.correction(of: text, number, at: position, slips: slips) { candidate in
      scan(candidate.span, candidate.indices).flaws.isEmpty
    }
  }

  /// Returns whether a number such as `12.0` has only zeros after its point.
  private static func isWholeDecimal(_ text: Span<UInt8>, _ number: Range<Int>, pointAt position: Int) -> Bool {
    guard position > number.lowerBound, number.count <= PropertyList.Limits.quotedScalars,
      text[position - 1] &- UInt8(ascii: "0") < 10, Cursor(text).matches(".0", at: position)
    else { return false }
    return (position + 1..<number.upperBound).allSatisfy { text[$0] == UInt8(ascii: "0") }
  }

  private static let slips = [NumberText.Slip(",", for: ""), NumberText.Slip("'", for: "")] + NumberText.commonSlips

  /// The digits of a number up to the first byte that isn't one.
  private struct Digits {
    private(set) var end: Int
    private(set) var isEmpty = true
    /// The value of the digits, or `nil` if it exceeds 64 bits.
    private(set) var magnitude: UInt64? = 0

    init(_ text: Span<UInt8>, _ range: Range<Int>) {
      end = range.lowerBound
      let isHexadecimal =
        range.count > 1 && text[end] == UInt8(ascii: "0") && ASCIIWord.lowercased(text[end + 1]) == UInt8(ascii: "x")
      if isHexadecimal { end += 2 }
      let radix: UInt8 = isHexadecimal ? 16 : 10
      while end < range.upperBound, let digit = HexDigits.value(of: text[end]), digit < radix {
        let (product, isTooLarge) = (magnitude ?? 0).multipliedReportingOverflow(by: UInt64(radix))
        let (sum, overflow) = product.addingReportingOverflow(UInt64(digit))
        if isTooLarge || overflow { magnitude = nil } else if magnitude != nil { magnitude = sum }
        end += 1
        isEmpty = false
      }
    }
  }
}

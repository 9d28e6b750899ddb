extension Decimal {
  /// Returns the number in `range` if it takes at most eight bytes, or `nil` for others and for some zeros.
  ///
  /// Both the digits and the power of ten are exact then, so that their quotient is the nearest number.
  @inline(__always)
  static func short(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let start = range.lowerBound
    guard range.count > 0, range.count <= 8, start >= 0, start <= text.count - 8 else { return nil }
    var word = text.uncheckedWord(at: start) & (.max &>> UInt64(truncatingIfNeeded: 64 - 8 * range.count))
    var count = range.count
    let isNegative = UInt8(truncatingIfNeeded: word) == UInt8(ascii: "-")
    if isNegative { (word, count) = (word >> 8, count - 1) }
    var decimals = 0
    let whole = ByteWord.firstIndex(ByteWord.nonDigits(word))
    if whole < count {
      guard UInt8(truncatingIfNeeded: word &>> UInt64(8 * whole)) == UInt8(ascii: ".") else { return nil }
      // The digits after the point move to those before it.
      let before: UInt64 = (1 &<< UInt64(8 * whole)) - 1
      word = (word & before) | (word >> 8 & ~before)
      (count, decimals) = (count - 1, count - 1 - whole)
      guard ByteWord.firstIndex(ByteWord.nonDigits(word)) == count else { return nil }
    }
    let digits = ByteWord.number(word, count: count)
    guard digits > 0 || !isNegative && count > 0 else { return nil }
    let number = Double(digits) / powersOfTen[decimals]
    return isNegative ? -number : number
  }
}

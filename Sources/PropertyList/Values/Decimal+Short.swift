extension Decimal {
  /// Returns the number in `range` if it has at most fifteen digits and perhaps a point, or `nil` for others and for
  /// some zeros.
  ///
  /// Both the digits and the power of ten are exact then, so that their quotient is the nearest number.
  @inline(__always)
  static func short(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let start = range.lowerBound
    guard range.count > 0, range.count <= 8, start >= 0, start <= text.count - 8 else { return medium(text, range) }
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

  /// Returns what `short(_:_:)` does, also for numbers of more than eight bytes and for those at the end of `text`.
  @inline(never)
  private static func medium(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard range.count <= 17, range.upperBound <= text.count else { return nil }
    var index = range.lowerBound
    let isNegative = index < range.upperBound && text[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits: UInt64 = 0
    var count = 0
    var decimals = 0
    var hasPoint = false
    while index < range.upperBound {
      let digit = text[index] &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        count += 1
        if hasPoint { decimals += 1 }
      } else if text[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        return nil
      }
      index += 1
    }
    guard digits > 0, count <= 15 else { return nil }
    let number = decimals > 0 ? Double(digits) / powersOfTen[decimals] : Double(digits)
    return isNegative ? -number : number
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

/// Rounds exact binary numbers to the 53 bits of a `Double`.
enum BinaryRounding {
  /// Returns the `Double` nearest to `significand` × 2^`exponent`, or slightly more if `isMore`, with ties to even.
  static func double(_ significand: UInt64, exponent: Int, isMore: Bool) -> Double {
    guard significand != 0 else { return 0 }
    let shift = significand.leadingZeroBitCount
    let bits = significand << UInt64(shift)
    let power = exponent - shift + 63
    guard power <= 1023 else { return .infinity }
    // Below 2⁻¹⁰²², the precision decreases bit by bit.
    let missing = max(0, -1022 - power)
    let dropped = 11 + missing
    guard dropped <= 64 else { return 0 }

    var kept = bits >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = bits & (half | (half - 1))
    if rest > half || (rest == half && (isMore || kept & 1 == 1)) { kept += 1 }
    // A carry out of the 53 bits correctly increments the exponent.
    let biased = missing > 0 ? 0 : UInt64(power + 1022) << 52
    return Double(bitPattern: biased + kept)
  }
}

/// A natural number of any size, with the operations that reading decimals needs.
struct BigNatural: Comparable {
  /// The number in base 2³², least significant first; the last limb is not zero.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    while limbs.last == 0 { limbs.removeLast() }
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func multiply(byPowerOfFive power: Int) {
    for _ in 0..<power / 13 { multiply(by: 1_220_703_125) }
    for _ in 0..<power % 13 { multiply(by: 5) }
  }

  mutating func shiftLeft(by count: Int) {
    multiply(by: 1 << UInt32(count % 32))
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  static func < (lhs: BigNatural, rhs: BigNatural) -> Bool {
    guard lhs.limbs.count == rhs.limbs.count else { return lhs.limbs.count < rhs.limbs.count }
    return lhs.limbs.reversed().lexicographicallyPrecedes(rhs.limbs.reversed())
  }
}

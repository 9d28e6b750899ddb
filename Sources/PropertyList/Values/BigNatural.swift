/// A natural number of any size, with the operations that reading decimals needs.
struct BigNatural {
  /// The number in base 2³², least significant first; the last limb is not zero.
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    dropZeros()
  }

  /// The number of bits without leading zeros.
  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
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
    var power = power
    while power >= 13 {
      multiply(by: 1_220_703_125)
      power -= 13
    }
    var rest: UInt32 = 1
    for _ in 0..<power { rest *= 5 }
    multiply(by: rest)
  }

  mutating func shiftLeft(by count: Int) {
    let bits = UInt64(count % 32)
    var carry: UInt64 = 0
    for index in limbs.indices {
      let shifted = UInt64(limbs[index]) << bits | carry
      limbs[index] = UInt32(truncatingIfNeeded: shifted)
      carry = shifted >> 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Returns the number as `bits` × 2^`shift`, and whether there is a remainder.
  func top64Bits() -> (bits: UInt64, shift: Int, isMore: Bool) {
    let shift = bitWidth - 64
    guard shift > 0 else { return (UInt64(limb(1)) << 32 | UInt64(limb(0)), 0, false) }
    let (first, offset) = (shift / 32, UInt64(shift % 32))
    let low = UInt64(limb(first)) | UInt64(limb(first + 1)) << 32
    let bits = offset == 0 ? low : low >> offset | UInt64(limb(first + 2)) << (64 - offset)
    let isMore = limbs[..<first].contains { $0 != 0 } || UInt64(limb(first)) & ((1 << offset) - 1) != 0
    return (bits, shift, isMore)
  }

  private func limb(_ index: Int) -> UInt32 { index < limbs.count ? limbs[index] : 0 }

  private mutating func dropZeros() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}

extension BigNatural {
  /// Divides by `divisor`, where the quotient has at most 64 bits; long division in base 2³² (Knuth's algorithm D).
  func quotient(by divisor: BigNatural) -> (UInt64, isInexact: Bool) {
    var (rest, divisor) = (self, divisor)
    let unused = divisor.limbs.last?.leadingZeroBitCount ?? 0
    // The divisor begins with a set bit and has at least two limbs, so that its top estimates a digit closely.
    let shift = unused + (divisor.limbs.count == 1 ? 32 : 0)
    rest.shiftLeft(by: shift)
    divisor.shiftLeft(by: shift)
    rest.limbs.append(0)
    let count = divisor.limbs.count
    var quotient: UInt64 = 0
    for index in stride(from: rest.limbs.count - count - 1, through: 0, by: -1) {
      var digit = rest.estimate(at: index, divisor)
      if rest.subtract(divisor, times: digit, at: index) {
        digit -= 1
        rest.add(divisor, at: index)
      }
      quotient = quotient << 32 | digit
    }
    return (quotient, rest.limbs.contains { $0 != 0 })
  }

  /// Returns the digit of a quotient at `place`, or one more.
  private func estimate(at place: Int, _ divisor: BigNatural) -> UInt64 {
    let end = place + divisor.limbs.count
    let (first, second) = (UInt64(divisor.limbs[end - place - 1]), UInt64(divisor.limbs[end - place - 2]))
    let top = UInt64(limbs[end]) << 32 | UInt64(limbs[end - 1])
    var digit = top / first
    var left = top % first
    while digit >> 32 != 0 || digit &* second > left << 32 | UInt64(limbs[end - 2]) {
      digit -= 1
      left += first
      if left >> 32 != 0 { break }
    }
    return digit
  }

  /// Subtracts `divisor` × `digit` at `place`, and returns whether that was too much.
  private mutating func subtract(_ divisor: BigNatural, times digit: UInt64, at place: Int) -> Bool {
    var borrow: UInt64 = 0
    for index in divisor.limbs.indices {
      borrow += digit * UInt64(divisor.limbs[index])
      let (difference, isBelow) = limbs[place + index].subtractingReportingOverflow(UInt32(truncatingIfNeeded: borrow))
      limbs[place + index] = difference
      borrow = borrow >> 32 + (isBelow ? 1 : 0)
    }
    let end = place + divisor.limbs.count
    let isBelow = UInt64(limbs[end]) < borrow
    limbs[end] = UInt32(truncatingIfNeeded: UInt64(limbs[end]) &- borrow)
    return isBelow
  }

  /// Adds `divisor` again at `place`.
  private mutating func add(_ divisor: BigNatural, at place: Int) {
    var carry: UInt64 = 0
    for index in divisor.limbs.indices {
      carry += UInt64(limbs[place + index]) + UInt64(divisor.limbs[index])
      limbs[place + index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    let end = place + divisor.limbs.count
    limbs[end] = UInt32(truncatingIfNeeded: UInt64(limbs[end]) + carry)
  }
}

/// A set of fields, stored as three 64-bit integers.
struct FieldSet: Sendable {
  private var bits: (UInt64, UInt64, UInt64) = (0, 0, 0)

  @inline(__always)
  mutating func insert(_ field: Field) {
    let bit: UInt64 = 1 << UInt64(field.rawValue & 63)
    switch field.rawValue >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    default: bits.2 |= bit
    }
  }

  /// Returns whether this set contains every field of `other`.
  func isSuperset(of other: FieldSet) -> Bool {
    other.bits.0 & ~bits.0 == 0 && other.bits.1 & ~bits.1 == 0 && other.bits.2 & ~bits.2 == 0
  }

  func contains(_ field: Field) -> Bool {
    let bit: UInt64 = 1 << UInt64(field.rawValue & 63)
    return switch field.rawValue >> 6 {
    case 0: bits.0 & bit != 0
    case 1: bits.1 & bit != 0
    default: bits.2 & bit != 0
    }
  }
}

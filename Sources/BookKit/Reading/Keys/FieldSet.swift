/// A set of fields, stored as two 64-bit integers.
struct FieldSet: Sendable {
  private var bits: (UInt64, UInt64) = (0, 0)

  mutating func insert(_ field: Field) {
    if field.rawValue < 64 { bits.0 |= 1 << UInt64(field.rawValue) } else { bits.1 |= 1 << UInt64(field.rawValue - 64) }
  }

  /// Returns whether this set contains every field of `other`.
  func isSuperset(of other: FieldSet) -> Bool {
    other.bits.0 & ~bits.0 == 0 && other.bits.1 & ~bits.1 == 0
  }

  func contains(_ field: Field) -> Bool {
    field.rawValue < 64
      ? bits.0 & 1 << UInt64(field.rawValue) != 0 : bits.1 & 1 << UInt64(field.rawValue - 64) != 0
  }
}

/// A set of fields, in two words.
struct FieldSet: Sendable {
  private var bits: (UInt64, UInt64) = (0, 0)

  mutating func insert(_ field: Field) {
    if field.rawValue < 64 { bits.0 |= 1 << UInt64(field.rawValue) } else { bits.1 |= 1 << UInt64(field.rawValue - 64) }
  }

  /// Whether all fields of another set are in this one.
  func isSuperset(of other: FieldSet) -> Bool {
    other.bits.0 & ~bits.0 == 0 && other.bits.1 & ~bits.1 == 0
  }

  func contains(_ field: Field) -> Bool {
    field.rawValue < 64
      ? bits.0 & 1 << UInt64(field.rawValue) != 0 : bits.1 & 1 << UInt64(field.rawValue - 64) != 0
  }
}

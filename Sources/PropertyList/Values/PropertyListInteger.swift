/// A whole number from −2⁶³ to 2⁶⁴ − 1, the range of property lists.
public struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible {
  /// The absolute value.
  public let magnitude: UInt64
  /// Whether the number is negative.
  public let isNegative: Bool

  /// Creates the number −`magnitude` or `magnitude`, or `nil` if it is below −2⁶³.
  package init?(magnitude: UInt64, isNegative: Bool) {
    guard !isNegative || magnitude <= 1 << 63 else { return nil }
    self.magnitude = magnitude
    self.isNegative = isNegative && magnitude != 0
  }

  /// Creates the number `value`.
  public init(_ value: some FixedWidthInteger) {
    magnitude = UInt64(value.magnitude)
    isNegative = value < 0
  }

  /// The number, or `nil` if it is negative.
  package var uint64: UInt64? { isNegative ? nil : magnitude }

  /// The nearest floating-point number.
  public var double: Double { isNegative ? -Double(magnitude) : Double(magnitude) }

  /// The number in decimal digits.
  public var description: String { (isNegative ? "-" : "") + String(magnitude) }
}

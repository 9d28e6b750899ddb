extension FixedWidthInteger {
  /// Creates the integer that decimal digits spell, or returns `nil` if there is anything else or if it doesn't fit.
  ///
  /// Leading zeros are allowed, but no sign.
  @inlinable
  package init?(digits text: some Collection<UInt8>) {
    guard !text.isEmpty else { return nil }
    var number: Self = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(Self(truncatingIfNeeded: digit))
      guard !isTooLarge, !overflow else { return nil }
      number = sum
    }
    self = number
  }
}

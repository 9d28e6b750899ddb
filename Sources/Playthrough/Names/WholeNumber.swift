/// A reader of integers as scripts write them: digits and nothing else.
enum WholeNumber {
  /// Returns the integer, or `nil` if it isn't one or doesn't fit in 63 bits.
  static func read(_ text: some Collection<UInt8>) -> Int64? {
    guard let number = UInt64(digits: text), number <= Int64.max else { return nil }
    return Int64(number)
  }
}

extension UInt64 {
  /// Creates the integer that digits represent, or returns `nil` if they aren't digits or it doesn't fit in 64 bits.
  init?(digits text: some Collection<UInt8>) {
    guard !text.isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !overflow else { return nil }
      number = sum
    }
    self = number
  }
}

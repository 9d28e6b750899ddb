import Testing

@testable import PropertyList

@Suite struct ShortDecimalTests {
  @Test(arguments: [
    "7", "0", "00", "10", "12345678", "-1234567", "5.", ".5", "-.5", "-5.", "0.", ".0", "768.5", "0.25", "-0.25",
    "1234.567", "1234567.", ".1234567", "-.123456", "0.000001", "99999999", "-9999999",
  ])
  func `short numbers have the values of all decimal numbers`(text: String) {
    let bytes = Array("<\(text)</real>".utf8)
    let range = 1..<1 + text.utf8.count
    #expect(Decimal.short(bytes.span, range) == Decimal.parse(bytes.span, range))
    let whole = Array(text.utf8)
    let atEnd = Decimal.short(whole.span, whole.indices)
    #expect(atEnd == nil || atEnd == Decimal.parse(whole.span, whole.indices))
  }

  @Test(arguments: [
    "", "-", ".", "-.", "-0", "-0.0", "+1", "1-", "1.2.3", "..", "1..", "1e5", "1 ", " 1", "1/2", "1:2", "١", "\0",
    "123456789", "0.1234567890",
  ])
  func `other texts are left to other readers`(text: String) {
    let bytes = Array("<\(text)</real>".utf8)
    #expect(Decimal.short(bytes.span, 1..<1 + text.utf8.count) == nil)
  }
}

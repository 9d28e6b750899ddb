/// Converts the numbers of an XML file, which have been validated.
enum XMLNumber {
  /// The fast path takes a sign and at most eighteen digits.
  static func integer(_ text: Span<UInt8>, _ content: Range<Int>, isPlain: Bool) -> PropertyListInteger? {
    guard isPlain else {
      let decoded = XMLText.decode(text, content)
      return IntegerText.scan(decoded.span, 0..<decoded.count).value
    }
    var magnitude: UInt64 = 0
    var isNegative = false
    for index in content {
      let byte = text[index]
      if byte == UInt8(ascii: "-") { isNegative = true } else { magnitude = magnitude &* 10 &+ UInt64(byte & 15) }
    }
    return PropertyListInteger(magnitude: magnitude, isNegative: isNegative)
  }

  /// The fast path takes digits and a point without an exponent.
  static func real(_ text: Span<UInt8>, _ content: Range<Int>, isPlain: Bool) -> Double? {
    if isPlain { return Decimal.parse(text, content) }
    let decoded = XMLText.decode(text, content)
    return RealText.scan(decoded.span, 0..<decoded.count).value
  }

  static func date(_ text: Span<UInt8>, _ content: Range<Int>) -> PropertyListDate? {
    let decoded = XMLText.decode(text, content)
    return DateText.scan(decoded.span, 0..<decoded.count).value
  }
}

/// The numbers of a builder as it stores them: in eight bytes, least significant first.
enum BuiltValue {
  static func integer(_ bytes: [UInt8], _ range: Range<Int>, isNegative: Bool) -> PropertyListInteger? {
    PropertyListInteger(magnitude: word(bytes, range), isNegative: isNegative)
  }

  static func double(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    Double(bitPattern: word(bytes, range))
  }

  static func bytes(of word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
  }

  private static func word(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range.reversed() { word = word << 8 | UInt64(bytes[index]) }
    return word
  }
}

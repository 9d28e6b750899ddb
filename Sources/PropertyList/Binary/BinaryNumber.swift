/// Reads the big-endian numbers of a binary file.
enum BinaryNumber {
  /// Returns the integer in `content`: unsigned in up to four bytes, signed in eight, and either in sixteen.
  static func integer(_ bytes: [UInt8], _ content: Range<Int>) -> PropertyListInteger? {
    let value = bytes.span.bigEndian(content.count, before: content.upperBound)
    switch content.count {
    case 1, 2, 4: return PropertyListInteger(value)
    case 8: return PropertyListInteger(Int64(bitPattern: value))
    case 16:
      let isNegative = bytes.span.bigEndian(8, before: content.lowerBound + 8) != 0
      return isNegative ? PropertyListInteger(Int64(bitPattern: value)) : PropertyListInteger(value)
    default: return nil
    }
  }

  static func unsigned(_ bytes: [UInt8], _ content: Range<Int>) -> PropertyListInteger? {
    guard !content.isEmpty else { return nil }
    return PropertyListInteger(bytes.span.bigEndian(content.count, before: content.upperBound))
  }

  /// Returns the 32-bit or 64-bit floating-point number in `content`.
  static func real(_ bytes: [UInt8], _ content: Range<Int>) -> Double? {
    let bits = bytes.span.bigEndian(content.count, before: content.upperBound)
    switch content.count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }
}

/// Encodes objects of a binary file in as few bytes as possible.
enum BinaryEncoding {
  /// Returns the smallest of 1, 2, 4 and 8 bytes that can hold `value`.
  static func size(of value: UInt64) -> Int {
    switch value {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }

  @inline(__always)
  static func append(_ value: UInt64, size: Int, to bytes: inout [UInt8]) {
    var shift = UInt64(8 * size)
    while shift > 0 {
      shift -= 8
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  @inline(__always)
  static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
    bytes.append(marker | 15)
    append(PropertyListInteger(UInt64(count)), to: &bytes)
  }

  static func markerSize(count: Int) -> Int { count < 15 ? 1 : 2 + size(of: UInt64(count)) }

  /// Adds an integer: unsigned in up to four bytes, signed in eight, and in sixteen from 2⁶³ on.
  static func append(_ value: PropertyListInteger, to bytes: inout [UInt8]) {
    let size = value.isNegative ? 8 : size(of: value.magnitude)
    if !value.isNegative, value.magnitude >> 63 == 1 {
      bytes.append(0x14)
      append(0, size: 8, to: &bytes)
    } else {
      bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    }
    append(value.isNegative ? 0 &- value.magnitude : value.magnitude, size: size, to: &bytes)
  }

  static func append(_ value: Double, isSinglePrecision: Bool, to bytes: inout [UInt8]) {
    bytes.append(isSinglePrecision ? 0x22 : 0x23)
    if isSinglePrecision {
      append(UInt64(Float(value).bitPattern), size: 4, to: &bytes)
    } else {
      append(value.bitPattern, size: 8, to: &bytes)
    }
  }

  static func append(dateAt secondsSince2001: Double, to bytes: inout [UInt8]) {
    bytes.append(0x33)
    append(secondsSince2001.bitPattern, size: 8, to: &bytes)
  }

  static func append(data: Span<UInt8>, _ content: Range<Int>, to bytes: inout [UInt8]) {
    append(marker: 0x40, count: content.count, to: &bytes)
    bytes.append(copyOf: data.extracting(content))
  }

  static func append(uid value: UInt32, to bytes: inout [UInt8]) {
    let size = size(of: UInt64(value))
    bytes.append(0x80 | UInt8(size - 1))
    append(UInt64(value), size: size, to: &bytes)
  }

  /// Adds the UTF-8 text in `content`, as ASCII if possible, else as UTF-16.
  static func append(text: Span<UInt8>, _ content: Range<Int>, to bytes: inout [UInt8]) {
    if text.isASCII(content) {
      append(marker: 0x50, count: content.count, to: &bytes)
      bytes.append(copyOf: text.extracting(content))
      return
    }
    var units = 0
    forEachScalar(text, content) { units += $0 > 0xFFFF ? 2 : 1 }
    append(marker: 0x60, count: units, to: &bytes)
    forEachScalar(text, content) { scalar in
      if scalar > 0xFFFF {
        append(UInt64(0xD7C0 + scalar >> 10), size: 2, to: &bytes)
        append(UInt64(0xDC00 | scalar & 0x3FF), size: 2, to: &bytes)
      } else {
        append(UInt64(scalar), size: 2, to: &bytes)
      }
    }
  }

  private static func forEachScalar(_ text: Span<UInt8>, _ content: Range<Int>, _ body: (UInt32) -> Void) {
    var index = content.lowerBound
    while index < content.upperBound {
      let found = UTF8Sequence.scalar(text, at: index)
      body(found.scalar.value)
      index += found.length
    }
  }
}

/// The UTF-8 bytes of a scalar.
package enum UTF8Sequence {
  /// Returns the scalar at `position`, which must be before the end, or one malformed byte.
  @inline(__always)
  static func scalar(_ bytes: Span<UInt8>, at position: Int) -> EncodedScalar {
    let first = UInt32(bytes[position])
    if first < 0x80 { return EncodedScalar(first, length: 1) }
    let length = validLength(bytes, at: position)
    guard length > 0 else { return EncodedScalar(malformedLength: 1) }
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return EncodedScalar(value, length: length)
  }

  /// Returns the length of the scalar at `position`, or 0 if no scalar begins there.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF aren't scalars.
  static func validLength(_ bytes: Span<UInt8>, at position: Int) -> Int {
    let first = bytes[position]
    if first < 0x80 { return 1 }
    // Only the second byte's valid range depends on the first byte.
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard length <= bytes.count - position, second.contains(bytes[position + 1]) else { return 0 }
    if length > 2, bytes[position + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[position + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Appends a scalar; the caller must make sure that its value is valid.
  package static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    let more: UInt32 = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3
    // The highest bits of the first byte state the number of bytes after it.
    bytes.append(UInt8(truncatingIfNeeded: 0xFF << (7 - more) | scalar >> (6 * more)))
    for index in (0..<more).reversed() { bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> (6 * index) & 0x3F)) }
  }
}

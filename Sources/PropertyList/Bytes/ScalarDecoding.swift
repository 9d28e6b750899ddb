struct EncodedScalar {
  let scalar: Unicode.Scalar
  /// The number of bytes that the scalar takes in the file.
  let length: Int
  /// Whether the bytes are malformed, in which case `scalar` is U+FFFD.
  var isMalformed = false

  init(_ value: UInt32, length: Int) {
    self.length = length
    if let scalar = Unicode.Scalar(value) {
      self.scalar = scalar
    } else {
      scalar = "\u{FFFD}"
      isMalformed = true
    }
  }

  /// Creates a malformed scalar from a value that no scalar has.
  init(malformedLength length: Int) { self.init(0xD800, length: length) }
}

extension TextEncoding {
  /// Returns the scalar at `position`, which must be before the end; malformed UTF-8 yields one byte at a time.
  @inline(__always)
  func scalar(_ bytes: Span<UInt8>, at position: Int) -> EncodedScalar {
    switch self {
    case .utf8: UTF8Sequence.scalar(bytes, at: position)
    case .utf16LittleEndian, .utf16BigEndian: utf16Scalar(bytes, at: position)
    case .utf32LittleEndian, .utf32BigEndian: utf32Scalar(bytes, at: position)
    case .latin1: EncodedScalar(UInt32(bytes[position]), length: 1)
    case .windows1252: EncodedScalar(Windows1252.scalarValue(bytes[position]), length: 1)
    }
  }

  private func utf16Scalar(_ bytes: Span<UInt8>, at position: Int) -> EncodedScalar {
    guard let first = unit(bytes, at: position, size: 2) else {
      return EncodedScalar(malformedLength: bytes.count - position)
    }
    guard first & 0xFC00 == 0xD800, let second = unit(bytes, at: position + 2, size: 2), second & 0xFC00 == 0xDC00
    else { return EncodedScalar(first, length: 2) }
    return EncodedScalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, length: 4)
  }

  private func utf32Scalar(_ bytes: Span<UInt8>, at position: Int) -> EncodedScalar {
    unit(bytes, at: position, size: 4).map { EncodedScalar($0, length: 4) }
      ?? EncodedScalar(malformedLength: bytes.count - position)
  }

  private func unit(_ bytes: Span<UInt8>, at position: Int, size: Int) -> UInt32? {
    guard position + size <= bytes.count else { return nil }
    let isBigEndian = self == .utf16BigEndian || self == .utf32BigEndian
    var value: UInt32 = 0
    for offset in 0..<size { value = value << 8 | UInt32(bytes[position + (isBigEndian ? offset : size - 1 - offset)]) }
    return value
  }
}

/// The characters of Windows-1252 in place of Latin-1's control characters.
enum Windows1252 {
  static func scalarValue(_ byte: UInt8) -> UInt32 {
    byte & 0xE0 == 0x80 ? UInt32(from80[Int(byte & 0x1F)]) : UInt32(byte)
  }

  static func byte(_ value: UInt32) -> UInt8? {
    if value < 0x80 || (0xA0...0xFF).contains(value) { return UInt8(value) }
    return from80.firstIndex { UInt32($0) == value }.map { UInt8(0x80 + $0) }
  }

  /// The scalars of the bytes 80 to 9F; the five undefined ones map to Latin-1's control characters.
  private static let from80: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D,
    0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0x009D, 0x017E, 0x0178,
  ]
}

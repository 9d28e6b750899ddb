extension TextEncoding {
  /// Returns text in this encoding, or `nil` if the encoding lacks one of its characters.
  package func encode(_ utf8: [UInt8]) -> [UInt8]? {
    guard self != .utf8 else { return utf8 }
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count * unitSize)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      guard append(scalar, to: &encoded) else { return nil }
    }
    return encoded
  }

  private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .utf8: UTF8Sequence.append(scalar.value, to: &bytes)
    case .utf16LittleEndian, .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        bytes += self == .utf16BigEndian ? [high, low] : [low, high]
      }
    case .utf32LittleEndian, .utf32BigEndian:
      for shift in self == .utf32BigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift))
      }
    case .latin1:
      // From 0x80 to 0x9F, Latin-1 doesn't have printable characters.
      guard scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) else { return false }
      bytes.append(UInt8(scalar.value))
    case .windows1252:
      guard let byte = Windows1252.byte(scalar.value) else { return false }
      bytes.append(byte)
    }
    return true
  }

  /// Returns the text of `bytes`, which are part of a file in this encoding.
  package func string(_ bytes: [UInt8]) -> String {
    var text = ""
    var position = 0
    while position < bytes.count {
      let found = scalar(bytes.span, at: position)
      text.unicodeScalars.append(found.scalar)
      position += found.length
    }
    return text
  }
}

enum BinaryText {
  /// Returns the text in `content`, which is UTF-16 or Latin-1 according to `flags`, as UTF-8.
  static func decode(_ bytes: Span<UInt8>, _ content: Range<Int>, flags: Node.Flags) -> [UInt8] {
    flags.contains(.utf16) ? utf16(bytes, content) : latin1(bytes, content)
  }

  static func hasLoneSurrogate(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    var index = content.lowerBound
    while index < content.upperBound {
      let scalar = scalar(bytes, at: index, before: content.upperBound)
      if scalar == loneSurrogate { return true }
      index += scalar > 0xFFFF ? 4 : 2
    }
    return false
  }

  private static func utf16(_ bytes: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      let scalar = scalar(bytes, at: index, before: content.upperBound)
      UTF8Sequence.append(scalar == loneSurrogate ? 0xFFFD : scalar, to: &text)
      index += scalar > 0xFFFF ? 4 : 2
    }
    return text
  }

  private static func latin1(_ bytes: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    for index in content { UTF8Sequence.append(UInt32(bytes[index]), to: &text) }
    return text
  }

  /// A sentinel for an unpaired surrogate; no scalar has this value.
  private static let loneSurrogate: UInt32 = 0xD800

  /// Returns the scalar whose code units begin at `index`.
  @inline(__always)
  private static func scalar(_ bytes: Span<UInt8>, at index: Int, before end: Int) -> UInt32 {
    let high = unit(bytes, at: index, before: end)
    guard high & 0xF800 == 0xD800 else { return high }
    let low = unit(bytes, at: index + 2, before: end)
    guard high < 0xDC00, low & 0xFC00 == 0xDC00 else { return loneSurrogate }
    return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
  }

  @inline(__always)
  private static func unit(_ bytes: Span<UInt8>, at index: Int, before end: Int) -> UInt32 {
    guard index + 1 < end else { return 0 }
    return UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
  }
}

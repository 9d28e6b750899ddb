/// Quotes text of the author in a message: at most forty scalars, without any that could disturb a terminal.
package enum Quotation {
  /// Quotes UTF-8, which may be damaged.
  package static func of(_ bytes: some Sequence<UInt8>, limit: Int = PropertyList.Limits.quotedScalars) -> String {
    of(String(decoding: Array(bytes.prefix(limit * 4 + 4)), as: UTF8.self), limit: limit)
  }

  package static func of(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var start: [UInt8] = []
    let longest = 4 * PropertyList.Limits.quotedScalars + 4
    start.append(copyOf: bytes.extracting(range.clamped(to: 0..<bytes.count)).extracting(first: longest))
    return of(start)
  }

  package static func of(_ text: String, limit: Int = PropertyList.Limits.quotedScalars) -> String {
    // Most texts are short and harmless, and need no changes.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var quoted = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else { return quoted + "…" }
      quoted += escaped(scalar)
    }
    return quoted
  }

  /// Returns the scalar itself, or its code if it is invisible or changes the direction of the text.
  package static func escaped(_ scalar: Unicode.Scalar) -> String {
    var bytes: [UInt8] = []
    append(scalar, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of what `escaped` returns.
  package static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
    case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
      appendCode(scalar.value, to: &bytes)
    default: UTF8Sequence.append(scalar.value, to: &bytes)
    }
  }

  /// Returns the usual name of a scalar, such as `U+0007`.
  package static func code(_ value: UInt32) -> String {
    var bytes: [UInt8] = []
    appendCode(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name of a character that looks like white space, with its code.
  static func space(_ value: UInt32) -> String {
    let name =
      switch value {
      case 0xA0: "a no-break space"
      case 0x202F: "a narrow no-break space"
      case 0x3000: "an ideographic space"
      case 0x200B: "a zero-width space"
      case 0x2060: "a word joiner"
      case 0xFEFF: "a byte-order mark"
      default: "an unusual space"
      }
    return name + " (" + code(value) + ")"
  }

  private static func appendCode(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += [UInt8(ascii: "U"), UInt8(ascii: "+")]
    let digits = max(4, (35 - value.leadingZeroBitCount) / 4)
    HexDigits.append(UInt64(value), count: digits, uppercase: true, to: &bytes)
  }
}

/// An escape in a quoted string, such as `\n`, `\101` or `\U00e9`.
struct ASCIIEscape {
  private(set) var scalar: UInt32
  private(set) var end: Int
  private(set) var flaw: PropertyList.Problem.Kind?

  private static let replacement: UInt32 = 0xFFFD

  /// Reads the escape whose backslash is at `start`, or returns `nil` if the text ends right after the backslash.
  init?(at start: Int, in text: Span<UInt8>, before limit: Int) {
    guard start + 1 < limit else { return nil }
    let byte = text[start + 1]
    end = start + 2
    scalar = UInt32(byte)
    switch byte {
    case UInt8(ascii: "a"): scalar = 0x07
    case UInt8(ascii: "b"): scalar = 0x08
    case UInt8(ascii: "f"): scalar = 0x0C
    case UInt8(ascii: "n"): scalar = 0x0A
    case UInt8(ascii: "r"): scalar = 0x0D
    case UInt8(ascii: "t"): scalar = 0x09
    case UInt8(ascii: "v"): scalar = 0x0B
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D: break
    case UInt8(ascii: "0")...UInt8(ascii: "7"): takeOctal(text, limit)
    case UInt8(ascii: "U"): takeUnicode(text, limit)
    default: takeUnknown(text, limit)
    }
  }

  private mutating func takeOctal(_ text: Span<UInt8>, _ limit: Int) {
    var value: UInt32 = 0
    end -= 1
    let last = min(limit, end + 3)
    while end < last, text[end] & 0xF8 == 0x30 {
      value = value * 8 + UInt32(text[end] & 7)
      end += 1
    }
    if value > 0xFF { flaw = .octalOutOfRange }
    scalar = UInt8(exactly: value).map(NeXTSTEP.scalar) ?? ASCIIEscape.replacement
  }

  private mutating func takeUnicode(_ text: Span<UInt8>, _ limit: Int) {
    guard let (unit, unitEnd) = HexDigits.unit(text, end..<limit) else {
      flaw = .invalidEscape
      return
    }
    (scalar, end) = (unit, unitEnd)
    guard unit & 0xF800 == 0xD800 else { return }
    if unit < 0xDC00, end + 2 < limit, text[end] == UInt8(ascii: "\\"), text[end + 1] == UInt8(ascii: "U"),
      let (low, lowEnd) = HexDigits.unit(text, end + 2..<limit), low & 0xFC00 == 0xDC00
    {
      scalar = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      end = lowEnd
    } else {
      scalar = ASCIIEscape.replacement
      flaw = .loneSurrogate
    }
  }

  private mutating func takeUnknown(_ text: Span<UInt8>, _ limit: Int) {
    // A scalar outside ASCII takes several bytes.
    if scalar >= 0x80 {
      let decoded = text.extracting(first: limit).scalar(at: end - 1)
      scalar = decoded.scalar
      end += decoded.length - 1
    }
    flaw = .unknownEscape
  }
}

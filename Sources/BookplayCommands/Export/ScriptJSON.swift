import PropertyList

/// JSON that stands in a `script` element of a page.
enum ScriptJSON {
  /// Text in quotes, which no sequence of signs in it can end.
  static func quoted(_ text: String) -> [UInt8] {
    let plain = Array(text.utf8)
    var quoted: [UInt8] = []
    JSONText.append(plain.span, plain.indices, to: &quoted)
    var bytes: [UInt8] = []
    for byte in quoted {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

import PropertyList

enum ScriptJSON {
  static func bytes(of value: JSONValue) -> [UInt8] { harmless(value.written) }

  /// Returns JSON that can't end the `script` element.
  static func harmless(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      // Outside of strings, JSON has none of these characters.
      switch byte {
      case UInt8(ascii: "<"): bytes.append("\\u003c")
      case UInt8(ascii: ">"): bytes.append("\\u003e")
      case UInt8(ascii: "&"): bytes.append("\\u0026")
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

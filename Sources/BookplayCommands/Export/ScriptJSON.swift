import PropertyList

/// JSON for a `script` element of a page.
enum ScriptJSON {
  /// Returns `text` as a JSON string that can't end the `script` element.
  static func quoted(_ text: String) -> [UInt8] {
    let plain = Array(text.utf8)
    var quoted: [UInt8] = []
    JSONText.append(plain.span, plain.indices, to: &quoted)
    return harmless(quoted)
  }

  /// Returns JSON that can't end the `script` element.
  static func harmless(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      // Outside of strings, JSON has none of these characters.
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns an object with `members` in their order; each value is JSON already.
  static func object(_ members: [(name: String, value: [UInt8])]) -> [UInt8] {
    let lines = members.map { quoted($0.name) + [UInt8(ascii: ":")] + $0.value }
    return [UInt8(ascii: "{")] + lines.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "}")]
  }

  /// Returns an array of `values`, each of which is JSON already.
  static func array(_ values: [[UInt8]]) -> [UInt8] {
    [UInt8(ascii: "[")] + values.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
  }
}

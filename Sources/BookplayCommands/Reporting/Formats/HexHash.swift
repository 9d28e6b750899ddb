import PropertyList

/// A short hash of bytes or text as hexadecimal digits, the same on every machine.
enum HexHash {
  static func of(_ text: String) -> String { of(bytes: text.utf8) }

  static func of(bytes: some Sequence<UInt8>) -> String {
    let digits = String(FNV1a.hash(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

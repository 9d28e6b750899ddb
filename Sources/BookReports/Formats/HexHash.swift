import PropertyList

/// A short hash of bytes or text as hexadecimal digits, the same on every machine.
package enum HexHash {
  /// Returns the hash of a text.
  package static func of(_ text: String) -> String { of(bytes: text.utf8) }

  /// Returns the hash of bytes.
  package static func of(bytes: some Sequence<UInt8>) -> String {
    let digits = String(FNV1a.hash(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

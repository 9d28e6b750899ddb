import PropertyList

/// A short hash of bytes or text as hexadecimal digits, the same on every machine.
package enum HexHash {
  /// Returns the hash of a text.
  package static func of(_ text: String) -> String { of(bytes: text.utf8) }

  /// Returns the hash of bytes.
  package static func of(bytes: some Sequence<UInt8>) -> String {
    of(hash: FNV1a.hash(bytes))
  }

  /// Returns a hash that is known already.
  package static func of(hash: UInt64) -> String { HexDigits.text(hash, count: 16) }
}

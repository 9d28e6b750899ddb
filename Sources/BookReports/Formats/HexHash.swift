import PropertyList

/// A short hash of bytes or text as hexadecimal digits, the same on every machine.
package enum HexHash {
  package static func of(_ text: String) -> String { of(bytes: text.utf8) }
  package static func of(bytes: some Sequence<UInt8>) -> String { of(hash: FNV1a.hash(bytes)) }
  package static func of(hash: UInt64) -> String { HexDigits.text(hash, count: 16) }
}

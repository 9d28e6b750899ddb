/// The FNV-1a hash of 64 bits: a short number for some bytes, the same on every machine.
package enum FNV1a {
  /// The hash of no bytes.
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of `bytes`, behind others whose hash is `before`.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>, after before: UInt64 = start) -> UInt64 {
    var hash = before
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

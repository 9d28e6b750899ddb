/// The 64-bit FNV-1a hash of some bytes, which is the same on every machine.
package enum FNV1a {
  /// The hash of no bytes.
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable package static func hash(_ bytes: some Sequence<UInt8>, after before: UInt64 = start) -> UInt64 {
    var hash = before
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

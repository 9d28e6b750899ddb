/// The checksum of PNG's chunks.
package enum CRC32 {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }

  /// The remainder of each byte after eight steps of the division.
  private static let table = (0..<256).map { start in
    var sum = UInt32(start)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    return sum
  }
}

/// Packs bits into bytes, least significant bit first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  mutating func put(_ value: Int, _ width: Int) {
    bits |= UInt64(truncatingIfNeeded: value) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Pads the last byte with 0 bits.
  mutating func align() {
    if count > 0 { put(0, 8 - count) }
  }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }
}

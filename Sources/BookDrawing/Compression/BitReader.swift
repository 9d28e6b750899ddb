/// Bits of bytes, the lowest of each byte first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// The next `wanted` bits without taking them, zeros behind the end; 32 at most.
  mutating func peek(_ wanted: Int) -> Int {
    while count < wanted {
      if position < bytes.count { bits |= UInt64(bytes[position]) << UInt64(count) }
      position += 1
      count += 8
    }
    return Int(bits & ((1 << UInt64(wanted)) - 1))
  }

  mutating func skip(_ taken: Int) {
    bits >>= UInt64(taken)
    count -= taken
  }

  mutating func take(_ wanted: Int) throws(InflateFault) -> Int {
    let value = peek(wanted)
    skip(wanted)
    guard !isBehindEnd else { throw .truncated }
    return value
  }

  /// Whether more bits were taken than there are.
  var isBehindEnd: Bool { position - count / 8 > bytes.count }

  /// Leaves out the rest of the byte, and tells where the next one is.
  mutating func align() -> Int {
    skip(count % 8)
    position -= count / 8
    (bits, count) = (0, 0)
    return position
  }

  /// Goes on at the byte at `place`, where no bits are pending.
  mutating func move(to place: Int) { position = place }
}

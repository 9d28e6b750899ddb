/// Reads bits from bytes, least significant bit first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// Returns the next bits, at most 32, without skipping them; bits past the end are 0.
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

  mutating func take(_ wanted: Int) throws(PictureError) -> Int {
    let value = peek(wanted)
    skip(wanted)
    guard !isPastEnd else { throw .truncated }
    return value
  }

  var isPastEnd: Bool { position - count / 8 > bytes.count }

  /// Skips the rest of the current byte and returns the offset of the next one.
  mutating func align() -> Int {
    skip(count % 8)
    position -= count / 8
    (bits, count) = (0, 0)
    return position
  }

  mutating func move(to position: Int) { self.position = position }
}

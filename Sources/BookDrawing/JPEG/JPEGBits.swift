/// Reads the entropy-coded bits of a JPEG scan, most significant bit first, up to a marker.
struct JPEGBits {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private var bits: UInt64 = 0
  private var count = 0
  /// The number of bits that were supplied past the end.
  private var missing = 0

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  private mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if offset < bytes.count, bytes[offset] != 0xFF {
        byte = bytes[offset]
        offset += 1
      } else if offset + 1 < bytes.count, bytes[offset + 1] == 0 {
        byte = 0xFF
        offset += 2
      } else {
        missing += 8
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
  }

  /// Whether far more bits were requested than exist; some encoders leave out the last few.
  var isExhausted: Bool { missing - count > 64 }

  mutating func peek16() -> Int {
    if count < 16 { fill() }
    return Int(bits >> UInt64(count - 16) & 0xFFFF)
  }

  mutating func skip(_ taken: Int) { count -= taken }

  mutating func take(_ wanted: Int) -> Int {
    guard wanted > 0 else { return 0 }
    let value = peek16() >> (16 - wanted)
    skip(wanted)
    return value
  }

  /// Returns a signed number of `wanted` bits; the first bit is its sign.
  mutating func takeSigned(_ wanted: Int) -> Int {
    guard wanted > 0 else { return 0 }
    let value = take(wanted)
    return value >> (wanted - 1) == 1 ? value : value - (1 << wanted) + 1
  }

  /// Skips past the next restart marker, if there is one.
  mutating func restart() {
    (bits, count, missing) = (0, 0, 0)
    var next = offset
    while next + 1 < bytes.count {
      guard bytes[next] == 0xFF, bytes[next + 1] != 0, bytes[next + 1] != 0xFF else {
        next += 1
        continue
      }
      if (0xD0...0xD7).contains(bytes[next + 1]) { offset = next + 2 }
      return
    }
  }
}

/// The width in bytes of the numbers in a table; of wider numbers, only the last eight bytes count.
struct BinaryWidth: Equatable {
  let size: Int
  private let mask: UInt64

  /// Requires that `size` is at least 1.
  init(_ size: Int) {
    self.size = size
    mask = size >= 8 ? .max : 1 << (8 * UInt64(size)) - 1
  }

  /// Returns the big-endian number at `position`; at least eight bytes must precede its end.
  @inline(__always)
  func number(in bytes: Span<UInt8>, at position: Int) -> UInt64 {
    let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position + size - 8, as: UInt64.self)
    return UInt64(bigEndian: word) & mask
  }

  /// Returns whether numbers up to and including `count` fit, as Apple's readers require.
  func holds(_ count: Int) -> Bool { UInt64(count) <= mask }
}

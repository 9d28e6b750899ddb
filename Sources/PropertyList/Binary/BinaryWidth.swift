/// How many bytes each number of a table takes; of more than eight the last eight count.
struct BinaryWidth: Equatable {
  let size: Int
  private let mask: UInt64

  /// `size` is 1 or more.
  init(_ size: Int) {
    self.size = size
    mask = size >= 8 ? .max : 1 << (8 * UInt64(size)) - 1
  }

  /// The number at `position`, most significant byte first; at least eight bytes must stand before its end.
  @inline(__always)
  func number(in bytes: Span<UInt8>, at position: Int) -> UInt64 {
    let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position + size - 8, as: UInt64.self)
    return UInt64(bigEndian: word) & mask
  }

  /// Whether numbers up to and with `count` fit, as Apple's readers want it.
  func holds(_ count: Int) -> Bool { UInt64(count) <= mask }
}

/// Bytes put together piece by piece, for files that no encoder would write.
struct ByteBuilder {
  private(set) var bytes: [UInt8] = []

  func raw(_ more: [UInt8]) -> ByteBuilder {
    var builder = self
    builder.bytes += more
    return builder
  }

  func text(_ text: String) -> ByteBuilder { raw(Array(text.utf8)) }

  func zeros(_ count: Int) -> ByteBuilder { raw(Array(repeating: 0, count: count)) }

  /// A number in `width` bytes, the least significant one first.
  func little(_ value: Int, _ width: Int) -> ByteBuilder {
    raw((0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  /// A number in `width` bytes, the most significant one first.
  func big(_ value: Int, _ width: Int) -> ByteBuilder {
    raw((0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  /// A part of a RIFF file; `claiming` is the size it says it has.
  func riff(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).little(size ?? contents.bytes.count, 4).raw(contents.bytes).zeros(contents.bytes.count % 2)
  }

  /// A part of an IFF file.
  func iff(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).big(size ?? contents.bytes.count, 4).raw(contents.bytes).zeros(contents.bytes.count % 2)
  }

  /// A part of a CAF file.
  func caf(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).big(size ?? contents.bytes.count, 8).raw(contents.bytes)
  }

  /// A box of an MPEG-4 file.
  func box(_ name: String, _ contents: ByteBuilder) -> ByteBuilder {
    big(contents.bytes.count + 8, 4).text(name).raw(contents.bytes)
  }

  /// A box of an MPEG-4 file with its size in 64 bits.
  func longBox(_ name: String, _ contents: ByteBuilder) -> ByteBuilder {
    big(1, 4).text(name).big(contents.bytes.count + 16, 8).raw(contents.bytes)
  }
}

/// Bytes assembled piece by piece, for files that no encoder would write.
struct ByteBuilder {
  private(set) var bytes: [UInt8] = []

  func raw(_ more: [UInt8]) -> ByteBuilder {
    var builder = self
    builder.bytes += more
    return builder
  }

  func text(_ text: String) -> ByteBuilder { raw(Array(text.utf8)) }

  func zeros(_ count: Int) -> ByteBuilder { raw(Array(repeating: 0, count: count)) }

  /// Appends a number in `width` bytes, the least significant one first.
  func little(_ value: Int, _ width: Int) -> ByteBuilder {
    raw((0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  /// Appends a number in `width` bytes, the most significant one first.
  func big(_ value: Int, _ width: Int) -> ByteBuilder {
    raw((0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  /// Appends a chunk of a RIFF file; `claiming` is the size that it claims to have.
  func riff(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).little(size ?? contents.bytes.count, 4).raw(contents.bytes).zeros(contents.bytes.count % 2)
  }

  /// Appends a chunk of an IFF file.
  func iff(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).big(size ?? contents.bytes.count, 4).raw(contents.bytes).zeros(contents.bytes.count % 2)
  }

  /// Appends a chunk of a CAF file.
  func caf(_ name: String, _ contents: ByteBuilder, claiming size: Int? = nil) -> ByteBuilder {
    text(name).big(size ?? contents.bytes.count, 8).raw(contents.bytes)
  }

  /// Appends a box of an MPEG-4 file.
  func box(_ name: String, _ contents: ByteBuilder) -> ByteBuilder {
    big(contents.bytes.count + 8, 4).text(name).raw(contents.bytes)
  }

  /// Appends a box of an MPEG-4 file with a 64-bit size.
  func longBox(_ name: String, _ contents: ByteBuilder) -> ByteBuilder {
    big(1, 4).text(name).big(contents.bytes.count + 16, 8).raw(contents.bytes)
  }
}

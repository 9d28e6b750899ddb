import BookKit

/// Tags around the sound of formats without room for metadata: ID3v2 before it, ID3v1 and APE after it.
enum ID3 {
  /// Returns the offset at which the leading tags end, or 0 if there are none.
  static func end(in reader: inout ByteReader) -> Int {
    var position = 0
    while reader.matches("ID3", at: position), let size = try? tagSize(in: &reader, at: position) {
      position = min(reader.size, position + size)
    }
    return position
  }

  private static func tagSize(in reader: inout ByteReader, at position: Int) throws(AssetError) -> Int {
    let flags = try reader.byte(at: position + 5)
    let size = try reader.big(4, at: position + 6)
    // Only seven bits of each byte are used.
    let count = size & 0x7F | size >> 1 & 0x3F80 | size >> 2 & 0x1F_C000 | size >> 3 & 0xFE0_0000
    return 10 + count + (flags & 0x10 == 0 ? 0 : 10)
  }

  /// Returns the offset at which the sound that begins at `start` ends, before any trailing tags.
  static func start(ofTagsAfter start: Int, in reader: inout ByteReader) -> Int {
    var end = reader.size
    if end - 128 >= start, reader.matches("TAG", at: end - 128) { end -= 128 }
    guard end - 32 >= start, reader.matches("APETAGEX", at: end - 32),
      let size = try? reader.little(4, at: end - 20), let flags = try? reader.little(4, at: end - 12)
    else { return end }
    let header = flags >> 31 == 0 ? 0 : 32
    return max(start, end - size - header)
  }
}

import BookKit

/// GIF: a logical screen, then blocks, some of which are images on that screen.
enum GIF {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var (width, height) = (try reader.little(2, at: 6), try reader.little(2, at: 8))
    var position = 13 + tableSize(try reader.byte(at: 10))
    var pictures = 0
    // Some encoders leave out the last byte, and all decoders accept that.
    blocks: while pictures == 0 || position < reader.size {
      switch try reader.byte(at: position) {
      case 0x21: position += 2
      case 0x2C:
        if width == 0 || height == 0 {
          width = try reader.little(2, at: position + 1) + reader.little(2, at: position + 5)
          height = try reader.little(2, at: position + 3) + reader.little(2, at: position + 7)
        }
        position += 11 + tableSize(try reader.byte(at: position + 9))
        pictures += 1
      case 0x3B: break blocks
      default:
        guard pictures > 0 else { throw .damaged(.structure) }
        break blocks
      }
      try skipParts(of: &reader, &position)
    }
    guard pictures > 0 else { throw .damaged(.noPicture) }
    guard width > 0, height > 0 else { throw .damaged(.noArea) }
    return .picture(width: Double(width), height: Double(height))
  }

  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// Skips the sub-blocks of a block; the last one is empty.
  private static func skipParts(of reader: inout ByteReader, _ position: inout Int) throws(AssetError) {
    var length = 1
    while length > 0 {
      length = Int(try reader.byte(at: position))
      position += 1 + length
    }
  }
}

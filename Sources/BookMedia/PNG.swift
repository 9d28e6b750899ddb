import BookKit

/// Portable Network Graphics: the first chunk holds the size, and the chunks' lengths lead to the end.
enum PNG {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    let header = 8
    guard try reader.big(4, at: header) == 13, try reader.code(at: header + 4) == "IHDR" else {
      throw .damaged(.header)
    }
    let checksum = CRC32.of(try reader.bytes((header + 4)..<(header + 21)))
    guard try reader.bits(4, at: header + 21) == UInt64(checksum) else { throw .damaged(.checksum) }
    let (width, height) = (try reader.big(4, at: header + 8), try reader.big(4, at: header + 12))
    guard width > 0, height > 0 else { throw .damaged(.noArea) }
    try checkChunks(of: &reader, from: header + 25)
    return .picture(width: Double(width), height: Double(height))
  }

  private static func checkChunks(of reader: inout ByteReader, from start: Int) throws(AssetError) {
    var position = start
    var hasPixels = false
    while true {
      let length = try reader.big(4, at: position)
      let name = try reader.code(at: position + 4)
      guard length <= Int(Int32.max), name.isLetters else { throw .damaged(.structure) }
      // The checksum after the contents must be present, too.
      guard length <= reader.size - position - 12 else { throw .truncated }
      if name == "IDAT" { hasPixels = true }
      if name == "IEND" { break }
      position += 12 + length
    }
    guard hasPixels else { throw .damaged(.noPicture) }
  }
}

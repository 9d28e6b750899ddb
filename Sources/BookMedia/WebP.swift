import BookKit

/// WebP: the first chunk of a RIFF file holds the size.
enum WebP {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    guard try reader.little(4, at: 4) <= reader.size - 8 else { throw .truncated }
    let start = 20
    let size: (width: Int, height: Int)
    switch try reader.code(at: 12) {
    case "VP8X":
      size = (1 + (try reader.little(3, at: start + 4)), 1 + (try reader.little(3, at: start + 7)))
    case "VP8L":
      guard try reader.byte(at: start) == 0x2F else { throw .damaged(.header) }
      let bits = try reader.little(4, at: start + 1)
      size = (1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
    case "VP8 ":
      guard try reader.big(3, at: start + 3) == 0x9D012A else { throw .damaged(.header) }
      size = (try reader.little(2, at: start + 6) & 0x3FFF, try reader.little(2, at: start + 8) & 0x3FFF)
    default: throw .damaged(.noPicture)
    }
    guard size.width > 0, size.height > 0 else { throw .damaged(.noArea) }
    return .picture(width: Double(size.width), height: Double(size.height))
  }
}

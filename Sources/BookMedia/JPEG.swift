import BookKit

/// JPEG: segments, each with a marker; the start-of-frame segment holds the size.
///
/// The size is that of the picture as shown: browsers rotate it by the orientation in its Exif data, so a picture
/// that was taken sideways has its width and height swapped.
enum JPEG {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var position = 2
    var isOnItsSide = false
    var size: (width: Int, height: Int)?
    while true {
      guard try reader.byte(at: position) == 0xFF else { throw .damaged(.structure) }
      let marker = try reader.byte(at: position + 1)
      switch marker {
      case 0xFF:
        position += 1
        continue
      case 0x01, 0xD0...0xD7:
        position += 2
        continue
      case 0xD8, 0xD9: throw .damaged(.noPicture)
      default: break
      }
      let length = try reader.big(2, at: position + 2)
      guard length >= 2 else { throw .damaged(.structure) }
      let contents = (position + 4)..<(position + 2 + length)
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        size = (try reader.big(2, at: contents.lowerBound + 3), try reader.big(2, at: contents.lowerBound + 1))
      case 0xE1:
        let orientation = (try? reader.bytes(contents)).flatMap { Exif.orientation(in: $0) } ?? 1
        isOnItsSide = isOnItsSide || (5...8).contains(orientation)
      case 0xDA:
        guard let size else { throw .damaged(.noPicture) }
        guard size.width > 0, size.height > 0 else { throw .damaged(.noArea) }
        try checkEnd(of: &reader, after: contents.upperBound)
        let (width, height) = (Double(size.width), Double(size.height))
        return isOnItsSide ? .picture(width: height, height: width) : .picture(width: width, height: height)
      default: break
      }
      position = contents.upperBound
    }
  }

  /// Looks for the end-of-image marker, starting at the end of the file, where it usually is.
  private static func checkEnd(of reader: inout ByteReader, after start: Int) throws(AssetError) {
    var position = reader.size - 2
    while position >= start {
      if try reader.byte(at: position) == 0xFF, try reader.byte(at: position + 1) == 0xD9 { return }
      position -= 1
    }
    throw .truncated
  }
}

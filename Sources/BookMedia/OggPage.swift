import BookKit

/// A page of an Ogg file, which carries a piece of one stream.
struct OggPage {
  /// The serial number of its stream.
  let stream: Int
  let beginsStream: Bool
  let endsStream: Bool
  let continuesPacket: Bool
  /// The stream's granule position at the end of this page, or `nil` if no packet ends here.
  let granule: Int?
  /// The range of the segments' sizes; a segment of less than 255 bytes ends a packet.
  let lacing: Range<Int>
  let contents: Range<Int>

  init(of reader: inout ByteReader, at position: Int) throws(AssetError) {
    guard try reader.code(at: position) == "OggS", try reader.byte(at: position + 4) == 0 else {
      throw .damaged(.structure)
    }
    let flags = try reader.byte(at: position + 5)
    continuesPacket = flags & 1 != 0
    beginsStream = flags & 2 != 0
    endsStream = flags & 4 != 0
    let count = try reader.little(8, at: position + 6)
    // −1 is read as the largest number.
    granule = count == Int.max ? nil : count
    stream = try reader.little(4, at: position + 14)
    let start = position + OggPage.headerSize
    lacing = start..<(start + Int(try reader.byte(at: position + 26)))
    var size = 0
    for index in lacing { size += Int(try reader.byte(at: index)) }
    guard size <= reader.size - lacing.upperBound else { throw .truncated }
    contents = lacing.upperBound..<(lacing.upperBound + size)
  }

  /// Returns the offsets of the packets that both begin and end on this page.
  func packets(_ reader: inout ByteReader) throws(AssetError) -> [Int] {
    var starts: [Int] = []
    var start = contents.lowerBound
    var position = start
    var isWhole = !continuesPacket
    for index in lacing {
      let size = Int(try reader.byte(at: index))
      position += size
      guard size < 255 else { continue }
      if isWhole, start < position { starts.append(start) }
      isWhole = true
      start = position
    }
    return starts
  }

  private static let headerSize = 27
}

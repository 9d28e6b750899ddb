import BookKit

/// Apple's Core Audio Format: sound in packets, which are alike or listed in a table.
enum CAF {
  static func content(of reader: inout ByteReader) throws(AssetFault) -> AssetFacts.Content {
    var chunks = ChunkWalk(.wide, from: 8)
    var description: PacketDescription?
    var validFrames: Int?
    var dataSize: Int?
    while let chunk = try chunks.next(&reader) {
      let start = chunk.contents.lowerBound
      switch chunk.name {
      case "desc": description = try PacketDescription(of: &reader, in: chunk)
      case "pakt":
        // The table follows; only its head counts, which leaves out what the coding put before and after the sound.
        guard !chunk.isCut else { throw .truncated }
        if chunk.contents.count >= 24 { validFrames = try reader.big(8, at: start + 8) }
      case "data":
        // A size of −1 is read as the largest number and stands for the rest of the file.
        guard !chunk.isCut || chunk.claimedSize == Int.max else { throw .truncated }
        dataSize = max(0, chunk.contents.count - 4)
      default: break
      }
    }
    guard let description, let dataSize else { throw .truncated }
    if let validFrames, validFrames > 0 {
      return .sound(duration: try Seconds.lasting(Double(validFrames), rate: description.rate))
    }
    guard description.bytes > 0, description.frames > 0 else { return .sound(duration: nil) }
    let frames = Double(dataSize / description.bytes) * Double(description.frames)
    return .sound(duration: try Seconds.lasting(frames, rate: description.rate))
  }
}

/// What all packets of a CAF file have in common.
private struct PacketDescription {
  /// Frames of all channels in a second.
  let rate: Double
  /// The size of a packet; 0 where they differ.
  let bytes: Int
  /// How many frames a packet holds; 0 where they differ.
  let frames: Int

  init(of reader: inout ByteReader, in chunk: Chunk) throws(AssetFault) {
    guard chunk.contents.count >= 32 else { throw chunk.isCut ? .truncated : .damaged(.header) }
    let start = chunk.contents.lowerBound
    rate = Double(bitPattern: try reader.bits(8, at: start))
    bytes = try reader.big(4, at: start + 16)
    frames = try reader.big(4, at: start + 20)
  }
}

import BookKit

/// Apple's Core Audio Format: sound in packets of one size, or of sizes listed in a table.
enum CAF {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var chunks = ChunkWalk(.wide, from: 8)
    var description: PacketDescription?
    var validFrames: Int?
    var dataSize: Int?
    while let chunk = try chunks.next(&reader) {
      let start = chunk.contents.lowerBound
      switch chunk.name {
      case "desc": description = try PacketDescription(of: &reader, in: chunk)
      case "pakt":
        // The header of the packet table counts the valid frames, without the encoder's priming and padding.
        guard !chunk.isCut else { throw .truncated }
        if chunk.contents.count >= 24 { validFrames = try reader.big(8, at: start + 8) }
      case "data":
        // A size of −1, read as the largest number, means the rest of the file.
        guard !chunk.isCut || chunk.claimedSize == Int.max else { throw .truncated }
        dataSize = max(0, chunk.contents.count - 4)
      default: break
      }
    }
    guard let description, let dataSize else { throw .truncated }
    if let validFrames, validFrames > 0 {
      return .sound(duration: try Seconds.of(Double(validFrames), rate: description.rate))
    }
    guard description.bytes > 0, description.frames > 0 else { return .sound(duration: nil) }
    let frames = Double(dataSize / description.bytes) * Double(description.frames)
    return .sound(duration: try Seconds.of(frames, rate: description.rate))
  }
}

/// The properties that all packets of a CAF file have in common.
private struct PacketDescription {
  /// The number of frames per second; a frame has one sample of every channel.
  let rate: Double
  /// The size of a packet in bytes, or 0 if sizes differ.
  let bytes: Int
  /// The number of frames in a packet, or 0 if packets differ.
  let frames: Int

  init(of reader: inout ByteReader, in chunk: Chunk) throws(AssetError) {
    guard chunk.contents.count >= 32 else { throw chunk.isCut ? .truncated : .damaged(.header) }
    let start = chunk.contents.lowerBound
    rate = Double(bitPattern: try reader.bits(8, at: start))
    bytes = try reader.big(4, at: start + 16)
    frames = try reader.big(4, at: start + 20)
  }
}

import BookKit

/// A named part of a file.
struct Chunk {
  let name: FourCC
  /// What the part holds, as far as the file goes.
  let contents: Range<Int>
  /// The size that the part claims to have.
  let claimedSize: Int

  /// Whether the file ends before the part does.
  var isCut: Bool { contents.count < claimedSize }
}

/// Goes from part to part of a file that consists of a name, a size and contents, over and over.
struct ChunkWalk {
  /// How names and sizes are written.
  enum Layout {
    /// As in RIFF: the size in 32 bits, least significant byte first; an odd one is padded.
    case littleEndian
    /// As in IFF: the size in 32 bits, most significant byte first; an odd one is padded.
    case bigEndian
    /// As in Apple's CAF: the size in 64 bits, most significant byte first; nothing is padded.
    case wide
  }

  private let layout: Layout
  private var position: Int

  /// Begins at `position` of the file.
  init(_ layout: Layout, from position: Int) {
    self.layout = layout
    self.position = position
  }

  /// The next part, until fewer bytes are left than a name and a size need.
  mutating func next(_ reader: inout ByteReader) throws(AssetFault) -> Chunk? {
    let headerSize = layout == .wide ? 12 : 8
    guard position <= reader.size - headerSize else { return nil }
    let name = try reader.code(at: position)
    let size =
      switch layout {
      case .littleEndian: try reader.little(4, at: position + 4)
      case .bigEndian: try reader.big(4, at: position + 4)
      case .wide: try reader.big(8, at: position + 4)
      }
    let start = position + headerSize
    let end = start + min(size, reader.size - start)
    position = layout == .wide ? end : end + size % 2
    return Chunk(name: name, contents: start..<end, claimedSize: size)
  }

  /// Whether a whole part with a name in ASCII comes next, which other contents hardly look like.
  func leadsOn(_ reader: inout ByteReader) throws(AssetFault) -> Bool {
    var walk = self
    guard let chunk = try walk.next(&reader) else { return false }
    return !chunk.isCut && chunk.name.isPrintable
  }
}

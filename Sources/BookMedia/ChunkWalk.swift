import BookKit

/// A named part of a file.
struct Chunk {
  let name: FourCC
  /// The range of the part's contents, limited to the file.
  let contents: Range<Int>
  /// The size that the part's header states.
  let claimedSize: Int

  /// Whether the file ends before the part does.
  var isCut: Bool { contents.count < claimedSize }
}

/// Walks the parts of a file in which each part is a name, a size and contents.
struct ChunkWalk {
  enum Layout {
    /// As in RIFF: a 32-bit little-endian size; contents of odd size are padded.
    case littleEndian
    /// As in IFF: a 32-bit big-endian size; contents of odd size are padded.
    case bigEndian
    /// As in Apple's CAF: a 64-bit big-endian size without padding.
    case wide
  }

  private let layout: Layout
  private var position: Int

  init(_ layout: Layout, from position: Int) {
    self.layout = layout
    self.position = position
  }

  /// Returns the next part, or `nil` if fewer bytes are left than a name and a size need.
  mutating func next(_ reader: inout ByteReader) throws(AssetError) -> Chunk? {
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

  /// Returns whether a complete part with an ASCII name comes next, which is unlikely by chance.
  func isFollowedByChunk(_ reader: inout ByteReader) throws(AssetError) -> Bool {
    var walk = self
    guard let chunk = try walk.next(&reader) else { return false }
    return !chunk.isCut && chunk.name.isPrintable
  }
}

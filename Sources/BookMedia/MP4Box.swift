import BookKit

/// A box of an MPEG-4 file, which may contain other boxes.
struct MP4Box {
  let name: FourCC
  /// The range of the box's contents, limited to its container.
  let contents: Range<Int>
  /// Whether the container ends before the box does.
  let isCut: Bool
}

/// Walks the boxes in a range of a file.
struct MP4Boxes {
  private var position: Int
  private let end: Int

  init(in range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next box, or `nil` if too few bytes are left for one.
  ///
  /// A lenient walk also ends at an impossible size.
  mutating func next(_ reader: inout ByteReader, isLenient: Bool = false) throws(AssetError) -> MP4Box? {
    guard position <= end - 8 else { return nil }
    let name = try reader.code(at: position + 4)
    var size = try reader.big(4, at: position)
    var headerSize = 8
    if size == 1 {
      headerSize = 16
      size = try reader.big(8, at: position + 8)
    } else if size == 0 {
      size = end - position
    }
    guard size >= headerSize else {
      if isLenient { return nil }
      throw .damaged(.structure)
    }
    let start = min(position + headerSize, end)
    let isCut = size > end - position
    position = isCut ? end : position + size
    return MP4Box(name: name, contents: start..<position, isCut: isCut)
  }

  static func first(_ name: FourCC, in range: Range<Int>, _ reader: inout ByteReader) throws(AssetError) -> MP4Box? {
    var boxes = MP4Boxes(in: range)
    while let box = try boxes.next(&reader) {
      if box.name == name { return box }
    }
    return nil
  }
}

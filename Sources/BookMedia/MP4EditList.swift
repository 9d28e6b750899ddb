import BookKit

/// The segments of a track that are played in turn.
///
/// They are read one at a time, since the number that a file states may be huge.
struct MP4EditList {
  struct Edit {
    /// The start, in the track's time units, or `nil` for silence.
    let start: Int?
    /// The length, in the movie's time units.
    let length: Int
  }

  /// The number of segments, limited to those that fit in the box.
  let count: Int
  private let first: Int
  /// The size of each number in bytes.
  private let width: Int

  init?(of reader: inout ByteReader, in track: Range<Int>) throws(AssetError) {
    guard let container = try MP4Boxes.first("edts", in: track, &reader)?.contents,
      let list = try MP4Boxes.first("elst", in: container, &reader)?.contents
    else { return nil }
    width = try reader.byte(at: list.lowerBound) == 1 ? 8 : 4
    first = list.lowerBound + 8
    let room = max(0, list.upperBound - first) / (2 * width + 4)
    count = min(try reader.big(4, at: list.lowerBound + 4), room)
  }

  func edit(_ index: Int, _ reader: inout ByteReader) throws(AssetError) -> Edit {
    let entry = first + index * (2 * width + 4)
    let start = try reader.big(width, at: entry + width)
    // A start of −1 means silence.
    let isSilence = start == (width == 8 ? Int.max : Int(UInt32.max))
    return Edit(start: isSilence ? nil : start, length: try reader.big(width, at: entry))
  }
}

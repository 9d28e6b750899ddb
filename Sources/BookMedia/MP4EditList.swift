import BookKit

/// Which stretches of a track are played, one after the other; read one by one, as a file may claim any number.
struct MP4EditList {
  /// One stretch of a track that is played.
  struct Edit {
    /// Where it begins, in units of the track; nothing for silence.
    let start: Int?
    /// How long it is, in units of the movie.
    let length: Int
  }

  /// The number of stretches, as far as there is room for them.
  let count: Int
  private let first: Int
  /// How many bytes each number has.
  private let width: Int

  /// Finds the edit list of a `trak` box.
  init?(of reader: inout ByteReader, in track: Range<Int>) throws(AssetFault) {
    guard let container = try MP4Boxes.first("edts", in: track, &reader)?.contents,
      let list = try MP4Boxes.first("elst", in: container, &reader)?.contents
    else { return nil }
    width = try reader.byte(at: list.lowerBound) == 1 ? 8 : 4
    first = list.lowerBound + 8
    let room = max(0, list.upperBound - first) / (2 * width + 4)
    count = min(try reader.big(4, at: list.lowerBound + 4), room)
  }

  /// The stretch of that number.
  func edit(_ index: Int, _ reader: inout ByteReader) throws(AssetFault) -> Edit {
    let entry = first + index * (2 * width + 4)
    let start = try reader.big(width, at: entry + width)
    // Silence begins at −1.
    let isSilence = start == (width == 8 ? Int.max : Int(UInt32.max))
    return Edit(start: isSilence ? nil : start, length: try reader.big(width, at: entry))
  }
}

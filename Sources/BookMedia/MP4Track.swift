import BookKit

/// A sound track of an MPEG-4 file.
struct MP4Track {
  let identifier: Int
  /// The number of time units per second.
  let rate: Int
  /// The total duration of all samples, including those of fragments, in the track's time units.
  var length: Double
  var defaultDuration = 0
  private let edits: MP4EditList?

  /// Returns `nil` if the track isn't a sound track.
  init?(of reader: inout ByteReader, in range: Range<Int>) throws(AssetError) {
    guard let media = try MP4Boxes.first("mdia", in: range, &reader)?.contents,
      let handler = try MP4Boxes.first("hdlr", in: media, &reader)?.contents,
      try reader.code(at: handler.lowerBound + 8) == "soun"
    else { return nil }
    guard let header = try MP4Boxes.first("mdhd", in: media, &reader)?.contents.lowerBound,
      let trackHeader = try MP4Boxes.first("tkhd", in: range, &reader)?.contents.lowerBound
    else { throw .damaged(.structure) }
    let isLong = try reader.byte(at: header) == 1
    rate = try reader.big(4, at: header + (isLong ? 20 : 12))
    let length = isLong ? try reader.big(8, at: header + 24) : try reader.big(4, at: header + 16)
    // All bits set means that the encoder didn't know the duration.
    let isKnown = length > 0 && length != Int(UInt32.max) && length != Int.max
    self.length = isKnown ? Double(length) : try MP4Track.sampleLength(of: &reader, in: media)
    identifier = try reader.big(4, at: trackHeader + (try reader.byte(at: trackHeader) == 1 ? 20 : 12))
    edits = try MP4EditList(of: &reader, in: range)
  }

  /// Returns the track's playing time in seconds, if the movie has `movieRate` time units per second.
  func duration(_ reader: inout ByteReader, movieRate: Int) throws(AssetError) -> Double {
    guard rate > 0 else { throw .damaged(.noRate) }
    guard movieRate > 0, let edits, edits.count > 0 else { return try Seconds.of(length, rate: Double(rate)) }
    var seconds = 0.0
    for index in 0..<edits.count {
      let edit = try edits.edit(index, &reader)
      let wanted = try Seconds.of(edit.length, rate: movieRate)
      guard let start = edit.start else {
        seconds += wanted
        continue
      }
      let left = try Seconds.of(length - Double(start), rate: Double(rate))
      // A length of 0 means everything, as in fragmented files.
      seconds += edit.length == 0 ? left : min(left, wanted)
    }
    return seconds
  }

  /// Returns the total duration in the table of samples.
  private static func sampleLength(of reader: inout ByteReader, in media: Range<Int>) throws(AssetError) -> Double {
    guard let information = try MP4Boxes.first("minf", in: media, &reader)?.contents,
      let samples = try MP4Boxes.first("stbl", in: information, &reader)?.contents,
      let table = try MP4Boxes.first("stts", in: samples, &reader)?.contents
    else { return 0 }
    var length = 0.0
    let count = min(try reader.big(4, at: table.lowerBound + 4), (table.count - 8) / 8)
    for index in 0..<max(0, count) {
      let entry = table.lowerBound + 8 + 8 * index
      length += Double(try reader.big(4, at: entry)) * Double(try reader.big(4, at: entry + 4))
    }
    return length
  }
}

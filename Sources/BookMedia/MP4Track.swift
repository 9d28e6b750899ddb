import BookKit

/// A track of sound in an MPEG-4 file.
struct MP4Track {
  let identifier: Int
  /// Units of the track's time in a second.
  let rate: Int
  /// The length of all samples, in units of the track; fragments add theirs.
  var length: Double
  /// How long a sample of a fragment lasts that does not say so itself.
  var defaultDuration = 0
  private let edits: MP4EditList?

  /// Reads a `trak` box; nothing comes of one without sound.
  init?(of reader: inout ByteReader, in stretch: Range<Int>) throws(AssetFault) {
    guard let media = try MP4Boxes.first("mdia", in: stretch, &reader)?.contents,
      let handler = try MP4Boxes.first("hdlr", in: media, &reader)?.contents,
      try reader.code(at: handler.lowerBound + 8) == "soun"
    else { return nil }
    guard let header = try MP4Boxes.first("mdhd", in: media, &reader)?.contents.lowerBound,
      let trackHeader = try MP4Boxes.first("tkhd", in: stretch, &reader)?.contents.lowerBound
    else { throw .damaged(.structure) }
    let isLong = try reader.byte(at: header) == 1
    rate = try reader.big(4, at: header + (isLong ? 20 : 12))
    let length = isLong ? try reader.big(8, at: header + 24) : try reader.big(4, at: header + 16)
    // All bits set stand for a length that the writer did not know.
    let isKnown = length > 0 && length != Int(UInt32.max) && length != Int.max
    self.length = isKnown ? Double(length) : try MP4Track.sampleLength(of: &reader, in: media)
    identifier = try reader.big(4, at: trackHeader + (try reader.byte(at: trackHeader) == 1 ? 20 : 12))
    edits = try MP4EditList(of: &reader, in: stretch)
  }

  /// How long the track plays, in seconds, when a second of the movie's time has `movieRate` units.
  func duration(_ reader: inout ByteReader, movieRate: Int) throws(AssetFault) -> Double {
    guard rate > 0 else { throw .damaged(.noRate) }
    guard movieRate > 0, let edits, edits.count > 0 else { return try Seconds.lasting(length, rate: Double(rate)) }
    var seconds = 0.0
    for index in 0..<edits.count {
      let edit = try edits.edit(index, &reader)
      let wanted = try Seconds.lasting(edit.length, rate: movieRate)
      guard let start = edit.start else {
        seconds += wanted
        continue
      }
      let left = try Seconds.lasting(length - Double(start), rate: Double(rate))
      // A length of 0 stands for all there is, as it does in fragmented files.
      seconds += edit.length == 0 ? left : min(left, wanted)
    }
    return seconds
  }

  /// Adds up the table of samples.
  private static func sampleLength(
    of reader: inout ByteReader, in media: Range<Int>
  ) throws(AssetFault) -> Double {
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

import BookKit

/// The fragments of an MPEG-4 file: samples described after the `moov` box.
enum MP4Fragment {
  static func add(to tracks: inout [MP4Track], of reader: inout ByteReader, in range: Range<Int>) throws(AssetError) {
    var boxes = MP4Boxes(in: range)
    var track: Int?
    var duration = 0
    while let box = try boxes.next(&reader) {
      if box.name == "tfhd" {
        let identifier = try reader.big(4, at: box.contents.lowerBound + 4)
        track = tracks.firstIndex { $0.identifier == identifier }
        if let track { duration = try sampleDuration(of: &reader, in: box.contents) ?? tracks[track].defaultDuration }
      } else if box.name == "trun", let track {
        tracks[track].length += try length(of: &reader, in: box.contents, sampleDuration: duration)
      }
    }
  }

  /// Returns the default sample duration in a `tfhd` box, if it has one.
  private static func sampleDuration(of reader: inout ByteReader, in header: Range<Int>) throws(AssetError) -> Int? {
    let flags = try reader.big(3, at: header.lowerBound + 1)
    guard flags & 0x08 != 0 else { return nil }
    // An offset and an index may come first.
    let offset = 8 + (flags & 0x01 == 0 ? 0 : 8) + (flags & 0x02 == 0 ? 0 : 4)
    return try reader.big(4, at: header.lowerBound + offset)
  }

  /// Returns the total duration of the samples of a `trun` box.
  private static func length(
    of reader: inout ByteReader, in run: Range<Int>, sampleDuration: Int
  ) throws(AssetError) -> Double {
    let flags = try reader.big(3, at: run.lowerBound + 1)
    let count = try reader.big(4, at: run.lowerBound + 4)
    guard flags & 0x100 != 0 else { return Double(count) * Double(sampleDuration) }
    let start = run.lowerBound + 8 + (flags & 0x01 == 0 ? 0 : 4) + (flags & 0x04 == 0 ? 0 : 4)
    // Each sample has four bytes for each field that the flags announce; the duration is the first.
    let entrySize = 4 * (flags & 0xF00).nonzeroBitCount
    var length = 0.0
    for index in 0..<min(count, max(0, run.upperBound - start) / entrySize) {
      length += Double(try reader.big(4, at: start + entrySize * index))
    }
    return length
  }
}

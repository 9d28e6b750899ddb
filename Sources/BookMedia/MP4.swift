import BookKit

/// MPEG-4 and QuickTime: the length of the longest sound track after its edit list is applied.
enum MP4 {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var boxes = MP4Boxes(in: 0..<reader.size)
    var movie: MP4Movie?
    while let box = try boxes.next(&reader, isLenient: movie != nil) {
      // Anything may follow a movie, such as tags of other formats, but its own boxes must be complete.
      if box.isCut, movie == nil || box.name == "mdat" || box.name == "moof" { throw .truncated }
      if box.name == "moov", movie == nil { movie = try MP4Movie(of: &reader, in: box.contents) }
      if box.name == "moof" { try movie?.addFragment(of: &reader, in: box.contents) }
    }
    guard let movie, !movie.sounds.isEmpty else { throw .damaged(.noSound) }
    var longest = 0.0
    for track in movie.sounds { longest = max(longest, try track.duration(&reader, movieRate: movie.rate)) }
    return .sound(duration: longest)
  }
}

/// The `moov` box of a file together with the fragments after it.
private struct MP4Movie {
  /// The number of time units per second of the movie, or 0 if unknown.
  private(set) var rate = 0
  private(set) var sounds: [MP4Track] = []

  init(of reader: inout ByteReader, in range: Range<Int>) throws(AssetError) {
    var boxes = MP4Boxes(in: range)
    while let box = try boxes.next(&reader) {
      if box.name == "mvhd" {
        let isLong = try reader.byte(at: box.contents.lowerBound) == 1
        rate = try reader.big(4, at: box.contents.lowerBound + (isLong ? 20 : 12))
      } else if box.name == "trak", sounds.count < MP4Movie.maxTracks,
        let track = try MP4Track(of: &reader, in: box.contents)
      {
        sounds.append(track)
      } else if box.name == "mvex" {
        try readDefaults(of: &reader, in: box.contents)
      }
    }
  }

  /// Adds the samples of a `moof` box to their tracks.
  mutating func addFragment(of reader: inout ByteReader, in range: Range<Int>) throws(AssetError) {
    var boxes = MP4Boxes(in: range)
    while let box = try boxes.next(&reader) {
      if box.name == "traf" { try MP4Fragment.add(to: &sounds, of: &reader, in: box.contents) }
    }
  }

  /// The maximum number of tracks that are read, since each fragment searches all of them.
  private static let maxTracks = 64

  private mutating func readDefaults(of reader: inout ByteReader, in range: Range<Int>) throws(AssetError) {
    var boxes = MP4Boxes(in: range)
    while let box = try boxes.next(&reader) {
      guard box.name == "trex" else { continue }
      let identifier = try reader.big(4, at: box.contents.lowerBound + 4)
      let duration = try reader.big(4, at: box.contents.lowerBound + 12)
      for index in sounds.indices where sounds[index].identifier == identifier {
        sounds[index].defaultDuration = duration
      }
    }
  }
}

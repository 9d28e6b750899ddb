import BookKit

/// MPEG audio: a sequence of frames; the first one may be an information frame that states their number.
///
/// The silence that encoders add isn't subtracted, although the information frame states it: the length is that of all
/// frames, as in ffprobe 5 to 7.
enum MP3 {
  /// The maximum number of bytes of other data before the first frame.
  private static let maxJunkBytes = 65536

  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    let tagsEnd = ID3.end(in: &reader)
    guard let start = firstFrame(in: &reader, from: tagsEnd) else { throw .damaged(.noSound) }
    let frame = try MP3Frame(of: &reader, at: start)
    guard let size = frame.size else { return .sound(duration: nil) }
    let end = ID3.start(ofTagsAfter: start, in: &reader)
    guard size <= end - start else { throw .truncated }
    let info = MP3InfoFrame(in: &reader, of: frame, at: start)
    if let info, info.frames > 0, info.fits(soundOf: end - start) {
      return .sound(duration: try Seconds.of(info.frames * frame.samples, rate: frame.rate))
    }
    var walk = MP3Walk(from: start, to: end)
    let walked = try walk.duration(&reader)
    if let info, info.isCut(to: walked, of: frame) { throw .truncated }
    return .sound(duration: walked)
  }

  /// Returns whether there is a frame at `position`, followed by a frame of the same kind or the end of the file.
  static func begins(in reader: inout ByteReader, at position: Int) -> Bool {
    guard let frame = try? MP3Frame(of: &reader, at: position) else { return false }
    guard let size = frame.size else { return frame.isRepeated(in: &reader, after: position) }
    return position + size == reader.size || frame.isFollowed(in: &reader, at: position + size)
  }

  /// Returns the offset of the first frame near `start` that other frames follow, or `nil` if there is none.
  static func firstFrame(in reader: inout ByteReader, from start: Int) -> Int? {
    if begins(in: &reader, at: start) { return start }
    for position in start..<max(start, min(reader.size, start + maxJunkBytes)) {
      guard let frame = try? MP3Frame(of: &reader, at: position), let size = frame.size,
        frame.isFollowed(in: &reader, at: position + size),
        let next = try? MP3Frame(of: &reader, at: position + size), let nextSize = next.size
      else { continue }
      // Arbitrary bytes can look like two frames. Three in a row are unlikely, but a file may end after two.
      let third = position + size + nextSize
      if third >= reader.size - 128 || next.isFollowed(in: &reader, at: third) { return position }
    }
    return nil
  }
}

/// Walks the frames and adds up their durations.
private struct MP3Walk {
  private var position: Int
  private let end: Int

  init(from start: Int, to end: Int) {
    position = start
    self.end = end
  }

  mutating func duration(_ reader: inout ByteReader) throws(AssetError) -> Double {
    var seconds = 0.0
    var run = (samples: 0, rate: 1)
    while let frame = nextFrame(&reader), let size = frame.size, size <= end - position {
      // Information frames in the middle of concatenated files aren't sound.
      if MP3InfoFrame(in: &reader, of: frame, at: position) == nil {
        if frame.rate != run.rate {
          seconds += try Seconds.of(run.samples, rate: run.rate)
          run = (0, frame.rate)
        }
        run.samples += frame.samples
      }
      position += size
    }
    return seconds + (try Seconds.of(run.samples, rate: run.rate))
  }

  /// Returns the frame at the position, first skipping anything that isn't a frame.
  private mutating func nextFrame(_ reader: inout ByteReader) -> MP3Frame? {
    if position < end, let frame = try? MP3Frame(of: &reader, at: position), frame.size != nil { return frame }
    while position < end - MP3Frame.headerSize {
      position += 1
      if let frame = try? MP3Frame(of: &reader, at: position), let size = frame.size,
        position + size == end || frame.isFollowed(in: &reader, at: position + size)
      {
        return frame
      }
    }
    return nil
  }
}

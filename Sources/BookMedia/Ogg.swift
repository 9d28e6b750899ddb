import BookKit

/// Ogg: pages of one or more streams; chained files follow one another.
///
/// Only page headers are read. The length is that of the audible sound: the samples that Opus decoders discard at the
/// beginning are subtracted, and so is the start of a stream that was cut out of a longer one. The length of streams in
/// an unknown codec is unknown.
enum Ogg {
  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var position = 0
    var seconds = 0.0
    var sound: OggSound?
    var isAmongBeginnings = false
    var (hasStream, hasSound) = (false, false)
    while let (page, next) = try nextPage(&reader, from: position) {
      if page.beginsStream {
        if !isAmongBeginnings, let finished = sound {
          seconds += try finished.duration()
          sound = nil
        }
        if sound == nil { sound = try OggSound(of: &reader, on: page) }
        (hasStream, hasSound) = (true, hasSound || sound != nil)
      } else if page.stream == sound?.stream {
        try sound?.follow(page, &reader)
      }
      isAmongBeginnings = page.beginsStream
      position = next
    }
    guard hasStream else { throw .damaged(.noSound) }
    if let sound { seconds += try sound.duration() }
    return .sound(duration: hasSound ? seconds : nil)
  }

  /// Returns the first page at or after `position`, and where it ends.
  private static func nextPage(
    _ reader: inout ByteReader, from position: Int
  ) throws(AssetError) -> (page: OggPage, end: Int)? {
    var position = position
    while position <= reader.size - 4 {
      if try reader.byte(at: position) == 0x4F, try reader.code(at: position) == "OggS" {
        let page = try OggPage(of: &reader, at: position)
        return (page, page.contents.upperBound)
      }
      position += 1
    }
    return nil
  }
}

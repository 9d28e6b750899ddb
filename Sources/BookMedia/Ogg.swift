import BookKit

/// Ogg: pages of one or more streams, one file after the other where they are chained.
///
/// Only the heads of the pages are looked at. The length is that of the sound: what Opus has decoders throw away at the
/// beginning is taken off, and what was played before a recording began does not count. Streams of a coding that is not
/// known have an unknown length.
enum Ogg {
  static func content(of reader: inout ByteReader) throws(AssetFault) -> AssetFacts.Content {
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

  /// The page at `position` or, after damage, the next one there is, and where it ends.
  private static func nextPage(
    _ reader: inout ByteReader, from position: Int
  ) throws(AssetFault) -> (page: OggPage, end: Int)? {
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

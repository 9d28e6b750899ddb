import BookKit

/// A first frame that holds no sound but tells how much follows: `Xing`, `Info` or `VBRI`.
struct MP3Note: Equatable {
  /// How many frames follow; 0 when the note does not say.
  let frames: Int
  /// How many bytes the note and those frames have; 0 when the note does not say.
  let bytes: Int

  /// Reads the note in a frame at `position`; there is none in most.
  init?(in reader: inout ByteReader, of frame: MP3Frame, at position: Int) {
    guard frame.layer == 3 else { return nil }
    // The note stands where sound would begin, after what the frame says of its channels.
    let sideInfo = frame.isFirstVersion ? (frame.isMono ? 17 : 32) : (frame.isMono ? 9 : 17)
    let start = position + MP3Frame.headerSize + sideInfo
    if let name = try? reader.code(at: start), name == "Xing" || name == "Info",
      let flags = try? reader.big(4, at: start + 4)
    {
      let hasFrames = flags & 1 != 0
      frames = hasFrames ? (try? reader.big(4, at: start + 8)) ?? 0 : 0
      bytes = flags & 2 != 0 ? (try? reader.big(4, at: start + (hasFrames ? 12 : 8))) ?? 0 : 0
      return
    }
    let vbri = position + MP3Frame.headerSize + 32
    guard let name = try? reader.code(at: vbri), name == "VBRI", (try? reader.big(2, at: vbri + 4)) == 1 else {
      return nil
    }
    bytes = (try? reader.big(4, at: vbri + 10)) ?? 0
    frames = (try? reader.big(4, at: vbri + 14)) ?? 0
  }

  /// Whether the note tells of about as many bytes as the sound has, or of none.
  ///
  /// More follow where files have been put together, fewer where one has been cut; a sixteenth is left for tags.
  func fits(soundOf count: Int) -> Bool {
    bytes == 0 || abs(bytes - count) <= min(bytes, count) / 16
  }

  /// Whether the file ends clearly before the sound does that the note tells of.
  func isCut(to seconds: Double, of frame: MP3Frame) -> Bool {
    seconds * Double(frame.rate) < 15.0 / 16 * Double(frames * frame.samples)
  }
}

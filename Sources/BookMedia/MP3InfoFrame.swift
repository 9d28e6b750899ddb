import BookKit

/// An information frame: a first frame without sound that states how much follows (`Xing`, `Info` or `VBRI`).
struct MP3InfoFrame: Equatable {
  /// The number of frames that follow, or 0 if unknown.
  let frames: Int
  /// The size in bytes of this frame and those that follow, or 0 if unknown.
  let bytes: Int

  /// Returns `nil` for an ordinary frame.
  init?(in reader: inout ByteReader, of frame: MP3Frame, at position: Int) {
    guard frame.layer == 3 else { return nil }
    // The information begins where sound would, after the channels' side information.
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

  /// Returns whether the stated size, if any, matches that of the sound to within one sixteenth, which allows for tags.
  func fits(soundOf count: Int) -> Bool { bytes == 0 || abs(bytes - count) <= min(bytes, count) / 16 }

  /// Returns whether the file clearly ends before the stated end of the sound.
  func isCut(to seconds: Double, of frame: MP3Frame) -> Bool {
    seconds * Double(frame.rate) < 15.0 / 16 * Double(frames * frame.samples)
  }
}

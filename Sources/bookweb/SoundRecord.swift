import BookKit

/// The record of a playing sound, which the page reads in place.
///
/// Page/README.md describes its fields.
struct SoundRecord {
  private let number: Int32
  private let asset: Int32
  private let pass: Int32
  private let loops: Int32
  private let elapsed: Double
  private let duration: Double
  private let start: Double
  private let volume: Float

  /// The number of the reader's first recording; the numbers of later recordings count down.
  static let firstRecording = -2

  /// Creates the record of a sound; `asset` is the number of its file or recording, or −1 if it has none.
  init(_ sound: PlayingSound, asset: Int) {
    number = Int32(truncatingIfNeeded: sound.id)
    self.asset = Int32(truncatingIfNeeded: asset)
    pass = Int32(truncatingIfNeeded: sound.repeatCount)
    loops = sound.loops ? 1 : 0
    (elapsed, duration, start) = (sound.elapsed, sound.duration, sound.start)
    volume = Float(sound.volume)
  }
}

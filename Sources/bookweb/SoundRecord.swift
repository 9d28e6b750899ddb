import BookKit

/// The record of a playing sound, 56 bytes that the page reads in place.
///
/// Page/README.md describes its fields.
struct SoundRecord {
  private let number: Int32
  private let asset: Int32
  private let pass: Int32
  private let flags: Int32
  private let seconds: Double
  private let duration: Double
  private let volume: Float
  private let kind: Int32
  private let role: Int32
  private let element: Int32
  private let start: Double

  /// `asset` is the number of the sound's file, −1 for none, or −2 minus the index of a recording.
  init(_ sound: PlayingSound, asset: Int) {
    number = Int32(truncatingIfNeeded: sound.id)
    self.asset = Int32(truncatingIfNeeded: asset)
    pass = Int32(truncatingIfNeeded: sound.repeatCount)
    flags = sound.loops ? 1 : 0
    (seconds, duration) = (sound.elapsed, sound.duration)
    volume = Float(sound.volume)
    kind = sound.element != nil ? 0 : sound.isPageMusic ? 1 : 2
    role = Int32(sound.role.rawValue)
    element = Int32(truncatingIfNeeded: sound.element ?? -1)
    start = sound.start
  }
}

import PropertyList

/// A sound: a file and how it is played.
public struct Audio: Sendable {
  /// The sound file.
  public var trackName: Located<String>?
  /// The delay before the sound starts, in seconds.
  public var offset = 0.0
  /// The position in the file where playback begins and a loop restarts, in seconds.
  public var start = Located(0.0)
  /// The length in seconds; if `nil`, the rest of the file from `start`.
  public var duration: Double?
  /// The volume, 0…1.
  public var volume = 1.0
  /// Whether the sound repeats when it ends.
  public var loops: Located<Bool>
  /// The purpose of the sound.
  public var role = SoundRole.effect
  /// Whether the author wrote a role.
  var hasOwnRole = false
  package var node: NodeHandle

  /// Returns the playing time in seconds, or `nil` if neither the book nor the asset catalog gives it.
  package func length(in assets: AssetCatalog?) -> Double? {
    duration ?? trackName.flatMap { assets?[$0.value]?.duration }.map { max(0, $0 - start.value) }
  }
}

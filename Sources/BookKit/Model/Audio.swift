import PropertyList

/// A sound: a file, and how it is played.
public struct Audio: Sendable {
  /// The file.
  public var trackName: Placed<String>?
  /// The seconds before it starts.
  public var offset = 0.0
  /// Its length in seconds; the file's own where nothing is said.
  public var duration: Double?
  /// The loudness, 0…1.
  public var volume = 1.0
  /// Whether it starts over at its end.
  public var loops: Placed<Bool>
  /// What it is for.
  public var role = SoundRole.effect
  /// Where its dictionary stands.
  public var node: NodeHandle
}

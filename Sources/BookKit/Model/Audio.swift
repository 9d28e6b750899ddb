import PropertyList

/// A sound: a file, and how it is played.
public struct Audio: Sendable {
  /// The file.
  public var trackName: Placed<String>?
  /// The seconds before it starts.
  public var offset = 0.0
  /// The second of the file at which it begins, and to which a loop returns.
  public var start = Placed(0.0)
  /// Its length in seconds; what the file has from `start` on where nothing is said.
  public var duration: Double?
  /// The loudness, 0…1.
  public var volume = 1.0
  /// Whether it starts over at its end.
  public var loops: Placed<Bool>
  /// What it is for.
  public var role = SoundRole.effect
  /// Where its dictionary stands.
  public var node: NodeHandle

  /// How long it sounds, in seconds, or `nil` if neither the book nor its file says so.
  func length(in assets: AssetCatalog?) -> Double? {
    duration ?? trackName.flatMap { assets?[$0.value]?.duration }.map { max(0, $0 - start.value) }
  }
}

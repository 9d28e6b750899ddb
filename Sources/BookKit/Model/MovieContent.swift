/// What only a movie has.
public struct MovieContent: Sendable {
  /// The pictures in order.
  public var frames: [Frame] = []
  /// How many of them are shown in a second.
  public var framesPerSecond = 12.0
  /// Whether it starts over at its end.
  public var loops = true
  /// Whether it starts when it comes on stage.
  public var startsByItself = true

  /// One picture.
  public struct Frame: Sendable {
    /// The file.
    public var name: Placed<String>?
    /// A sound that starts with it.
    public var sound: Placed<String>?
  }
}

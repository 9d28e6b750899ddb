/// The properties that only a movie has.
public struct MovieContent: Sendable {
  /// The frames, in order.
  public var frames: [Frame] = []
  /// The number of frames shown per second.
  public var framesPerSecond = 12.0
  /// Whether it repeats when it ends.
  public var loops = true
  /// Whether it starts when it comes on stage.
  public var startsAutomatically = true

  /// A frame of a movie.
  public struct Frame: Sendable {
    /// The picture file.
    public var name: Located<String>?
    /// The sound file that starts with the frame.
    public var sound: Located<String>?
  }
}

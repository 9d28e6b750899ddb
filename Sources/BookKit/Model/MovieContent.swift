/// The properties that only a movie has.
public struct MovieContent: Sendable {
  /// The frames, in order.
  public var frames: [Frame] = []
  /// The number of frames shown per second.
  public var framesPerSecond = 12.0
  /// Whether the movie repeats when it ends.
  public var loops = true
  /// Whether the movie starts when it comes on stage.
  public var startsAutomatically = true

  /// The playing time of one pass in seconds, or 0 if the movie can't play.
  package var length: Double {
    frames.isEmpty || !(framesPerSecond > 0) ? 0 : Double(frames.count) / framesPerSecond
  }

  /// A frame of a movie.
  public struct Frame: Sendable {
    /// The picture file.
    public var name: Located<String>?
    /// The sound file that starts with the frame.
    public var sound: Located<String>?
  }
}

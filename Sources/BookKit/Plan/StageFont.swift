/// A font that comes with a book, for hosts that draw its texts.
public struct StageFont: Sendable, Equatable {
  /// The name by which texts choose it.
  public let name: Name
  /// The name of its file.
  public let file: Name
  /// The measurements of its characters.
  public let metrics: FontMetrics
}

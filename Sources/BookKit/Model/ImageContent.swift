/// What only a picture has.
public struct ImageContent: Sendable {
  /// The file.
  public var fileName: Placed<String>?
}

/// The properties that only a picture has.
public struct ImageContent: Sendable {
  /// The picture file.
  public var fileName: Located<String>?
}

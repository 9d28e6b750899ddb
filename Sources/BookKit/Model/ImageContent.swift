/// The properties that only a picture has.
public struct ImageContent: Sendable {
  /// The file.
  public var fileName: Located<String>?
}

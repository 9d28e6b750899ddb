/// The properties that only a miniature has.
public struct MiniatureContent: Sendable {
  /// The page that it shows at rest.
  public var page: Located<PageReference>?
}

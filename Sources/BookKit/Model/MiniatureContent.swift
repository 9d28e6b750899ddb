/// The properties that only a miniature has.
public struct MiniatureContent: Sendable {
  /// The page that the miniature shows at rest.
  public var page: Located<PageReference>?
}

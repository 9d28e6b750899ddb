import PropertyList

/// A font that comes with a book.
public struct BookFont: Sendable {
  /// The name by which texts choose it.
  public var name: Located<Name>?
  /// The file.
  public var fileName: Located<String>?
  /// The node of its entry.
  package var node: NodeHandle
}

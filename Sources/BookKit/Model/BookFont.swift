import PropertyList

/// A font that comes with a book.
public struct BookFont: Sendable {
  /// The name by which texts choose it.
  public var name: Located<Name>?
  /// The font file.
  public var fileName: Located<String>?
  /// The node of the font's entry.
  package var node: NodeHandle
}

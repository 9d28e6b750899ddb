import PropertyList

/// A game that readers open from the section of games, on a page of its own.
public struct BookGame: Sendable {
  /// The name by which the game is opened.
  public var name: Located<Name>?
  /// The title shown to readers, in all languages.
  package var localizedTitle = LocalizableText()
  /// A description of the game for readers who can't see it.
  public var altText: Located<String>?
  /// The puzzle or picture to colour.
  public var content: Element.Content
  /// The width of a picture to colour whose regions are paths.
  public var width: Located<Double>?
  /// The height of a picture to colour whose regions are paths.
  public var height: Located<Double>?
  package var node: NodeHandle

  /// The title shown to readers, for languages without a translation.
  public var title: String? { localizedTitle.original?.value }
}

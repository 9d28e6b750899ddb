/// The background of a page.
public enum PageBackground: Sendable, Equatable {
  /// A colour.
  case color(Color)
  /// A picture, by its file.
  case image(Name)
}

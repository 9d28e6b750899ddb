/// The background of a page or of the credits.
public enum PageBackground: Sendable, Equatable {
  /// A colour.
  case color(Color)
  /// A picture, by its file.
  case image(Name)
  /// A gradient.
  case gradient(Gradient)
}

extension Player {
  /// The fonts that the book brings along, as far as their files could be read.
  public var fonts: [StageFont] { plan.fonts }

  /// Returns the font that the book brings along under a name, or `nil` if it's not one of the book's.
  public func font(named name: Name?) -> StageFont? { plan.fonts.first { $0.name == name } }

  /// Returns the lines of a text as it's drawn at a tick.
  ///
  /// - Parameters:
  ///   - item: The text at that tick.
  ///   - element: The element that it belongs to.
  /// - Returns: The lines, which break alike on every device.
  public func layout(of item: DrawItem, in element: StageElement) -> TextLayout {
    let style = TextLayout.Style(
      fontSize: item.fontSize, font: font(named: element.fontName)?.metrics, alignment: element.alignment,
      verticalAlignment: element.verticalAlignment)
    return TextLayout(
      element.text.map { names.text(of: $0) } ?? "", style, width: item.width, height: item.height)
  }
}

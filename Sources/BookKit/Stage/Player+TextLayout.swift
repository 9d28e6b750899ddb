extension Player {
  /// The fonts that the book includes and whose files could be read.
  public var fonts: [StageFont] { plan.fonts }

  /// Returns the font of the book with a name, or `nil` if the book doesn't include it.
  public func font(named name: Name?) -> StageFont? { plan.fonts.first { $0.name == name } }

  /// Returns the lines of a text as it's drawn at a tick.
  ///
  /// - Parameters:
  ///   - item: The text at that tick.
  ///   - element: The element that it belongs to.
  /// - Returns: The lines, which are the same on every device.
  public func layout(of item: DrawItem, in element: StageElement) -> TextLayout {
    let style = TextLayout.Style(
      fontSize: item.fontSize, font: font(named: element.fontName)?.metrics, alignment: element.alignment,
      verticalAlignment: element.verticalAlignment)
    return TextLayout(element.text.map { names.text(of: $0) } ?? "", style, width: item.width, height: item.height)
  }
}

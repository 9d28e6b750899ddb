import BookKit

extension TextBlock {
  /// Returns the lines of the text in a frame; a width or a height of 0 means that there is no limit.
  package func layout(width: Double, height: Double = 0) -> TextLayout {
    let style = TextLayout.Style(
      fontSize: fontSize, font: font?.metrics, alignment: alignment, verticalAlignment: verticalAlignment)
    return TextLayout(text, style, width: width, height: height)
  }
}

import BookKit

extension TextBlock {
  /// Returns the lines of the text in a frame; a width or a height of 0 means that there is no limit.
  package func layout(width: Double, height: Double = 0) -> TextLayout {
    let style = TextLayout.Style(
      fontSize: fontSize, font: font?.metrics, alignment: alignment, verticalAlignment: verticalAlignment)
    return TextLayout(text, style, width: width, height: height)
  }

  /// The extent of letters above and below the baseline, in whole points as in browsers; if the book doesn't contain
  /// the font, the extent of Helvetica.
  var reach: (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.905, 0.212)
    if let metrics = font?.metrics {
      ascent = Double(metrics.ascender) / Double(metrics.unitsPerEm)
      descent = Double(-metrics.descender) / Double(metrics.unitsPerEm)
    }
    return ((ascent * fontSize + 0.5).rounded(.down), (descent * fontSize + 0.5).rounded(.down))
  }

  /// Returns the top of a line's letters, a whole number of points; browsers put half of a line's free space above the
  /// letters.
  func letterTop(of line: TextLayout.Line) -> Double {
    // Browsers round the positions of lines down to a 64th of a point.
    let top = (line.top * 64).rounded(.down) / 64
    let space = ((TextLayout.lineStep * fontSize - reach.ascent - reach.descent) / 2).rounded(.down)
    return (top + space + 0.5).rounded(.down)
  }

  /// Returns the baseline of a line as in browsers, which differs from the layout's baseline by less than a point.
  func base(of line: TextLayout.Line) -> Double { letterTop(of: line) + reach.ascent }
}

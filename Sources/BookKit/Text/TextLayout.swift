/// The layout of a text in lines, which is the same on every device and in all kinds of output.
///
/// A line ends at a line break, at the last space before the limit, after a hyphen, or between characters of scripts
/// without spaces. A word that is longer than the frame is cut. Lines are 1.2 times the font size apart. Widths are
/// sums of advances, without kerning or ligatures. The advances are those of the font if the book includes it, or else
/// those of Helvetica.
public struct TextLayout: Sendable {
  /// The lines, from top to bottom.
  public private(set) var lines: [Line] = []
  /// The width of the frame, or of the longest line if the frame has no width.
  public let width: Double
  /// The height of all lines together.
  public let height: Double
  package private(set) var hasWideWord = false

  /// A line of a text.
  public struct Line: Sendable, Equatable {
    /// The UTF-8 range of the line in the text, without the line break or the spaces at its end.
    public let range: Range<Int>
    /// The distance from the left edge of the frame.
    public let x: Double
    /// The distance of the line from the top of the frame.
    public let top: Double
    /// The distance of the baseline from the top of the frame.
    public let base: Double
    /// The width of the line.
    public let width: Double
  }

  package struct Style: Sendable {
    package var fontSize: Double
    /// The metrics of the font; `nil` for those of Helvetica.
    package var font: FontMetrics?
    package var alignment: Alignment
    /// The position of the lines in a frame that is taller.
    package var verticalAlignment: VerticalAlignment

    package init(
      fontSize: Double, font: FontMetrics? = nil, alignment: Alignment = .left,
      verticalAlignment: VerticalAlignment = .top
    ) {
      (self.fontSize, self.font, self.alignment) = (fontSize, font, alignment)
      self.verticalAlignment = verticalAlignment
    }
  }

  /// The distance between lines, as a fraction of the font size.
  package static let lineStep = 1.2

  /// Breaks `text` into lines for a frame.
  ///
  /// A width of 0 means no limit. A height of 0 means that the text begins at the top.
  package init(_ text: String, _ style: Style, width: Double, height: Double = 0) {
    let size = style.fontSize
    guard size > 0, size.isFinite else {
      (self.width, self.height) = (max(0, width), 0)
      return
    }
    let breaker = LineBreaker(text, font: style.font, limit: width > 0 ? width / size : .infinity)
    hasWideWord = breaker.hasWideWord
    let frameWidth = width > 0 ? width : breaker.lines.reduce(0) { max($0, $1.width * size) }
    self.width = frameWidth
    let step = TextLayout.lineStep * size
    self.height = step * Double(breaker.lines.count)
    let start = style.verticalAlignment.offset(of: self.height, in: height)
    let ascent = TextLayout.ascent(of: style.font) * size
    for line in breaker.lines {
      let top = start + step * Double(lines.count)
      let width = line.width * size
      lines.append(
        Line(
          range: line.range, x: style.alignment.offset(of: width, in: frameWidth), top: top, base: top + ascent,
          width: width))
    }
  }

  /// Returns the distance from a character to the next one as a fraction of the font size.
  ///
  /// A character that the font doesn't have is as wide as in Helvetica, and a tab as wide as two spaces.
  package static func advance(of scalar: Unicode.Scalar, in font: FontMetrics?) -> Double {
    if CharacterTraits.isInvisible(scalar) { return 0 }
    if scalar.value == 0x09 { return 2 * advance(of: " ", in: font) }
    return font?.advance(of: scalar) ?? HelveticaWidths.advance(of: scalar)
  }

  /// Returns the distance of the baseline from the top of a line, as a fraction of the font size.
  ///
  /// As in browsers, the space above the letters of a line is equal to the space below them.
  private static func ascent(of font: FontMetrics?) -> Double {
    guard let font else { return 0.94 }
    let middle = Double(font.ascender + font.descender) / Double(font.unitsPerEm) / 2
    return max(0, min(lineStep, lineStep / 2 + middle))
  }
}

extension Alignment {
  fileprivate func offset(of width: Double, in frame: Double) -> Double {
    switch self {
    case .left: 0
    case .center: (frame - width) / 2
    case .right: frame - width
    }
  }
}

extension VerticalAlignment {
  /// Returns the top of the first line in a frame; 0 if the frame has no height.
  fileprivate func offset(of height: Double, in frame: Double) -> Double {
    guard frame > 0 else { return 0 }
    switch self {
    case .top: return 0
    case .middle: return (frame - height) / 2
    case .bottom: return frame - height
    }
  }
}

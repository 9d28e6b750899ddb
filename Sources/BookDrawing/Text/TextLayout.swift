import BookKit

/// The layout of a text in lines, the same for all kinds of output.
///
/// Widths are those of the built-in font, which are close to Helvetica's. A line ends at a line break, at the last
/// space before the limit, after a hyphen, or between characters of scripts without spaces. A word that is longer
/// than the frame is cut. The baseline of the first line is 0.94 of the font size below the top, and lines are 1.2 of
/// the font size apart.
package struct TextLayout: Sendable {
  /// The lines, from top to bottom.
  package private(set) var lines: [Line] = []
  /// The width of the frame, or of the longest line if the frame has no width.
  package let width: Double

  /// A line of a text.
  package struct Line: Sendable, Equatable {
    /// The UTF-8 range of the line in the text.
    package let range: Range<Int>
    /// The distance from the left edge of the frame.
    package var x = 0.0
    /// The distance of the baseline from the top of the frame.
    package let base: Double
    /// The width of the line.
    package let width: Double
  }

  /// The distance of the first baseline from the top, as a fraction of the font size.
  package static let ascent = 0.94
  /// The distance between lines, as a fraction of the font size.
  package static let leading = 1.2

  /// Breaks `text` into lines for a frame of this width; 0 means no limit.
  package init(_ text: TextBlock, width: Double) {
    guard text.fontSize > 0, text.fontSize.isFinite else {
      self.width = max(0, width)
      return
    }
    let unit = text.fontSize / StrokeFont.unitsPerSize
    var breaker = LineBreaker(text.text, limit: width > 0 ? width / unit : .infinity)
    let found = breaker.lines()
    let longest = found.map { $0.width * unit }.max() ?? 0
    self.width = width > 0 ? width : longest
    for (number, line) in found.enumerated() {
      let base = (TextLayout.ascent + TextLayout.leading * Double(number)) * text.fontSize
      var made = Line(range: line.range, base: base, width: line.width * unit)
      switch text.alignment {
      case .left: break
      case .center: made.x = (self.width - made.width) / 2
      case .right: made.x = self.width - made.width
      }
      lines.append(made)
    }
  }
}

/// Finds line breaks, in units of the font.
private struct LineBreaker {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int, advance: Double)]
  private let byteCount: Int
  private let limit: Double
  private var found: [(range: Range<Int>, width: Double)] = []

  init(_ text: String, limit: Double) {
    var offset = 0
    var scalars: [(scalar: Unicode.Scalar, offset: Int, advance: Double)] = []
    for scalar in text.unicodeScalars {
      scalars.append((scalar, offset, StrokeFont.standard.advance(of: scalar)))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    byteCount = offset
    // Allows for rounding errors in sums of widths.
    self.limit = limit + 1e-6
  }

  mutating func lines() -> [(range: Range<Int>, width: Double)] {
    guard !scalars.isEmpty else { return [] }
    var start = 0
    for index in scalars.indices where isLineBreak(index) {
      // In a carriage return followed by a line feed, the line feed ends the line.
      if scalars[index].scalar == "\r", index + 1 < scalars.count, scalars[index + 1].scalar == "\n" { continue }
      let end = index > start && scalars[index].scalar == "\n" && scalars[index - 1].scalar == "\r" ? index - 1 : index
      breakParagraph(start..<end)
      start = index + 1
    }
    breakParagraph(start..<scalars.count)
    return found
  }

  private mutating func breakParagraph(_ paragraph: Range<Int>) {
    var (start, index, width) = (paragraph.lowerBound, paragraph.lowerBound, 0.0)
    // The last opportunity for a break: the end and the width of the line, and the start of the next one.
    var breakOpportunity: (end: Int, width: Double, next: Int)?
    while index < paragraph.upperBound {
      let (scalar, _, advance) = scalars[index]
      if LineBreaker.isBlank(scalar) {
        if index > start, !LineBreaker.isBlank(scalars[index - 1].scalar) { breakOpportunity = (index, width, index) }
        breakOpportunity?.next = index + 1
        width += advance
        index += 1
      } else if width + advance > limit, index > start {
        let end = breakOpportunity ?? (index, width, index)
        append(start..<end.end, end.width)
        (start, index, width, breakOpportunity) = (end.next, end.next, 0, nil)
      } else {
        width += advance
        index += 1
        let isHyphen = LineBreaker.isHyphen(scalar) && index - start > 1
        if isHyphen || isBetweenWideCharacters(index, in: paragraph) { breakOpportunity = (index, width, index) }
      }
    }
    var end = paragraph.upperBound
    while end > start, LineBreaker.isBlank(scalars[end - 1].scalar) {
      end -= 1
      width -= scalars[end].advance
    }
    append(start..<end, end == start ? 0 : width)
  }

  private mutating func append(_ range: Range<Int>, _ width: Double) {
    let end = range.upperBound < scalars.count ? scalars[range.upperBound].offset : byteCount
    let start = range.lowerBound < scalars.count ? scalars[range.lowerBound].offset : byteCount
    found.append((start..<max(start, end), width))
  }

  private func isLineBreak(_ index: Int) -> Bool {
    switch scalars[index].scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Returns whether a break is allowed before `index` because of Chinese or Japanese text, which has no spaces.
  private func isBetweenWideCharacters(_ index: Int, in paragraph: Range<Int>) -> Bool {
    guard index < paragraph.upperBound else { return false }
    let (last, next) = (scalars[index - 1].scalar, scalars[index].scalar)
    guard StrokeFont.isWide(last) || StrokeFont.isWide(next), !LineBreaker.isBlank(next) else { return false }
    return !LineBreaker.closing.contains(next) && !LineBreaker.opening.contains(last)
  }

  /// The characters that can't begin a line, and those that can't end one.
  private static let closing = Set("、。,.:;!?)]」』】》〉),.!?:;”’".unicodeScalars)
  private static let opening = Set("([「『【《〈(“‘".unicodeScalars)

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2013}" || scalar == "\u{2014}" || scalar == "\u{AD}"
  }
}

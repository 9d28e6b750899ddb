import BookKit

/// Where the lines of a text stand in its frame; pictures of every kind break lines in the same places.
///
/// Widths are those of the built-in font, which are near Helvetica's. A line ends at a line break of the text, at the
/// last blank that leaves it short enough, behind a hyphen, or between signs of writings without blanks; a word that is
/// longer than the frame is cut. The first line's base is 0.94 of the size below the top, each further one 1.2 lower.
package struct TextLayout: Sendable {
  /// The lines from the top down.
  package private(set) var lines: [Line] = []
  /// How wide the frame is: the longest line where the book does not say it.
  package let width: Double

  /// A line of a text.
  package struct Line: Sendable, Equatable {
    /// Where in the UTF-8 of the text it stands.
    package let range: Range<Int>
    /// Where it begins, from the left edge of the frame.
    package var x = 0.0
    /// Where its letters stand, below the top of the frame.
    package let base: Double
    /// How long it is.
    package let width: Double
  }

  /// Where the first line stands below the top, as a part of the size.
  package static let ascent = 0.94
  /// How far lines are apart, as a part of the size.
  package static let leading = 1.2

  /// Breaks `text` into lines for a frame of this width; 0 for one without end.
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

/// Finds where lines end, in units of the font.
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
    // Sums of widths may be off by their last bits.
    self.limit = limit + 1e-6
  }

  mutating func lines() -> [(range: Range<Int>, width: Double)] {
    guard !scalars.isEmpty else { return [] }
    var start = 0
    for index in scalars.indices where isLineBreak(index) {
      // Of a carriage return with its line feed the second one ends the line.
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
    // Where the line may end, how long it is then, and where the next one begins.
    var chance: (end: Int, width: Double, next: Int)?
    while index < paragraph.upperBound {
      let (scalar, _, advance) = scalars[index]
      if LineBreaker.isBlank(scalar) {
        if index > start, !LineBreaker.isBlank(scalars[index - 1].scalar) { chance = (index, width, index) }
        chance?.next = index + 1
        width += advance
        index += 1
      } else if width + advance > limit, index > start {
        let end = chance ?? (index, width, index)
        append(start..<end.end, end.width)
        (start, index, width, chance) = (end.next, end.next, 0, nil)
      } else {
        width += advance
        index += 1
        let isHyphen = LineBreaker.isHyphen(scalar) && index - start > 1
        if isHyphen || isBetweenSigns(index, in: paragraph) { chance = (index, width, index) }
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

  /// Whether a line may end in front of a place because Chinese or Japanese stands there, which has no blanks.
  private func isBetweenSigns(_ index: Int, in paragraph: Range<Int>) -> Bool {
    guard index < paragraph.upperBound else { return false }
    let (last, next) = (scalars[index - 1].scalar, scalars[index].scalar)
    guard StrokeFont.isWide(last) || StrokeFont.isWide(next), !LineBreaker.isBlank(next) else { return false }
    return !LineBreaker.closing.contains(next) && !LineBreaker.opening.contains(last)
  }

  /// What does not begin a line, and what does not end one.
  private static let closing = Set("、。,.:;!?)]」』】》〉),.!?:;”’".unicodeScalars)
  private static let opening = Set("([「『【《〈(“‘".unicodeScalars)

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2013}" || scalar == "\u{2014}" || scalar == "\u{AD}"
  }
}

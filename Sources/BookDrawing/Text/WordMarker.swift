import BookKit

/// The coloured background of the word that a voice has reached, as in exported pages.
struct WordMarker: Equatable {
  /// The rectangle that the marker fills, apart from its round corners.
  let frame: Rectangle
  let radius: Double
  /// Yellow behind dark letters, and blue behind light ones.
  let color: Color

  /// The margin around the word, and the corner radius without the margin, relative to the font size.
  private static let (margin, rounding) = (0.12, 0.25)
  private static let yellow = Color(red: 0xFF, green: 0xD5, blue: 0x4A, alpha: 0xCC)
  private static let blue = Color(red: 0x0B, green: 0x3A, blue: 0x5E, alpha: 0xCC)
  /// The brightness from which letters count as light.
  private static let lightness = 150.0

  /// Creates the marker of the spoken word, or of its part in a line; `nil` if the line has no part of it.
  init?(_ block: TextBlock, in line: TextLayout.Line) {
    guard let spoken = block.spoken?.clamped(to: line.range), !spoken.isEmpty else { return nil }
    let metrics = block.font?.metrics
    func width(_ range: Range<Int>) -> Double {
      let bytes = Array(block.text.utf8)[range]
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { sum, scalar in
        sum + TextLayout.advance(of: scalar, in: metrics) * block.fontSize
      }
    }
    // Browsers round the edges of a word to whole points, but not the margin around it.
    let start = line.x + width(line.range.lowerBound..<spoken.lowerBound)
    let (left, right) = ((start + 0.5).rounded(.down), (start + width(spoken) + 0.5).rounded(.down))
    let (top, height) = (block.letterTop(of: line), block.reach.ascent + block.reach.descent)
    let margin = WordMarker.margin * block.fontSize
    frame = Rectangle(
      x: left - margin, y: top - margin, width: right - left + 2 * margin, height: height + 2 * margin)
    radius = max(0, min(WordMarker.rounding * block.fontSize, (right - left) / 2, height / 2)) + margin
    let ink = block.color
    let brightness = 0.299 * Double(ink.red) + 0.587 * Double(ink.green) + 0.114 * Double(ink.blue)
    color = brightness > WordMarker.lightness ? WordMarker.blue : WordMarker.yellow
  }

  /// The marker's outline as a polygon whose edges are too short to be noticed.
  var outline: [Point] {
    let (left, right) = (frame.x + radius, frame.x + frame.width - radius)
    let (top, bottom) = (frame.y + radius, frame.y + frame.height - radius)
    let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
    let steps = 16
    return corners.enumerated().flatMap { quarter, middle in
      (0...steps).map { step in
        // Clockwise, beginning at the top of the upper right corner.
        let turns = (Double(quarter) + Double(step) / Double(steps)) / 4
        return Point(
          x: middle.0 + radius * Trigonometry.sine(turns: turns),
          y: middle.1 - radius * Trigonometry.cosine(turns: turns))
      }
    }
  }
}

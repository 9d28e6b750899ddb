/// Breaks a text into lines, with widths as fractions of the font size.
struct LineBreaker {
  struct BrokenLine {
    let range: Range<Int>
    let width: Double
  }

  private let characters: [MeasuredScalar]
  private let byteCount: Int
  private let limit: Double
  private(set) var lines: [BrokenLine] = []
  /// Whether a word was cut because it didn't fit into a line, or a single character is wider than the frame.
  private(set) var hasWideWord = false

  private struct MeasuredScalar {
    let scalar: Unicode.Scalar
    let offset: Int
    let advance: Double
  }

  init(_ text: String, font: FontMetrics?, limit: Double) {
    var offset = 0
    var characters: [MeasuredScalar] = []
    for scalar in text.unicodeScalars {
      let advance = TextLayout.advance(of: scalar, in: font)
      characters.append(MeasuredScalar(scalar: scalar, offset: offset, advance: advance))
      offset += UTF8.width(scalar)
    }
    self.characters = characters
    byteCount = offset
    // Allows for rounding errors in sums of widths, and for hosts that receive widths as 32-bit numbers.
    self.limit = limit + 1e-4
    breakText()
  }

  private mutating func breakText() {
    guard !characters.isEmpty else { return }
    var start = 0
    for index in characters.indices where CharacterTraits.isLineEnd(characters[index].scalar) {
      // In a carriage return followed by a line feed, the line feed ends the line.
      if isReturn(index), index + 1 < characters.count, isFeed(index + 1) { continue }
      let end = index > start && isFeed(index) && isReturn(index - 1) ? index - 1 : index
      breakParagraph(start..<end)
      start = index + 1
    }
    breakParagraph(start..<characters.count)
  }

  private func isReturn(_ index: Int) -> Bool { characters[index].scalar.value == 0x0D }
  private func isFeed(_ index: Int) -> Bool { characters[index].scalar.value == 0x0A }
  private func isBlank(_ index: Int) -> Bool { CharacterTraits.isBlank(characters[index].scalar) }

  private mutating func breakParagraph(_ paragraph: Range<Int>) {
    var (start, index, width) = (paragraph.lowerBound, paragraph.lowerBound, 0.0)
    // The last opportunity for a break: the end and the width of the line, and the start of the next one.
    var opportunity: (end: Int, width: Double, next: Int)?
    while index < paragraph.upperBound {
      let advance = characters[index].advance
      if isBlank(index) {
        if index > start, !isBlank(index - 1) { opportunity = (index, width, index) }
        opportunity?.next = index + 1
        width += advance
        index += 1
      } else if width + advance > limit, index > start {
        if opportunity == nil { hasWideWord = true }
        let end = opportunity ?? (index, width, index)
        append(start..<end.end, end.width)
        (start, index, width, opportunity) = (end.next, end.next, 0, nil)
      } else {
        if advance > limit { hasWideWord = true }
        width += advance
        index += 1
        let isHyphen = CharacterTraits.isHyphen(characters[index - 1].scalar) && index - start > 1
        if isHyphen || isBetweenWideCharacters(index, in: paragraph) { opportunity = (index, width, index) }
      }
    }
    var end = paragraph.upperBound
    while end > start, isBlank(end - 1) {
      end -= 1
      width -= characters[end].advance
    }
    append(start..<end, end == start ? 0 : width)
  }

  private mutating func append(_ range: Range<Int>, _ width: Double) {
    let end = range.upperBound < characters.count ? characters[range.upperBound].offset : byteCount
    let start = range.lowerBound < characters.count ? characters[range.lowerBound].offset : byteCount
    lines.append(BrokenLine(range: start..<max(start, end), width: width))
  }

  /// Returns whether a break is allowed before `index` because of Chinese or Japanese text, which has no spaces.
  private func isBetweenWideCharacters(_ index: Int, in paragraph: Range<Int>) -> Bool {
    guard index < paragraph.upperBound else { return false }
    let (last, next) = (characters[index - 1].scalar, characters[index].scalar)
    guard CharacterTraits.isWide(last) || CharacterTraits.isWide(next), !isBlank(index) else { return false }
    return !CharacterTraits.closes(next) && !CharacterTraits.opens(last)
  }
}

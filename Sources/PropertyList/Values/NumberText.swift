/// Handles white space around numbers, and typing mistakes in them.
enum NumberText {
  /// Returns `range` of `text` without the white space at its ends.
  static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let start = endOfBlanks(text, range)
    var end = range.upperBound
    while end > start, ASCIIWord.isBlank(text[end - 1]) { end -= 1 }
    return start..<end
  }

  static func endOfBlanks(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, ASCIIWord.isBlank(text[position]) { position += 1 }
    return position
  }

  /// Returns the flaw of `number` at `position`, where a scalar is wrong or the number ends too early.
  static func flaw(
    _ kind: PropertyList.Problem.Kind, in text: Span<UInt8>, _ number: Range<Int>, at position: Int, suggestion: String?
  ) -> ScalarFlaw {
    let range = Cursor(text, at: position).scalarRange.clamped(to: position..<number.upperBound)
    return ScalarFlaw(kind, at: range, subject: number, suggestion: suggestion)
  }

  /// A character that is easily typed instead of another.
  struct Slip {
    let written: StaticString
    /// The intended character; empty if there is one character too many.
    let meant: StaticString

    init(_ written: StaticString, for meant: StaticString) {
      self.written = written
      self.meant = meant
    }
  }

  static let commonSlips = [
    Slip("l", for: "1"), Slip("I", for: "1"), Slip("|", for: "1"), Slip("O", for: "0"), Slip("o", for: "0"),
    Slip("\u{2212}", for: "-"), Slip("\u{2013}", for: "-"), Slip("_", for: ""),
  ]

  /// Returns `number` with the mistake at `position` corrected, or `nil` if that doesn't make it a number.
  static func correction(
    of text: Span<UInt8>, _ number: Range<Int>, at position: Int, slips: [Slip], isNumber: ([UInt8]) -> Bool
  ) -> String? {
    guard position < number.upperBound, number.count <= PropertyList.Limits.quotedScalars else { return nil }
    let cursor = Cursor(text)
    for slip in slips where cursor.matches(slip.written, at: position) {
      var candidate: [UInt8] = []
      candidate.append(copyOf: text.extracting(number.lowerBound..<position))
      candidate.append(slip.meant)
      let rest = min(position + slip.written.utf8CodeUnitCount, number.upperBound)
      candidate.append(copyOf: text.extracting(rest..<number.upperBound))
      if isNumber(candidate) { return String(decoding: candidate, as: UTF8.self) }
    }
    return nil
  }
}

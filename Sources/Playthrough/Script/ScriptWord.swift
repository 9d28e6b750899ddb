import BookKit
import PropertyList

/// A word of a script, and where each of its bytes stands.
struct ScriptWord {
  /// The text without its quotation marks.
  private(set) var text: [UInt8] = []
  /// The bytes that it takes in the file, quotation marks included.
  var range: Range<Int>
  /// For each byte of the text, where it stands.
  private var offsets: [Int] = []
  /// For each byte of the text, whether it stands in quotation marks.
  private var quoted: [Bool] = []
  /// Whether any of it stands in quotation marks.
  var isQuoted = false

  init(at offset: Int) {
    range = offset..<offset
  }

  mutating func append(_ byte: UInt8, at offset: Int, isQuoted: Bool) {
    text.append(byte)
    offsets.append(offset)
    quoted.append(isQuoted)
  }

  /// The word as it is quoted in messages.
  var shown: String { Quotation.of(text) }

  /// Whether it is a word of the language, which stands without quotation marks.
  func says(_ word: StaticString) -> Bool { !isQuoted && word.holds(text) }

  /// Whether it begins with the bytes, outside quotation marks.
  func begins(with mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    return text.count >= count && mark.holds(text[..<count]) && !quoted[..<count].contains(true)
  }

  /// Where the first of the bytes stands outside quotation marks.
  func firstIndex(of marks: StaticString) -> Int? {
    text.indices.first { !quoted[$0] && marks.contains(text[$0]) }
  }

  /// Where the last of the bytes stands outside quotation marks.
  func lastIndex(of marks: StaticString) -> Int? {
    text.indices.last { !quoted[$0] && marks.contains(text[$0]) }
  }

  /// A part of the word as a word of its own.
  func part(_ part: Range<Int>) -> ScriptWord {
    let start = part.lowerBound == 0 ? range.lowerBound : offsets[part.lowerBound - 1] + 1
    let end = part.upperBound == text.count ? range.upperBound : offsets[part.upperBound]
    var word = ScriptWord(at: start)
    word.range = start..<max(start, end)
    word.text = Array(text[part])
    word.offsets = Array(offsets[part])
    word.quoted = Array(quoted[part])
    // Quotation marks around nothing leave no byte to tell of them.
    word.isQuoted = word.quoted.contains(true) || (isQuoted && part.isEmpty && start < end)
    return word
  }
}

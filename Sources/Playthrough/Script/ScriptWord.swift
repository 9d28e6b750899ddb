import BookKit
import PropertyList

/// A word of a script, with the source offset of each byte.
package struct ScriptWord {
  /// The text, without quotation marks.
  package private(set) var text: [UInt8] = []
  /// The range of bytes in the file, including quotation marks.
  package internal(set) var range: Range<Int>
  /// The source offset of each byte of the text.
  private var offsets: [Int] = []
  /// For each byte of the text, whether it is in quotation marks.
  private var quoted: [Bool] = []
  /// Whether any part is in quotation marks.
  package internal(set) var isQuoted = false

  init(at offset: Int) { range = offset..<offset }

  mutating func append(_ byte: UInt8, at offset: Int, isQuoted: Bool) {
    text.append(byte)
    offsets.append(offset)
    quoted.append(isQuoted)
  }

  package var string: String { String(decoding: text, as: UTF8.self) }

  var quotedText: String { Quotation.of(text) }

  func isKeyword(_ word: StaticString) -> Bool { !isQuoted && word.matches(text) }

  /// Returns the index of the first of these characters outside quotation marks.
  func firstIndex(of marks: StaticString) -> Int? {
    text.indices.first { !quoted[$0] && marks.contains(text[$0]) }
  }

  func lastIndex(of marks: StaticString) -> Int? {
    text.indices.last { !quoted[$0] && marks.contains(text[$0]) }
  }

  func part(_ part: Range<Int>) -> ScriptWord {
    let start = part.lowerBound == 0 ? range.lowerBound : offsets[part.lowerBound - 1] + 1
    let end = part.upperBound == text.count ? range.upperBound : offsets[part.upperBound]
    var word = ScriptWord(at: start)
    word.range = start..<max(start, end)
    word.text = Array(text[part])
    word.offsets = Array(offsets[part])
    word.quoted = Array(quoted[part])
    // Empty quotation marks don't quote any bytes.
    word.isQuoted = word.quoted.contains(true) || (isQuoted && part.isEmpty && start < end)
    return word
  }
}

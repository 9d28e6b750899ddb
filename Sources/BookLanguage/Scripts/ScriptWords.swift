/// The words of a script's lines, as they are being typed.
struct ScriptWords {
  /// A word with its place.
  struct Word {
    let text: String
    let range: Range<Int>
    /// Whether it begins its line.
    let isFirst: Bool
    /// Whether it begins with a quotation mark.
    let isQuoted: Bool
  }

  private let text: TextBuffer

  init(_ text: TextBuffer) { self.text = text }

  /// Returns the words of the line that contains an offset, or `nil` if the offset lies in a comment.
  func words(ofLineAt offset: Int) -> [Word]? {
    let (words, comment) = words(ofLine: text.line(containing: offset))
    return comment.map { offset > $0.lowerBound } ?? false ? nil : words
  }

  /// Returns the words of a line, and its comment if it has one.
  func words(ofLine number: Int) -> (words: [Word], comment: Range<Int>?) {
    let line = text.contents(ofLine: number)
    let bytes = text.bytes
    var words: [Word] = []
    var index = line.lowerBound
    while index < line.upperBound {
      if ScriptWords.isBlank(bytes[index]) {
        index += 1
        continue
      }
      if bytes[index] == UInt8(ascii: "#") { return (words, index..<line.upperBound) }
      let start = index
      var isQuoting = false
      var content: [UInt8] = []
      while index < line.upperBound, isQuoting || !ScriptWords.isBlank(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") {
          isQuoting.toggle()
        } else {
          if isQuoting, bytes[index] == UInt8(ascii: "\\"), index + 1 < line.upperBound { index += 1 }
          content.append(bytes[index])
        }
        index += 1
      }
      words.append(
        Word(
          text: String(decoding: content, as: UTF8.self), range: start..<index, isFirst: words.isEmpty,
          isQuoted: bytes[start] == UInt8(ascii: "\"")))
    }
    return (words, nil)
  }

  /// Returns the word at an offset.
  func word(at offset: Int) -> Word? {
    words(ofLineAt: offset)?.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

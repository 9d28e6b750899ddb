import PropertyList

/// A lexer that splits a script into lines and lines into words.
package struct ScriptLexer {
  struct Line {
    var words: [ScriptWord] = []
    var number: Int
    /// The first word of the comment at the end of the line, if there is one.
    var comment: Range<Int>?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0
  /// Whether a line can end within quotation marks, as happens while the author is typing.
  private var allowsOpenQuotes = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Skip a UTF-8 byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the next line that isn't empty, or `nil` at the end; after an error, the next call reads the line below.
  mutating func next() throws(ScriptError) -> Line? {
    while position < bytes.count {
      number += 1
      var line = Line(number: number)
      defer { skipLine() }
      while let word = try nextWord() { line.words.append(word) }
      line.comment = comment
      if !line.words.isEmpty { return line }
    }
    return nil
  }

  /// Returns the words and the comment of a line that the author is typing, where quotation marks may still be open.
  package static func words(ofLineAt start: Int, in bytes: [UInt8]) -> (words: [ScriptWord], comment: Range<Int>?) {
    var lexer = ScriptLexer(bytes)
    lexer.position = start
    lexer.allowsOpenQuotes = true
    var words: [ScriptWord] = []
    do throws(ScriptError) {
      while let word = try lexer.nextWord() { words.append(word) }
    } catch {
      return (words, nil)
    }
    let end = bytes[lexer.position...].firstIndex(where: isLineEnd) ?? bytes.count
    return (words, lexer.comment.map { $0.lowerBound..<end })
  }

  /// The first word of the comment at the current position, or `nil` if no comment begins there.
  private var comment: Range<Int>? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "#") else { return nil }
    var end = position
    while end < bytes.count, !ScriptLexer.isBlank(bytes[end]), !ScriptLexer.isLineEnd(bytes[end]) { end += 1 }
    return position..<end
  }

  private mutating func nextWord() throws(ScriptError) -> ScriptWord? {
    while position < bytes.count, ScriptLexer.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count, !ScriptLexer.isLineEnd(bytes[position]), bytes[position] != UInt8(ascii: "#") else {
      return nil
    }
    var word = ScriptWord(at: position)
    while position < bytes.count, !ScriptLexer.isBlank(bytes[position]), !ScriptLexer.isLineEnd(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\"") {
        try takeQuoted(into: &word)
      } else {
        word.append(bytes[position], at: position, isQuoted: false)
        position += 1
      }
    }
    word.range = word.range.lowerBound..<position
    return word
  }

  private mutating func takeQuoted(into word: inout ScriptWord) throws(ScriptError) {
    let start = position
    position += 1
    word.isQuoted = true
    while position < bytes.count, !ScriptLexer.isLineEnd(bytes[position]) {
      let offset = position
      var byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), position < bytes.count, let meant = ScriptLexer.escape(bytes[position]) {
        byte = meant
        position += 1
      }
      word.append(byte, at: offset, isQuoted: true)
    }
    if allowsOpenQuotes { return }
    throw ScriptError("the quotation mark is never closed", at: start..<position)
  }

  private static func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Skips the rest of the line; CR, LF and CR LF each end a line.
  private mutating func skipLine() {
    while position < bytes.count, !ScriptLexer.isLineEnd(bytes[position]) { position += 1 }
    guard position < bytes.count else { return }
    let isReturn = bytes[position] == 0x0D
    position += 1
    if isReturn, position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension XMLScanner {
  /// Reads the text from the cursor to the `<` of the next tag, and moves the cursor there.
  ///
  /// - Returns: Whether the text is literal, without references, sections or comments.
  @inline(__always)
  mutating func scanText() throws(ReadingStopped) -> Bool {
    skipPlainText()
    if cursor.peek() == UInt8(ascii: "<"), let next = cursor.peek(1), next != UInt8(ascii: "!"),
      next != UInt8(ascii: "?")
    {
      return true
    }
    return try scanUnusualText()
  }

  /// Moves past printable ASCII characters up to the next `<`, `&` or other byte, or almost to the end of the file.
  @inline(__always)
  private mutating func skipPlainText() {
    var index = cursor.position
    while let word = cursor.word(at: index) {
      let marks =
        ByteWord.zeroBytes(word ^ ByteWord.repeating(UInt8(ascii: "<")))
        | ByteWord.zeroBytes(word ^ ByteWord.repeating(UInt8(ascii: "&")))
        | ByteWord.bytes(below: 0x20, in: word) | ByteWord.highBytes(word)
      guard marks == 0 else {
        index += ByteWord.firstIndex(marks)
        break
      }
      index += 8
    }
    cursor.position = index
  }

  /// The slow path of `scanText`.
  private mutating func scanUnusualText() throws(ReadingStopped) -> Bool {
    var isPlain = true
    while let byte = cursor.peek() {
      switch byte {
      case UInt8(ascii: "<"):
        guard let kind = XMLSection.kind(at: cursor.position, in: cursor) else { return isPlain }
        isPlain = false
        try skipSection(kind, inText: true)
      case UInt8(ascii: "&"):
        isPlain = false
        scanReference()
      case 0x09, 0x0A, 0x0D, 0x20..<0x7F:
        cursor.position += 1
        skipPlainText()
      case 0x80...:
        skipScalar(startingWith: byte)
      default:
        checkControl(byte)
        cursor.position += 1
      }
    }
    return isPlain
  }

  @_lifetime(self: copy self)
  mutating func skipSection(_ kind: XMLSection.Kind, inText: Bool) throws(ReadingStopped) {
    let start = cursor.position
    guard let section = XMLSection(at: start, in: cursor) else {
      let unterminated: PropertyList.Problem.Kind =
        switch kind {
        case .comment: .unterminatedComment
        case .instruction: .unterminatedInstruction
        case .cdata: .unterminatedCDATA
        }
      try stop(unterminated, at: start..<start + kind.delimiters.0.utf8CodeUnitCount)
    }
    switch kind {
    case .comment where inText: report(.commentInText, at: start..<section.end)
    case .instruction where inText: report(.instructionInText, at: start..<section.end)
    case .cdata: checkCharacters(in: section.content)
    case .comment, .instruction: break
    }
    if kind != .cdata, !cursor.matches("<?xml ", at: start) { tree.hasComments = true }
    cursor.position = section.end
  }

  private mutating func scanReference() {
    let start = cursor.position
    switch XMLReference(at: start, in: cursor.bytes) {
    case .scalar(let scalar, let end):
      if XMLScanner.isUnusual(scalar) {
        report(.unusualCharacter, at: start..<end, subject: Quotation.code(scalar))
      }
      cursor.position = end
    case .unknown(let end):
      report(.unknownEntity, at: start..<end, subject: quote(start..<end))
      cursor.position = end
    case .invalid(let end):
      report(.invalidCharacterReference, at: start..<end, subject: quote(start..<end))
      cursor.position = max(end, start + 1)
    case .bare:
      report(.bareAmpersand, at: start..<start + 1)
      cursor.position = start + 1
    }
  }

  /// Skips a scalar of two or more bytes, and reports U+FFFE and U+FFFF.
  @_lifetime(self: copy self)
  private mutating func skipScalar(startingWith byte: UInt8) {
    let start = cursor.position
    cursor.position = min(start + UTF8Length.ofScalar(startingWith: byte), cursor.bytes.count)
    if byte == 0xEF, cursor.bytes[start + 1] == 0xBF, cursor.bytes[start + 2] >= 0xBE {
      let scalar = 0xFFC0 | UInt32(cursor.bytes[start + 2] & 0x3F)
      report(.unusualCharacter, at: start..<start + 3, subject: Quotation.code(scalar))
    }
  }

  @_lifetime(self: copy self)
  private mutating func checkControl(_ byte: UInt8) {
    let range = cursor.position..<cursor.position + 1
    if byte == 0 {
      report(.nulByte, at: range)
    } else if byte < 0x20 {
      report(.unusualCharacter, at: range, subject: Quotation.code(UInt32(byte)))
    }
  }

  /// Reports all characters in a CDATA section that XML doesn't allow.
  @_lifetime(self: copy self)
  private mutating func checkCharacters(in range: Range<Int>) {
    cursor.position = range.lowerBound
    while cursor.position < range.upperBound {
      let byte = cursor.bytes[cursor.position]
      if byte >= 0x80 {
        skipScalar(startingWith: byte)
      } else {
        if byte < 0x20, !ASCIIWord.isBlank(byte) { checkControl(byte) }
        cursor.position += 1
      }
    }
  }

  private static func isUnusual(_ scalar: UInt32) -> Bool {
    scalar < 0x20 && !ASCIIWord.isBlank(UInt8(scalar)) || scalar == 0xFFFE || scalar == 0xFFFF
  }
}

/// The encoding that an XML file names in its first line, `<?xml version="1.0" encoding="UTF-8"?>`.
struct EncodingDeclaration {
  let meaning: Meaning
  /// The range of the name, without its quotes.
  let range: Range<Int>

  enum Meaning: Equatable {
    case exactly(TextEncoding)
    case ascii
    /// UTF-16 of either byte order.
    case utf16
    /// UTF-32 of either byte order.
    case utf32
    case unknown
  }

  /// Finds the declaration at the beginning of `text`, after an optional byte-order mark and white space.
  init?(_ text: Span<UInt8>) {
    var cursor = Cursor(text)
    _ = cursor.skip("\u{FEFF}")
    cursor.skipBlanks()
    guard cursor.skip("<?xml") else { return nil }
    while true {
      let position = cursor.position
      cursor.skipBlanks()
      guard cursor.position > position else { return nil }
      let name = EncodingDeclaration.word(&cursor)
      guard let value = EncodingDeclaration.quotedValue(&cursor) else { return nil }
      guard ASCIIWord.matches(text, name, "encoding") else { continue }
      range = value
      meaning = Meaning(text, value)
      return
    }
  }

  private static func word(_ cursor: inout Cursor) -> Range<Int> {
    let start = cursor.position
    while let byte = cursor.peek(), ASCIIWord.isLetter(byte) { cursor.position += 1 }
    return start..<cursor.position
  }

  private static func quotedValue(_ cursor: inout Cursor) -> Range<Int>? {
    cursor.skipBlanks()
    guard cursor.skip(UInt8(ascii: "=")) else { return nil }
    cursor.skipBlanks()
    guard let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = cursor.position + 1
    // If the closing quote is missing, the value must not extend past the declaration.
    var end = start
    while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: ">") {
      if cursor.bytes[end] == quote {
        cursor.position = end + 1
        return start..<end
      }
      end += 1
    }
    return nil
  }

  /// Returns whether a file in `encoding` may declare this name.
  func agrees(with encoding: TextEncoding) -> Bool {
    switch meaning {
    case .exactly(let declared): declared == encoding
    case .ascii, .unknown: false
    case .utf16: encoding.unitSize == 2
    case .utf32: encoding.unitSize == 4
    }
  }
}

extension EncodingDeclaration.Meaning {
  /// The known names, in lowercase.
  private static let names: [(StaticString, EncodingDeclaration.Meaning)] = [
    ("utf-8", .exactly(.utf8)), ("utf8", .exactly(.utf8)),
    ("us-ascii", .ascii), ("ascii", .ascii),
    ("iso-8859-1", .exactly(.latin1)), ("iso_8859-1", .exactly(.latin1)), ("iso8859-1", .exactly(.latin1)),
    ("latin1", .exactly(.latin1)), ("latin-1", .exactly(.latin1)), ("l1", .exactly(.latin1)),
    ("windows-1252", .exactly(.windows1252)), ("cp1252", .exactly(.windows1252)),
    ("utf-16", .utf16), ("utf16", .utf16), ("iso-10646-ucs-2", .utf16),
    ("utf-16le", .exactly(.utf16LittleEndian)), ("utf-16be", .exactly(.utf16BigEndian)),
    ("utf-32", .utf32), ("utf32", .utf32), ("iso-10646-ucs-4", .utf32),
    ("utf-32le", .exactly(.utf32LittleEndian)), ("utf-32be", .exactly(.utf32BigEndian)),
  ]

  fileprivate init(_ text: Span<UInt8>, _ range: Range<Int>) {
    self = .unknown
    for (name, meaning) in EncodingDeclaration.Meaning.names where ASCIIWord.matches(text, range, name) {
      self = meaning
    }
  }
}

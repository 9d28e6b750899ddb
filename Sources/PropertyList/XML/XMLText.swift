/// Decodes validated text between tags.
enum XMLText {
  /// Returns the text with references and CDATA sections resolved, and comments and instructions removed; malformed
  /// parts are kept literally.
  static func decode(_ text: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    let cursor = Cursor(text)
    var index = content.lowerBound
    while index < content.upperBound {
      var end = index
      while end < content.upperBound, text[end] != UInt8(ascii: "&"), text[end] != UInt8(ascii: "<") { end += 1 }
      decoded.append(copyOf: text.extracting(index..<end))
      index = end
      guard index < content.upperBound else { break }
      let byte = text[index]
      if byte == UInt8(ascii: "&"), case .scalar(let scalar, let end) = XMLReference(at: index, in: cursor.bytes) {
        UTF8Sequence.append(scalar, to: &decoded)
        index = end
      } else if byte == UInt8(ascii: "<"), let section = XMLSection(at: index, in: cursor) {
        if section.kind == .cdata { decoded.append(copyOf: text.extracting(section.content)) }
        index = section.end
      } else {
        decoded.append(byte)
        index += 1
      }
    }
    return decoded
  }
}

/// A comment, a processing instruction or a CDATA section.
struct XMLSection {
  let kind: Kind
  /// The text between the delimiters.
  let content: Range<Int>
  /// The offset after the closing delimiter.
  let end: Int

  enum Kind {
    case comment
    case instruction
    case cdata

    var delimiters: (StaticString, StaticString) {
      switch self {
      case .comment: ("<!--", "-->")
      case .instruction: ("<?", "?>")
      case .cdata: ("<![CDATA[", "]]>")
      }
    }
  }

  static func kind(at start: Int, in cursor: borrowing Cursor) -> Kind? {
    for kind in [Kind.comment, .cdata, .instruction] where cursor.matches(kind.delimiters.0, at: start) {
      return kind
    }
    return nil
  }

  /// Returns the section that begins at `start`, or `nil` if there is none or it isn't closed.
  init?(at start: Int, in cursor: borrowing Cursor) {
    guard let kind = XMLSection.kind(at: start, in: cursor) else { return nil }
    let (opening, closing) = kind.delimiters
    let begin = start + opening.utf8CodeUnitCount
    guard let close = cursor.firstIndex(of: closing, from: begin) else { return nil }
    self.kind = kind
    content = begin..<close
    end = close + closing.utf8CodeUnitCount
  }
}

/// A comment or a mark between two values of a text file.
package struct Trivia: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A comment or a processing instruction; a line comment must be followed by a line end.
    case comment(isLine: Bool)
    /// A `;` or `,` after a value of old-style text.
    case mark
    /// The `=` between a key and its value in old-style text.
    case equals
  }

  package let kind: Kind
  package let range: Range<Int>

  package var isComment: Bool { if case .comment = kind { true } else { false } }

  package var isLineComment: Bool { kind == .comment(isLine: true) }
}

extension PropertyList {
  /// Returns the comments and marks in a range of the text that has no keys and no scalars.
  package func trivia(in range: Range<Int>) -> [Trivia] {
    guard format == .xml else { return oldStyleTrivia(in: range) }
    return xmlComments(in: range).found.map { Trivia(kind: .comment(isLine: false), range: $0) }
  }

  /// Returns the comments and instructions in a range up to a tag that begins with `tag`, and where that tag is.
  ///
  /// Tags are skipped as a whole, since their attributes may look like comments.
  func xmlComments(in range: Range<Int>, upTo tag: StaticString? = nil) -> (found: [Range<Int>], end: Int) {
    let cursor = Cursor(text.utf8.span)
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while let start = cursor.firstIndex(of: UInt8(ascii: "<"), from: index), start < range.upperBound {
      if let kind = XMLSection.kind(at: start, in: cursor) {
        guard let section = XMLSection(at: start, in: cursor), section.end <= range.upperBound else { break }
        if kind != .cdata, !cursor.matches("<?xml ", at: start) { found.append(start..<section.end) }
        index = section.end
      } else {
        if let tag, cursor.matches(tag, at: start) { return (found, start) }
        guard let end = XMLTag(at: start, in: cursor.bytes)?.end else { break }
        index = max(end, start + 1)
      }
    }
    return (found, range.upperBound)
  }

  private func oldStyleTrivia(in range: Range<Int>) -> [Trivia] {
    let bytes = text.utf8.span
    var found: [Trivia] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let comment = ASCIIComment(at: index, in: bytes), comment.range.upperBound <= range.upperBound {
        found.append(Trivia(kind: .comment(isLine: comment.isLine), range: comment.range))
        index = comment.range.upperBound
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: ";"), UInt8(ascii: ","): found.append(Trivia(kind: .mark, range: index..<index + 1))
      case UInt8(ascii: "="): found.append(Trivia(kind: .equals, range: index..<index + 1))
      // In a damaged file, strings and words between the values may contain what looks like a comment.
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(from: index, to: range.upperBound)
      case let byte:
        while index + 1 < range.upperBound, ASCIIByte.isWord(byte), ASCIIByte.isWord(bytes[index + 1]) { index += 1 }
      }
      index += 1
    }
    return found
  }

  /// Returns the position of the closing quote of the string that begins at `start`, or `start` if there is none.
  private func endOfString(from start: Int, to end: Int) -> Int {
    var index = start + 1
    while index < end {
      if text.utf8[index] == text.utf8[start] { return index }
      index += text.utf8[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start
  }

  /// Returns the length in bytes of the white-space character at `index` of the text, or 0 if there is none.
  package func blankLength(at index: Int) -> Int {
    let bytes = text.utf8.span
    guard format == .xml else { return bytes.blankLength(at: index) }
    return index < bytes.count && ASCIIWord.isBlank(bytes[index]) ? 1 : 0
  }

  /// Returns the length in bytes of the white-space character before `index` of the text, or 0 if there is none.
  package func blankLength(before index: Int) -> Int {
    if index > 0, blankLength(at: index - 1) == 1 { return 1 }
    return index > 2 && blankLength(at: index - 3) == 3 ? 3 : 0
  }

  /// Returns the range of a container's contents in the text; for a dictionary without braces, that is the whole text.
  package func contents(of container: NodeHandle) -> Range<Int> {
    guard hasNoBraces(container) else { return contentRange(of: nodes[container.position]) }
    let start = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return start..<text.utf8.count
  }

  package func hasNoBraces(_ node: NodeHandle) -> Bool { isBraceless(node.position) }

  package func textRange(of node: NodeHandle) -> Range<Int> { nodes[node.position].range }

  /// Returns whether old-style text writes an entry as one word, `key;`.
  package func isOwnKey(_ entry: Entry) -> Bool {
    format == .ascii && nodes[entry.key.position].start == nodes[entry.value.position].start
  }

  /// Returns whether a container is written as one tag, `<array/>`.
  package func isEmptyTag(_ node: NodeHandle) -> Bool { format == .xml && nodes[node.position].trail == 0 }
}

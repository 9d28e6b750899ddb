// Misspelt tags and comments. Each is reported and read as intended, so it has no other consequences.
extension XMLScanner {
  /// Skips a closing tag that lacks its `/` or its `>`, and returns whether `tag` is one.
  ///
  /// A tag without its `/` looks like an opening one, but markup follows it instead of text.
  @_lifetime(self: copy self)
  mutating func takeMisspeltClosing(_ tag: XMLTag, of element: XMLElement, openedAt opening: Int) -> Bool {
    if tag.form == .malformed, tag.name.lowerBound == tag.start + 2 {
      report(.malformedTag, at: tag.start..<tag.name.upperBound, suggestion: "</\(element.name)>")
    } else if tag.form == .opening, let next = cursor.bytes.endOfBlanks(from: tag.end),
      cursor.matches("<", at: next), !isClosingTag(of: element, at: next)
    {
      report(
        .markupInText, at: tag.start..<tag.end, subject: quote(tag.name), suggestion: "</\(element.name)>",
        notes: [note(opened: "<\(element.name)>", at: opening)])
    } else {
      return false
    }
    cursor.position = tag.end
    return true
  }

  private func isClosingTag(of element: XMLElement, at start: Int) -> Bool {
    guard let tag = XMLTag(at: start, in: cursor.bytes), tag.form == .closing else { return false }
    return XMLElement(named: tag.name, in: cursor.bytes) == element
  }

  /// Skips a closing tag without its `<` at the end of the text before `tag`.
  ///
  /// - Returns: The offset at which the text ends, or `nil` if there is no such tag.
  @_lifetime(self: copy self)
  mutating func takeClosingInText(of element: XMLElement, openedAt opening: Int, before tag: Int) -> Int? {
    var end = tag
    while end > opening, ASCIIWord.isBlank(cursor.bytes[end - 1]) { end -= 1 }
    let start = end - element.name.utf8CodeUnitCount - 2
    guard start > opening, cursor.matches("/", at: start), cursor.matches(element.name, at: start + 1),
      cursor.matches(">", at: end - 1), cursor.bytes[start - 1] != UInt8(ascii: "<")
    else { return nil }
    report(.malformedTag, at: start..<end, suggestion: "</\(element.name)>")
    cursor.position = end
    return start
  }

  /// Reads the tag of a container without its `<`, and returns whether the text in `range` is such a tag.
  @_lifetime(self: copy self)
  mutating func takeTagInText(_ range: Range<Int>) throws(ReadingStopped) -> Bool {
    guard range.count > 2 else { return false }
    let isClosing = cursor.matches("/", at: range.lowerBound)
    let name = range.lowerBound + (isClosing ? 1 : 0)..<range.upperBound - 1
    guard cursor.matches(">", at: range.upperBound - 1),
      let kind = XMLElement(named: name, in: cursor.bytes)?.kind, kind.isContainer,
      !isClosing || tree.innermost == kind
    else { return false }
    report(.malformedTag, at: range, suggestion: "<" + quote(range))
    if isClosing {
      closeContainer(from: range.lowerBound, to: range.upperBound)
    } else {
      try open(kind, from: range.lowerBound, to: range.upperBound)
    }
    return true
  }

  /// Treats the tag of a Boolean as empty if only its `/` is missing, and returns whether it is.
  @_lifetime(self: copy self)
  mutating func takeUnclosed(_ element: XMLElement, openedBy tag: XMLTag) -> Bool {
    guard let next = cursor.bytes.endOfBlanks(from: tag.end), cursor.bytes[next] == UInt8(ascii: "<"),
      let following = XMLTag(at: next, in: cursor.bytes)
    else { return false }
    let name = XMLElement(named: following.name, in: cursor.bytes)
    guard following.form == .closing ? name?.kind?.isContainer == true : name != nil else { return false }
    // A misspelt name has already been reported.
    if XMLElement(named: tag.name, in: cursor.bytes) == element {
      report(.malformedTag, at: tag.start..<tag.end, suggestion: "<\(element.name)/>")
    }
    cursor.position = tag.end
    return true
  }

  /// Reads the element of an opening tag with white space before its name, or with a no-break space after it.
  ///
  /// - Returns: Whether `tag` is such a tag.
  @_lifetime(self: copy self)
  mutating func scanTagWithBlanks(_ tag: XMLTag, from start: Int) throws(ReadingStopped) -> Bool {
    guard let first = cursor.bytes.endOfBlanks(from: start) else { return false }
    var end = first
    while end < tag.end, ASCIIWord.isLetter(cursor.bytes[end]) { end += 1 }
    let rest = cursor.bytes.endOfBlanks(from: end + (cursor.bytes.strangeBlank(at: end)?.length ?? 0))
    guard rest == tag.end - 1, cursor.matches(">", at: tag.end - 1),
      let element = XMLElement(named: first..<end, in: cursor.bytes)
    else { return false }
    report(.malformedTag, at: tag.start..<tag.end, suggestion: "<\(element.name)>")
    try scan(element, openedBy: tag.opening(named: first..<end))
    return true
  }

  /// Reports an empty-element tag if text and a closing tag follow it, and returns whether they do.
  @_lifetime(self: copy self)
  mutating func acceptEmptyTagAsOpening(_ element: XMLElement, _ tag: XMLTag) -> Bool {
    guard element.kind?.isContainer == false,
      let text = cursor.bytes.endOfBlanks(from: tag.end), !cursor.matches("<", at: text),
      let next = cursor.firstIndex(of: UInt8(ascii: "<"), from: text), isClosingTag(of: element, at: next)
    else { return false }
    report(.malformedTag, at: tag.start..<tag.end, suggestion: "<\(element.name)>")
    return true
  }

  /// Skips a comment whose beginning is misspelt, such as `<-- … -->`, and returns whether `tag` begins one.
  @_lifetime(self: copy self)
  mutating func takeMisspeltComment(_ tag: XMLTag) -> Bool {
    let first = cursor.bytes[tag.name.lowerBound]
    guard first == UInt8(ascii: "!") || first == UInt8(ascii: "-"),
      let end = cursor.firstIndex(of: UInt8(ascii: ">"), from: tag.start), cursor.matches("--", at: end - 2)
    else { return false }
    report(
      .unknownElement, at: tag.start..<tag.name.upperBound, subject: quote(tag.name), suggestion: "<!-- … -->")
    cursor.position = end + 1
    return true
  }

  /// Returns whether the text in `range` is a word in place of a key, with a value after it.
  func isKey(_ range: Range<Int>) -> Bool {
    guard inDictionary, pendingKey < 0, beginsValue(from: range.upperBound) else { return false }
    return !range.contains { ASCIIWord.isBlank(cursor.bytes[$0]) || isForeignPunctuation(cursor.bytes[$0]) }
  }

  /// Returns whether other formats use the byte as punctuation around keys and values.
  private func isForeignPunctuation(_ byte: UInt8) -> Bool { ",;=\">(){}#\0".utf8.contains(byte) }

  /// Returns whether the tag of a value follows any white space at `start`.
  func beginsValue(from start: Int) -> Bool {
    guard let next = cursor.bytes.endOfBlanks(from: start), cursor.matches("<", at: next),
      let tag = XMLTag(at: next, in: cursor.bytes), tag.form != .closing,
      let element = XMLElement(named: tag.name, in: cursor.bytes)
    else { return false }
    return element != .key && element != .plist
  }
}

extension Span where Element == UInt8 {
  /// Returns the first offset from `start` on that isn't white space, or `nil` if there is none.
  func endOfBlanks(from start: Int) -> Int? {
    var index = start
    while index < count, ASCIIWord.isBlank(self[index]) { index += 1 }
    return index < count ? index : nil
  }
}

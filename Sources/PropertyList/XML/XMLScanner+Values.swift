extension XMLScanner {
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanKey(from start: Int, contentAt content: Int) throws(ReadingStopped) {
    cursor.position = content
    let isPlain = try scanText()
    var end = cursor.position
    if let word = cursor.word(at: end), XMLWords.first(6, of: word) == XMLWords.keyEnd {
      cursor.position = end + 6
    } else if let tag = repeatedTag(.key, from: start, contentAt: content) {
      return try scanKey(from: tag.start, contentAt: tag.end)
    } else {
      end = try scanClosing(.key, openedAt: start)
    }
    try appendKey(
      Node(
        .key, from: start, to: cursor.position, lead: content - start, trail: cursor.position - end,
        flags: isPlain ? .plain : []))
  }

  /// Adds a key; if another key is still pending, reports that it has no value.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func appendKey(_ node: Node) throws(ReadingStopped) {
    if pendingKey >= 0 { dropPendingKey(at: node.range) }
    if tree.isFull { try stopForTooManyNodes(at: Int(node.start)) }
    pendingKey = tree.nodes.count
    tree.append(node)
  }

  /// Reads a string after its tag; `element` is the tag's element.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanString(
    _ element: XMLElement = .string, from start: Int, contentAt content: Int
  ) throws(ReadingStopped) {
    cursor.position = content
    let isPlain = try scanText()
    var end = cursor.position
    if element == .string, cursor.word(at: end) == XMLWords.stringEnd, cursor.peek(8) == UInt8(ascii: ">") {
      cursor.position = end + 9
    } else if let tag = repeatedTag(element, from: start, contentAt: content) {
      return try scanString(element, from: tag.start, contentAt: tag.end)
    } else {
      end = try scanClosing(element, openedAt: start)
    }
    try append(
      Node(
        .string, from: start, to: cursor.position, lead: content - start, trail: cursor.position - end,
        flags: isPlain ? .plain : []))
  }

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanInteger(from start: Int, contentAt content: Int) throws(ReadingStopped) {
    let digits = cursor.peek(content - cursor.position) == UInt8(ascii: "-") ? content + 1 : content
    let end = cursor.endOfDigits(from: digits)
    // Nineteen digits may overflow; the slow path decides.
    if end > digits, end - digits <= 18, cursor.word(at: end) == XMLWords.integerEnd,
      cursor.matches("r>", at: end + 8)
    {
      try append(Node(.integer, from: start, to: end + 10, lead: content - start, trail: 10, flags: .plain))
      cursor.position = end + 10
    } else {
      try scanScalar(.integer, from: start, contentAt: content)
    }
  }

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func scanReal(from start: Int, contentAt content: Int) throws(ReadingStopped) {
    let digits = cursor.peek(content - cursor.position) == UInt8(ascii: "-") ? content + 1 : content
    var end = cursor.endOfDigits(from: digits)
    var count = end - digits
    if end < cursor.bytes.count, cursor.bytes[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = cursor.endOfDigits(from: fraction)
      count += end - fraction
    }
    // A number with more digits may be too large for a `Double`; the slow path decides.
    if count > 0, count <= 300, let word = cursor.word(at: end), XMLWords.first(7, of: word) == XMLWords.realEnd {
      try append(Node(.real, from: start, to: end + 7, lead: content - start, trail: 7, flags: .plain))
      cursor.position = end + 7
    } else {
      try scanScalar(.real, from: start, contentAt: content)
    }
  }

  /// Reads a Boolean after its tag; the element should be empty.
  @_lifetime(self: copy self)
  mutating func scanBoolean(_ element: XMLElement, openedBy tag: XMLTag, isEmpty: Bool) throws(ReadingStopped) {
    if !isEmpty, !takeUnclosed(element, openedBy: tag) {
      let isPlain = try scanText()
      let content = tag.end..<cursor.position
      if !isPlain || !content.isEmpty { report(.contentInBoolean, at: content, subject: quote(content)) }
      try scanClosing(element, openedAt: tag.start)
    }
    let flags: Node.Flags = element == .booleanTrue ? .isTrue : []
    try append(Node(.boolean, from: tag.start, to: cursor.position, lead: tag.end - tag.start, flags: flags))
  }

  // MARK: - Closing

  /// Skips the closing tag of a value, or reports why it is missing.
  ///
  /// - Returns: The offset at which the value's contents end.
  @discardableResult
  @_lifetime(self: copy self)
  mutating func scanClosing(_ element: XMLElement, openedAt opening: Int) throws(ReadingStopped) -> Int {
    while true {
      let start = cursor.position
      guard let tag = XMLTag(at: start, in: cursor.bytes), !cursor.isAtEnd else { try stopForUnclosed(tag: opening) }
      let found = XMLElement(named: tag.name, in: cursor.bytes)
      if found != nil, found != element || tag.form != .closing,
        let end = takeClosingInText(of: element, openedAt: opening, before: start)
      {
        return end
      }
      if tag.form == .closing {
        if found == element || XMLTag.isOpening(at: opening, named: tag.name, in: cursor.bytes) {
          cursor.position = tag.end
          return start
        }
        report(
          .mismatchedClose, at: start..<tag.end, subject: quote(tag.name), suggestion: "</\(element.name)>",
          notes: [note(opened: "<\(element.name)>", at: opening)])
        // The closing tag of an outer element is left for that element; the value ends here.
        if found == nil || found?.kind?.isContainer == false {
          cursor.position = tag.end
          return start
        }
        return cursor.bytes.endOfText(before: start, openedAt: opening)
      }
      if found == element, takeMisspeltClosing(tag, of: element, openedAt: opening) { return start }
      report(
        .markupInText, at: start..<tag.end, subject: quote(tag.name), suggestion: element.name.description,
        notes: [note(opened: "<\(element.name)>", at: opening)])
      if found != nil { return cursor.bytes.endOfText(before: start, openedAt: opening) }
      try skipToClosing(element, openedAt: opening)
    }
  }

  /// Reports and returns the last of several equal opening tags in a row, or returns `nil` if there is only one.
  @_lifetime(self: copy self)
  private mutating func repeatedTag(_ element: XMLElement, from start: Int, contentAt content: Int) -> XMLTag? {
    var last: XMLTag?
    var index = content
    while let next = cursor.bytes.endOfBlanks(from: index), let tag = XMLTag(at: next, in: cursor.bytes),
      tag.form == .opening, cursor.bytes[next] == UInt8(ascii: "<"),
      XMLElement(named: tag.name, in: cursor.bytes) == element
    {
      last = tag
      index = tag.end
    }
    guard let last else { return nil }
    report(
      .markupInText, at: last.start..<last.end, subject: quote(last.name), suggestion: element.name.description,
      notes: [note(opened: "<\(element.name)>", at: start)])
    return last
  }

  /// Skips everything up to the closing tag of a value.
  @_lifetime(self: copy self)
  private mutating func skipToClosing(_ element: XMLElement, openedAt opening: Int) throws(ReadingStopped) {
    var index = cursor.position + 1
    while let found = cursor.firstIndex(of: "</", from: index) {
      if cursor.matches(element.name, at: found + 2) {
        cursor.position = found
        return
      }
      index = found + 2
    }
    try stopForUnclosed(tag: opening)
  }
}

extension Span where Element == UInt8 {
  /// Returns the end of the text before a tag, without the white space before the tag.
  fileprivate func endOfText(before tag: Int, openedAt opening: Int) -> Int {
    let start = XMLTag(at: opening, in: self)?.end ?? tag
    var end = tag
    while end > start, ASCIIWord.isBlank(self[end - 1]) { end -= 1 }
    return end
  }
}

extension Cursor {
  /// Returns the first offset at or after `index` that isn't a decimal digit.
  @inline(__always)
  fileprivate func endOfDigits(from index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index
  }
}

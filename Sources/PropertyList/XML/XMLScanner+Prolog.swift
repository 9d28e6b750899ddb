extension XMLScanner {
  /// Reads everything before the first value: byte-order mark, declaration, document type, `<plist>`.
  mutating func scanProlog() throws(ReadingStopped) {
    _ = cursor.skip("\u{FEFF}")
    let start = cursor.position
    cursor.skipBlanks()
    if cursor.position > start, cursor.matches("<?xml", at: cursor.position) {
      report(.spaceBeforeDeclaration, at: 0..<cursor.position)
    }
    var hasDoctype = false
    while true {
      repeat { cursor.skipBlanks() } while skipUnusualSpace()
      let start = cursor.position
      if let kind = XMLSection.kind(at: start, in: cursor), kind != .cdata {
        let isDeclaration = cursor.matches("<?xml", at: start)
        try skipSection(kind, inText: false)
        if isDeclaration { checkQuotes(in: start..<cursor.position) }
      } else if isDoctype(at: start) {
        if hasDoctype { report(.secondDoctype, at: start..<start + 9) }
        hasDoctype = true
        try skipDoctype()
        checkQuotes(in: start..<cursor.position)
      } else {
        break
      }
    }
    try scanPlistTag()
  }

  private mutating func scanPlistTag() throws(ReadingStopped) {
    let start = cursor.position
    guard let tag = XMLTag(at: start, in: cursor.bytes), cursor.peek() == UInt8(ascii: "<") else { return }
    guard tag.form != .closing, let element = XMLElement(named: tag.name, in: cursor.bytes) else { return }
    guard element == .plist else { return report(.missingPlistElement, at: start..<tag.end) }
    if tag.form == .malformed { report(.malformedTag, at: start..<tag.end) }
    cursor.position = tag.end
    checkVersion(of: tag)
    checkQuotes(in: tag.name.upperBound..<tag.end)
    if tag.form == .empty {
      report(.emptyPlist, at: start..<tag.end)
      try scanEpilogue()
      throw ReadingStopped()
    }
    openPlists.append(start)
  }

  @_lifetime(self: copy self)
  private mutating func checkVersion(of tag: XMLTag) {
    guard let version = version(in: tag), version.count != 3 || !cursor.matches("1.0", at: version.lowerBound) else {
      return
    }
    report(.unusualVersion, at: version, subject: quote(version))
  }

  /// Reports the first curly quotation mark in a tag.
  @_lifetime(self: copy self)
  private mutating func checkQuotes(in tag: Range<Int>) {
    guard let mark = TypographicQuote.first(in: tag, of: cursor.bytes) else { return }
    report(.typographicAttribute, at: mark, subject: quote(mark))
  }

  private func version(in tag: XMLTag) -> Range<Int>? {
    guard let name = cursor.firstIndex(of: "version", from: tag.name.upperBound), name < tag.end else { return nil }
    var index = name + 7
    while index < tag.end, ASCIIWord.isBlank(cursor.bytes[index]) || cursor.bytes[index] == UInt8(ascii: "=") {
      index += 1
    }
    let mark = cursor.bytes[index]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    guard let end = cursor.firstIndex(of: mark, from: index + 1), end < tag.end else { return nil }
    return index + 1..<end
  }

  /// Reads the text after `</plist>`, which should contain only comments.
  mutating func scanEpilogue() throws(ReadingStopped) {
    while true {
      repeat { cursor.skipBlanks() } while skipUnusualSpace()
      guard !cursor.isAtEnd else { return }
      guard let kind = XMLSection.kind(at: cursor.position, in: cursor), kind != .cdata else {
        return report(.trailingContent, at: cursor.position..<cursor.bytes.count)
      }
      try skipSection(kind, inText: false)
    }
  }

  /// Returns whether a document type begins at `start`, ignoring case.
  func isDoctype(at start: Int) -> Bool {
    cursor.matches("<!DOCTYPE", at: start) || cursor.matches("<!doctype", at: start)
  }

  /// Skips a document type, respecting quotes; declarations in it are reported.
  mutating func skipDoctype() throws(ReadingStopped) {
    let start = cursor.position
    var index = start + 9
    while index < cursor.bytes.count, ASCIIWord.isBlank(cursor.bytes[index]) { index += 1 }
    if cursor.matches("html", at: index) || cursor.matches("HTML", at: index) {
      try stop(.htmlPage, at: start..<index + 4)
    }
    if cursor.matches("<!doctype", at: start) { report(.malformedDoctype, at: start..<start + 9) }
    while index < cursor.bytes.count {
      switch cursor.bytes[index] {
      case UInt8(ascii: ">"):
        cursor.position = index + 1
        return
      case UInt8(ascii: "["): try stop(.doctypeSubset, at: index..<index + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = cursor.firstIndex(of: cursor.bytes[index], from: index + 1) ?? cursor.bytes.count
      default: break
      }
      index += 1
    }
    try stop(.malformedDoctype, at: start..<start + 9)
  }
}

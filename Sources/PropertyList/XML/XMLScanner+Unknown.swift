extension XMLScanner {
  /// Recovers from an unknown tag: treats it as the element that was probably meant, or skips its contents.
  @_lifetime(self: copy self)
  mutating func scanUnknown(_ tag: XMLTag) throws(ReadingStopped) {
    if tag.name.isEmpty { return try scanNameless(tag) }
    if takeMisspeltComment(tag) { return }
    if try scanTagWithBlanks(tag, from: tag.start + 1) { return }
    if isHTML(tag.name) { try stop(.htmlPage, at: tag.start..<tag.end) }
    let meant = nearestElement(to: tag.name)
    if tag.form == .closing { return try closeUnknown(tag, meant: meant) }
    let suggestion = meant.map { $0.kind == .boolean ? "<\($0.name)/>" : "<\($0.name)>" }
    report(.unknownElement, at: tag.start..<tag.end, subject: quote(tag.name), suggestion: suggestion)
    let lacksText = tag.form == .empty && (meant?.needsText ?? false)
    if let meant, !lacksText, meant != .plist || tree.nodes.isEmpty { return try scan(meant, openedBy: tag) }
    cursor.position = tag.end
    if tag.form == .opening, try !skipContents(of: tag), beginsValue(from: tag.end) {
      // The tag's name may have been meant as the key of that value.
      if inDictionary, pendingKey < 0 {
        try appendKey(Node(.key, from: tag.name.lowerBound, to: tag.name.upperBound, flags: .plain))
      }
      return
    }
    if pendingKey >= 0 || tree.innermost == .array {
      try append(Node(.invalid, from: tag.start, to: cursor.position))
    }
  }

  /// Closes the element that was opened under the same misspelt name, or under the name that was probably meant.
  @_lifetime(self: copy self)
  private mutating func closeUnknown(_ tag: XMLTag, meant: XMLElement?) throws(ReadingStopped) {
    cursor.position = tag.end
    if let container = tree.open.last.map({ tree.nodes[$0] }) {
      if XMLTag.isOpening(at: Int(container.start), named: tag.name, in: cursor.bytes) {
        return closeContainer(from: tag.start, to: tag.end)
      }
      if let meant, meant.kind == container.kind {
        report(.unknownElement, at: tag.start..<tag.end, subject: "/" + quote(tag.name), suggestion: "</\(meant.name)>")
        return closeContainer(from: tag.start, to: tag.end)
      }
    }
    let bytes = cursor.bytes
    let closesPlist = openPlists.last.map { XMLTag.isOpening(at: $0, named: tag.name, in: bytes) } ?? false
    if tree.depth > 0 || !closesPlist {
      let suggestion = meant.map { "</\($0.name)>" }
      report(.mismatchedClose, at: tag.start..<tag.end, subject: quote(tag.name), suggestion: suggestion)
    }
    if meant == .plist, tree.depth == 0, openPlists.popLast() != nil, openPlists.isEmpty {
      try scanEpilogue()
      throw ReadingStopped()
    }
  }

  @_lifetime(self: copy self)
  private mutating func scanNameless(_ tag: XMLTag) throws(ReadingStopped) {
    if try scanTagWithBlanks(tag, from: tag.start + 1) { return }
    report(.malformedTag, at: tag.start..<tag.end)
    cursor.position = max(tag.end, tag.start + 1)
    // The intended tag follows an extra `<`.
    if cursor.position == tag.start + 1, beginsValue(from: cursor.position) { return }
    if pendingKey >= 0 { try append(Node(.invalid, from: tag.start, to: cursor.position)) }
  }

  /// The maximum number of unknown elements without a closing tag, which bounds the search for closing tags.
  private static var maxUnclosed: Int { 8 }

  /// Skips everything up to and including the closing tag of `tag`, or returns `false` if there is none.
  @_lifetime(self: copy self)
  private mutating func skipContents(of tag: XMLTag) throws(ReadingStopped) -> Bool {
    var depth = 1
    while depth > 0 {
      guard let start = cursor.firstIndex(of: UInt8(ascii: "<"), from: cursor.position) else { break }
      cursor.position = start
      if let kind = XMLSection.kind(at: start, in: cursor) {
        try skipSection(kind, inText: false)
        continue
      }
      guard let inner = XMLTag(at: start, in: cursor.bytes) else { break }
      cursor.position = max(inner.end, start + 1)
      if cursor.bytes.isSame(inner.name, as: tag.name, of: cursor.bytes) {
        depth += inner.form == .closing ? -1 : inner.form == .opening ? 1 : 0
      }
    }
    guard depth > 0 else { return true }
    unclosedUnknowns += 1
    guard unclosedUnknowns <= XMLScanner.maxUnclosed else { try stopForUnclosed(tag: tag.start) }
    cursor.position = tag.end
    return false
  }

  /// The names that other formats and languages use for elements.
  private static var otherNames: [(StaticString, XMLElement)] {
    [
      ("int", .integer), ("long", .integer), ("float", .real), ("double", .real), ("decimal", .real), ("number", .real),
      ("str", .string), ("text", .string), ("map", .dictionary), ("dictionary", .dictionary), ("object", .dictionary),
      ("list", .array),
    ]
  }

  /// Returns the element whose name is nearest to a misspelt name, ignoring a prefix such as `p:`.
  private func nearestElement(to name: Range<Int>) -> XMLElement? {
    var start = name.lowerBound
    for index in name where cursor.bytes[index] == UInt8(ascii: ":") { start = index + 1 }
    if let element = XMLElement(named: start..<name.upperBound, in: cursor.bytes) { return element }
    for (other, element) in XMLScanner.otherNames
    where ASCIIWord.matches(cursor.bytes, start..<name.upperBound, other) {
      return element
    }
    let word = quote(start..<name.upperBound)
    guard let nearest = NearestName.suggestion(for: word, among: XMLElement.names) else { return nil }
    let bytes = Array(nearest.utf8)
    return XMLElement(named: 0..<bytes.count, in: bytes.span)
  }

  /// Returns whether a tag's name shows that the file is a web page.
  func isHTML(_ name: Range<Int>) -> Bool {
    guard tree.nodes.isEmpty, name.count == 4 else { return false }
    return cursor.matches("html", at: name.lowerBound) || cursor.matches("HTML", at: name.lowerBound)
  }
}

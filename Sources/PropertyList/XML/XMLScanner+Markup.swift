extension XMLScanner {
  /// Reads the markup or text at the cursor that isn't one of the common tags of `scanBody`.
  ///
  /// - Returns: Whether more may follow.
  mutating func scanMarkup() throws(ReadingStopped) -> Bool {
    let start = cursor.position
    guard let byte = cursor.peek() else {
      try finish()
      return false
    }
    if byte != UInt8(ascii: "<") {
      try scanStrayText()
    } else if let kind = XMLSection.kind(at: start, in: cursor) {
      if kind == .cdata { try scanStrayText() } else { try skipSection(kind, inText: false) }
    } else if isDoctype(at: start) {
      report(.misplacedDoctype, at: start..<start + 9)
      try skipDoctype()
    } else {
      if cursor.matches("<<<<<<<", at: start) { try stop(.conflictMarker, at: start..<start + 7) }
      guard let tag = XMLTag(at: start, in: cursor.bytes) else { try stopForUnclosed(tag: start) }
      return try scan(tag)
    }
    return true
  }

  @_lifetime(self: copy self)
  private mutating func scan(_ tag: XMLTag) throws(ReadingStopped) -> Bool {
    guard let element = XMLElement(named: tag.name, in: cursor.bytes) else {
      try scanUnknown(tag)
      return true
    }
    let isClosing = tag.form == .closing || tag.form == .malformed && tag.name.lowerBound == tag.start + 2
    if tag.form == .malformed {
      report(.malformedTag, at: tag.start..<tag.name.upperBound, suggestion: isClosing ? "</\(element.name)>" : nil)
    }
    if isClosing { return try close(element, with: tag) }
    try scan(element, openedBy: tag)
    return true
  }

  @_lifetime(self: copy self)
  mutating func scan(_ element: XMLElement, openedBy tag: XMLTag) throws(ReadingStopped) {
    let looksEmpty = tag.form == .empty || tag.looksEmpty(in: cursor.bytes)
    let isEmpty = looksEmpty && !acceptEmptyTagAsOpening(element, tag)
    cursor.position = tag.end
    switch element {
    case .plist:
      if !openPlists.isEmpty || !tree.nodes.isEmpty { report(.nestedPlist, at: tag.start..<tag.end) }
      if !isEmpty { openPlists.append(tag.start) }
    case .dictionary, .array:
      try open(element == .array ? .array : .dictionary, from: tag.start, to: tag.end)
      if isEmpty { closeContainer(from: tag.end, to: tag.end) }
    case .key where !isEmpty && inDictionary:
      try scanKey(from: tag.start, contentAt: tag.end)
    case .key where inDictionary:
      try appendKey(Node(.key, from: tag.start, to: tag.end, lead: tag.end - tag.start, flags: .plain))
    case .key, .string:
      if element == .key { report(.keyOutsideDictionary, at: tag.start..<tag.end) }
      if isEmpty {
        try append(Node(.string, from: tag.start, to: tag.end, lead: tag.end - tag.start, flags: .plain))
      } else {
        try scanString(element, from: tag.start, contentAt: tag.end)
      }
    case .booleanTrue, .booleanFalse:
      try scanBoolean(element, openedBy: tag, isEmpty: isEmpty)
    case .integer, .real, .date, .data:
      try scanScalar(element, openedBy: tag, isEmpty: isEmpty)
    }
  }

  /// Reads a closing tag; a mismatched tag is reported, but closes an outer container if it can.
  @_lifetime(self: copy self)
  private mutating func close(_ element: XMLElement, with tag: XMLTag) throws(ReadingStopped) -> Bool {
    cursor.position = tag.end
    if element == .plist, tree.depth == 0, tree.log.problems.contains(where: { $0.kind == .missingPlistElement }) {
      try scanEpilogue()
      return false
    }
    if element == .plist, tree.depth == 0, let opened = openPlists.popLast() {
      if !openPlists.isEmpty { return true }
      if tree.nodes.isEmpty { report(.emptyPlist, at: opened..<opened + 6) }
      try scanEpilogue()
      return false
    }
    if let kind = element.kind, kind.isContainer, tree.innermost == kind {
      closeContainer(from: tag.start, to: tag.end)
      return true
    }
    if element != .key, closingTag(after: tag.start) != nil {
      try scanUnopened(tag, from: tag.start, to: tag.start)
      return true
    }
    if element == .plist || element.kind?.isContainer == true { tree.nesting.fail(at: tag.start, open: tree.open) }
    reportMismatch(tag)
    if let kind = element.kind, kind.isContainer {
      // A tag that matches no open container was probably meant to close the innermost one.
      while tree.isOpen(kind), tree.innermost != kind { closeContainer(from: tag.start, to: tag.start) }
      if tree.depth > 0 { closeContainer(from: tag.start, to: tag.end) }
    } else if element == .plist, !openPlists.isEmpty {
      while tree.depth > 0 { closeContainer(from: tag.start, to: tag.start) }
      cursor.position = tag.start
    }
    return true
  }

  @_lifetime(self: copy self)
  private mutating func reportMismatch(_ tag: XMLTag) {
    var notes: [PropertyList.Problem.Note] = []
    var suggestion: String?
    if let container = tree.open.last.map({ tree.nodes[$0] }) {
      let name = container.kind == .array ? "array" : "dict"
      notes = [note(opened: "<\(name)>", at: Int(container.start))]
      suggestion = "</\(name)>"
    }
    report(
      .mismatchedClose, at: tag.start..<tag.end, subject: quote(tag.name), suggestion: suggestion, notes: notes)
  }

  /// Skips text or a CDATA section between elements.
  ///
  /// If a value is expected, the text counts as an invalid value.
  private mutating func scanStrayText() throws(ReadingStopped) {
    if skipUnusualSpace() { return }
    let start = cursor.position
    var end = cursor.firstIndex(of: UInt8(ascii: "<"), from: start + 1) ?? cursor.bytes.count
    while end > start + 1, ASCIIWord.isBlank(cursor.bytes[end - 1]) { end -= 1 }
    if cursor.matches("=======", at: start) || cursor.matches(">>>>>>>", at: start) {
      try stop(.conflictMarker, at: start..<start + 7)
    }
    if let tag = closingTag(after: end) { return try scanUnopened(tag, from: start, to: end) }
    if try takeTagInText(start..<end) { return }
    let byte = cursor.bytes[start]
    let isPlaceholder = cursor.matches("${", at: start) || cursor.matches("$(", at: start)
    let kind: PropertyList.Problem.Kind = byte == 0 ? .nulByte : isPlaceholder ? .placeholder : .textBetweenElements
    let isKey = isKey(start..<end)
    report(kind, at: start..<end, subject: quote(start..<end), suggestion: isKey ? "<key>…</key>" : nil)
    cursor.position = end
    if isKey {
      try appendKey(Node(.key, from: start, to: end, flags: .plain))
    } else if pendingKey >= 0 {
      try append(Node(.invalid, from: start, to: end))
    }
  }

  /// Returns the closing tag of a scalar after text that ends at `end`, if only its opening tag is missing.
  private func closingTag(after end: Int) -> XMLTag? {
    guard let index = cursor.bytes.endOfBlanks(from: end), cursor.matches("</", at: index),
      let tag = XMLTag(at: index, in: cursor.bytes), let element = XMLElement(named: tag.name, in: cursor.bytes),
      element.kind?.isContainer == false
    else { return nil }
    let hasPlace = element == .key ? inDictionary : pendingKey >= 0 || tree.innermost == .array
    return hasPlace ? tag : nil
  }

  @_lifetime(self: copy self)
  private mutating func scanUnopened(_ tag: XMLTag, from start: Int, to end: Int) throws(ReadingStopped) {
    let element = XMLElement(named: tag.name, in: cursor.bytes) ?? .string
    report(.missingOpening, at: start..<max(end, start + 1), subject: "<\(element.name)>")
    cursor.position = tag.end
    let kind: NodeKind = element == .key || element == .string ? element.kind ?? .string : .invalid
    var node = Node(kind, from: start, to: tag.end, trail: tag.end - end)
    if !(start..<end).contains(where: { cursor.bytes[$0] == UInt8(ascii: "&") }) { node.flags.insert(.plain) }
    if element == .key { try appendKey(node) } else { try append(node) }
  }

  /// Skips a character at the cursor that looks like white space, and returns whether there was one.
  mutating func skipUnusualSpace() -> Bool {
    guard let byte = cursor.peek(), byte >= 0x80, let blank = cursor.bytes.strangeBlank(at: cursor.position) else {
      return false
    }
    let start = cursor.position
    cursor.position += blank.length
    report(.unusualSpace, at: start..<cursor.position, subject: Quotation.space(blank.scalar))
    return true
  }

  /// Reports elements that are still open at the end of the text, or that the text has no elements.
  private mutating func finish() throws(ReadingStopped) {
    if tree.depth > 0 || !openPlists.isEmpty {
      tree.nesting.fail(at: cursor.bytes.count, open: tree.open)
      try stopForUnclosed(tag: nil)
    }
    if tree.nodes.isEmpty { report(.blank, at: 0..<cursor.bytes.count) }
  }

  /// Reports that the text ends inside an element, with notes on the pending key and the enclosing container.
  @_lifetime(self: copy self)
  mutating func stopForUnclosed(tag: Int?) throws(ReadingStopped) -> Never {
    var notes: [PropertyList.Problem.Note] = []
    var name = "plist"
    if let tag {
      name = quote(XMLTag.name(at: tag, in: cursor.bytes))
      notes.append(note(opened: "<\(name)>", at: tag))
    }
    if let container = tree.open.last.map({ tree.nodes[$0] }) {
      let containerName = container.kind == .array ? "array" : "dict"
      if tag == nil { name = containerName }
      notes.append(note(opened: "<\(containerName)>", at: Int(container.start)))
    } else if tag == nil, let opened = openPlists.last {
      notes.append(note(opened: "<plist>", at: opened))
    }
    if pendingKey >= 0 {
      let key = tree.nodes[pendingKey]
      notes.append(PropertyList.Problem.Note(.pendingKey, at: key.range, subject: text(of: key)))
    }
    try stop(.unclosedElement, at: cursor.bytes.count..<cursor.bytes.count, subject: name, notes: notes)
  }

  /// Returns a note at the opening tag of an element that isn't closed.
  func note(opened tag: String, at start: Int) -> PropertyList.Problem.Note {
    // The name may be misspelt and long.
    var end = start + 1
    let longest = min(start + 4 * PropertyList.Limits.quotedScalars, cursor.bytes.count)
    while end < longest, !XMLTag.endsName(cursor.bytes[end]) { end += 1 }
    return PropertyList.Problem.Note(.openedHere, at: start..<min(end + 1, cursor.bytes.count), subject: tag)
  }
}

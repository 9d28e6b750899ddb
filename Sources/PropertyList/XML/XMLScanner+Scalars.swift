/// Numbers, dates and data that are invalid or written in an uncommon way.
extension XMLScanner {
  /// Reads a number, a date or data after its tag.
  @_lifetime(self: copy self)
  mutating func scanScalar(_ element: XMLElement, openedBy tag: XMLTag, isEmpty: Bool) throws(ReadingStopped) {
    guard isEmpty else { return try scanScalar(element, from: tag.start, contentAt: tag.end) }
    if element == .data {
      report(.emptyData, at: tag.start..<tag.end)
      try append(Node(.data, from: tag.start, to: tag.end, lead: tag.end - tag.start))
    } else {
      report(element == .date ? .invalidDate : .emptyNumber, at: tag.start..<tag.end)
      try append(Node(.invalid, from: tag.start, to: tag.end, lead: tag.end - tag.start))
    }
  }

  /// Reads a number, a date or data whose text begins at `content`.
  @_lifetime(self: copy self)
  mutating func scanScalar(_ element: XMLElement, from start: Int, contentAt content: Int) throws(ReadingStopped) {
    cursor.position = content
    let isPlain = try scanText()
    let end = try scanClosing(element, openedAt: start)
    let isSound: Bool
    if element != .data, content == end {
      report(element == .date ? .invalidDate : .emptyNumber, at: start..<cursor.position)
      isSound = false
    } else if isPlain {
      let bytes = cursor.bytes
      isSound = report(XMLScanner.flaws(of: element, bytes, content..<end), in: bytes, at: nil)
    } else {
      let decoded = XMLText.decode(cursor.bytes, content..<end)
      let flaws = XMLScanner.flaws(of: element, decoded.span, 0..<decoded.count)
      isSound = report(flaws, in: decoded.span, at: content..<end)
    }
    let kind = isSound ? element.kind ?? .invalid : .invalid
    try append(Node(kind, from: start, to: cursor.position, lead: content - start, trail: cursor.position - end))
  }

  private static func flaws(of element: XMLElement, _ text: Span<UInt8>, _ range: Range<Int>) -> [ScalarFlaw] {
    switch element {
    case .integer: IntegerText.scan(text, range).flaws
    case .real: RealText.scan(text, range).flaws
    case .date: DateText.scan(text, range).flaws
    case .data: Base64.check(text, range).flaws
    case .plist, .key, .dictionary, .array, .string, .booleanTrue, .booleanFalse: []
    }
  }

  /// Reports flaws, all of them at `place` if the text had to be decoded, and returns whether they are only warnings.
  @_lifetime(self: copy self)
  private mutating func report(_ flaws: [ScalarFlaw], in text: Span<UInt8>, at place: Range<Int>?) -> Bool {
    var isSound = true
    for flaw in flaws {
      report(
        flaw.kind, at: place ?? flaw.range, subject: Quotation.of(text, flaw.subject), suggestion: flaw.suggestion)
      isSound = isSound && flaw.kind.severity == .warning
    }
    return isSound
  }
}

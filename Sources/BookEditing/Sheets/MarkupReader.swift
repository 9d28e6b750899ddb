import PropertyList

/// Reads well-formed XML in UTF-8, part by part.
///
/// A document type declaration is refused, so there are no entities other than the five of XML itself.
struct MarkupReader {
  enum Part {
    case start(Tag)
    case end(Tag)
    case text([UInt8])
  }

  struct Tag {
    let name: [UInt8]
    fileprivate(set) var attributes: [(name: [UInt8], value: String)] = []
    let range: Range<Int>
    fileprivate var isEmpty = false

    /// Returns the value of an attribute, or `nil` if the tag doesn't have it.
    func value(of name: String) -> String? {
      attributes.first { $0.name.elementsEqual(name.utf8) }?.value
    }
  }

  private let bytes: [UInt8]
  private(set) var position: Int
  private var open: [Tag] = []
  private var hasRoot = false
  /// The empty element whose end is the next part.
  private var emptyTag: Tag?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next part, or `nil` at the end of a well-formed document.
  mutating func next() throws(SheetError) -> Part? {
    if let tag = emptyTag {
      emptyTag = nil
      open.removeLast()
      return .end(tag)
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        if let text = try text() { return .text(text) }
        continue
      }
      if starts("<!--") {
        try skip(4, to: "-->", "the comment does not end")
      } else if starts("<![CDATA[") {
        return .text(try characterData())
      } else if starts("<!") {
        let hint = "XLIFF has no document type; remove the declaration"
        throw error("the file declares a document type", 2, hint: hint)
      } else if starts("<?") {
        try skipInstruction()
      } else if starts("</") {
        return .end(try endTag())
      } else {
        return .start(try startTag())
      }
    }
    guard let tag = open.last else {
      if hasRoot { return nil }
      throw SheetError("the file has no elements", at: 0..<0)
    }
    throw SheetError("the element `\(Quotation.of(tag.name))` has no closing tag", at: tag.range)
  }

  // MARK: - Text

  /// Reads text up to the next tag, or returns `nil` for blanks outside all elements.
  private mutating func text() throws(SheetError) -> [UInt8]? {
    let start = position
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = try decoded(start..<end)
    position = end
    guard open.isEmpty else { return text }
    guard text.allSatisfy(MarkupReader.isBlank) else {
      throw SheetError("text is outside all elements", at: start..<min(start + 1, end))
    }
    return nil
  }

  private mutating func characterData() throws(SheetError) -> [UInt8] {
    guard !open.isEmpty else { throw error("text is outside all elements", 9) }
    let start = position + 9
    try skip(9, to: "]]>", "the CDATA section does not end")
    return MarkupReader.withLineFeeds(bytes[start..<position - 3])
  }

  /// Returns text with its references resolved and its line ends as line feeds.
  private func decoded(_ range: Range<Int>) throws(SheetError) -> [UInt8] {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let next = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
      text += MarkupReader.withLineFeeds(bytes[index..<next])
      index = next
      guard index < range.upperBound else { break }
      guard case .scalar(let value, let end) = XMLReference(at: index, in: bytes.span), end <= range.upperBound,
        let scalar = Unicode.Scalar(value)
      else {
        throw SheetError("this is not a reference that XML knows", at: index..<index + 1, hint: "write `&amp;` for `&`")
      }
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      index = end
    }
    return text
  }

  private static func withLineFeeds(_ text: ArraySlice<UInt8>) -> [UInt8] { LineEnds.asLineFeeds(Array(text)) }

  // MARK: - Tags

  private mutating func startTag() throws(SheetError) -> Tag {
    let start = position
    guard !open.isEmpty || !hasRoot else { throw error("there is a second outermost element", 1) }
    position += 1
    let name = try self.name()
    var attributes: [(name: [UInt8], value: String)] = []
    while true {
      let hasBlanks = skipBlanks()
      let isEmpty = starts("/>")
      if isEmpty || starts(">") {
        position += isEmpty ? 2 : 1
        let tag = Tag(name: name, attributes: attributes, range: start..<position, isEmpty: isEmpty)
        hasRoot = true
        open.append(tag)
        if isEmpty { emptyTag = tag }
        return tag
      }
      guard hasBlanks else { throw error("the tag is malformed", 1) }
      let attribute = try self.attribute()
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw error("the tag has the attribute `\(Quotation.of(attribute.name))` twice", 1)
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(SheetError) -> (name: [UInt8], value: String) {
    let name = try self.name()
    _ = skipBlanks()
    guard starts("=") else { throw error("the attribute has no value", 1) }
    position += 1
    _ = skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { throw error("the value of the attribute has no quotation marks", 1) }
    let range = position + 1..<end
    guard !bytes[range].contains(UInt8(ascii: "<")) else {
      throw SheetError("an attribute has a `<`", at: range, hint: "write `&lt;` for `<`")
    }
    let text = try decoded(range)
    position = end + 1
    return (name, String(decoding: text, as: UTF8.self))
  }

  private mutating func endTag() throws(SheetError) -> Tag {
    let start = position
    position += 2
    let name = try self.name()
    _ = skipBlanks()
    guard starts(">") else { throw error("the tag is malformed", 1) }
    position += 1
    guard let tag = open.popLast(), tag.name == name else {
      throw SheetError("this tag closes no element", at: start..<position)
    }
    return tag
  }

  private mutating func name() throws(SheetError) -> [UInt8] {
    let start = position
    while position < bytes.count, !MarkupReader.isBlank(bytes[position]), !"/>=\"'<&".utf8.contains(bytes[position]) {
      position += 1
    }
    let name = Array(bytes[start..<position])
    guard let first = name.first, !(0x30...0x39).contains(first), first != UInt8(ascii: "-"),
      first != UInt8(ascii: ".")
    else { throw error("a name is missing", 1) }
    return name
  }

  private mutating func skipInstruction() throws(SheetError) {
    let start = position
    try skip(2, to: "?>", "the processing instruction does not end")
    let instruction = bytes[start..<position]
    guard instruction.starts(with: "<?xml".utf8), let encoding = MarkupReader.encoding(in: instruction) else { return }
    guard encoding.map(ASCIIWord.lowercased).elementsEqual("utf-8".utf8) else {
      throw .notUTF8(at: start..<position)
    }
  }

  private static func encoding(in declaration: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let word = "encoding"
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: word.utf8) }) else {
      return nil
    }
    let rest = declaration[(start + word.utf8.count)...]
    guard let opening = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let end = rest[(opening + 1)...].firstIndex(of: rest[opening])
    else { return nil }
    return rest[(opening + 1)..<end]
  }

  // MARK: - Bytes

  private func starts(_ text: StaticString) -> Bool { Cursor(bytes.span).matches(text, at: position) }

  /// Moves past the markup whose opening has `length` bytes and which ends with `end`.
  private mutating func skip(_ length: Int, to end: StaticString, _ message: String) throws(SheetError) {
    let bytes = bytes
    let found = (min(position + length, bytes.count)..<bytes.count).first { index in
      Cursor(bytes.span).matches(end, at: index)
    }
    guard let found else { throw error(message, 1) }
    position = found + end.utf8CodeUnitCount
  }

  /// Moves past blanks and returns whether there were any.
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, MarkupReader.isBlank(bytes[position]) { position += 1 }
    return position > start
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private func error(_ message: String, _ length: Int, hint: String? = nil) -> SheetError {
    let start = min(position, bytes.count)
    return SheetError(message, at: start..<min(start + length, bytes.count), hint: hint)
  }
}

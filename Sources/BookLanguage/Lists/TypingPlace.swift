import BookEditing
import BookKit
import PropertyList

/// The place in a property list where something is being typed.
///
/// The text before the place is read as an unfinished list, whatever follows it.
struct TypingPlace {
  enum Slot: Equatable {
    case key
    case value(of: String)
    case element
  }

  enum Form: Equatable {
    /// Between two keys or values of XML, perhaps after `<` or a part of a tag.
    case markup
    /// Between the tags of an XML scalar; `isClosed` says whether its closing tag is there.
    case content(tag: String, isClosed: Bool)
    /// After `<` in an XML scalar, where only a closing tag can follow.
    case closing(tag: String)
    /// Old-style text, perhaps after a quotation mark.
    case word(isQuoted: Bool)
  }

  let slot: Slot
  let form: Form
  let token: Range<Int>
  /// The name at the place, which is only a part of the token if that is a text of several words.
  let word: Range<Int>
  /// In XML, the scalar with its tags; otherwise, the token.
  let element: Range<Int>
  let list: PropertyList
  let container: (node: NodeHandle, path: PropertyListPath)

  /// Finds the place at an offset, or returns `nil` if no part of a list can be typed there.
  init?(_ offset: Int, in bytes: [UInt8]) {
    let isXML = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == UInt8(ascii: "<")
    let found = isXML ? TypingPlace.inXML(offset, bytes) : TypingPlace.inOldStyle(offset, bytes)
    guard let found, let list = TypingPlace.list(before: found.token.lowerBound, in: bytes),
      let container = list.innermostOpen()
    else { return nil }
    form = found.form
    token = found.token
    word = TypingPlace.word(at: offset, in: bytes, within: found.token)
    element = TypingPlace.element(around: found.token, found.form)
    (self.list, self.container) = (list, container)
    guard let slot = TypingPlace.slot(in: list, container.node, before: found.token.lowerBound) else { return nil }
    if case .content("key", _) = found.form { self.slot = .key } else { self.slot = slot }
  }

  /// Reads the text before an offset, or returns `nil` if that text ends in a comment.
  private static func list(before offset: Int, in bytes: [UInt8]) -> PropertyList? {
    var options = ReadingOptions()
    options.explainsNesting = false
    let before = PropertyList.Source(ReadableText.readable(Array(bytes[..<offset])))
    let reading = PropertyList.read(before, options: options)
    let isInComment = reading.problems.contains {
      $0.kind == .unterminatedComment || $0.kind == .unterminatedOldComment || $0.kind == .unterminatedCDATA
    }
    return isInComment ? nil : reading.document
  }

  // MARK: - XML

  private static func inXML(_ offset: Int, _ bytes: [UInt8]) -> (form: Form, token: Range<Int>)? {
    let before = bytes[..<offset]
    let opening = before.lastIndex(of: UInt8(ascii: "<"))
    let closing = before.lastIndex(of: UInt8(ascii: ">"))
    if let opening, opening > closing ?? -1 {
      // A tag is being typed.
      var end = offset
      while end < bytes.count, isTagByte(bytes[end]) { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
      guard isOnOneLine(opening..<end, bytes) else { return nil }
      if let closing, let start = before[..<closing].lastIndex(of: UInt8(ascii: "<")) {
        let tag = String(decoding: bytes[(start + 1)..<closing], as: UTF8.self)
        if scalars.contains(tag) { return (.closing(tag: tag), opening..<end) }
      }
      return (.markup, opening..<end)
    }
    guard let opening, let closing else { return nil }
    let name = String(decoding: bytes[(opening + 1)..<closing], as: UTF8.self)
    guard scalars.contains(name) else {
      var start = offset
      while start > closing + 1, isTagByte(bytes[start - 1]) { start -= 1 }
      return (.markup, start..<offset)
    }
    var end = closing + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isClosed = bytes[end...].starts(with: Array("</\(name)>".utf8))
    let content = closing + 1..<(isClosed ? end : max(offset, min(end, offset)))
    guard offset <= content.upperBound, isOnOneLine(content, bytes) else { return nil }
    return (.content(tag: name, isClosed: isClosed), content)
  }

  private static func element(around token: Range<Int>, _ form: Form) -> Range<Int> {
    guard case .content(let tag, let isClosed) = form else { return token }
    let end = isClosed ? token.upperBound + tag.utf8.count + 3 : token.upperBound
    return token.lowerBound - tag.utf8.count - 2..<end
  }

  private static let scalars = ["key", "string", "integer", "real", "date"]

  private static func isTagByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  private static func isOnOneLine(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    !bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  // MARK: - Old-style text

  private static func inOldStyle(_ offset: Int, _ bytes: [UInt8]) -> (form: Form, token: Range<Int>)? {
    var start = offset
    while start > 0, isWordByte(bytes[start - 1]) { start -= 1 }
    let reading = PropertyList.read(PropertyList.Source(ReadableText.readable(Array(bytes[..<start]))))
    if let string = reading.problems.first(where: { $0.kind == .unterminatedString }) {
      let opening = string.range.lowerBound
      var end = offset
      while end < bytes.count, bytes[end] != bytes[opening], bytes[end] != 0x0A, bytes[end] != 0x0D,
        bytes[end] != UInt8(ascii: ";")
      { end += 1 }
      if end < bytes.count, bytes[end] == bytes[opening] { end += 1 } else { end = offset }
      return isOnOneLine(opening..<end, bytes) ? (.word(isQuoted: true), opening..<end) : nil
    }
    if isInLineComment(start, bytes, reading.document) { return nil }
    var end = offset
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return (.word(isQuoted: false), start..<end)
  }

  private static func isInLineComment(_ offset: Int, _ bytes: [UInt8], _ list: PropertyList?) -> Bool {
    guard let list else { return false }
    let start = TypingPlace.endOfLast(in: list)
    guard start < offset else { return false }
    let last = list.trivia(in: start..<min(offset, list.text.utf8.count)).last
    guard let last, last.isLineComment else { return false }
    return last.range.upperBound == offset
      || !bytes[last.range.upperBound..<offset].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && !("{}()<>=;,\"'" as StaticString).description.utf8.contains(byte)
  }

  /// Returns the end of the last key or scalar, or of the opening of the last container.
  private static func endOfLast(in list: PropertyList) -> Int {
    var end = 0
    for index in list.nodes.indices.suffix(64) {
      let node = NodeHandle(index)
      let range = list.textRange(of: node)
      let isOpen = list.kind(of: node).isContainer && list.isCutOff(node)
      end = max(end, isOpen ? list.openingRange(of: node).upperBound : range.upperBound)
    }
    return end
  }

  private static func word(at offset: Int, in bytes: [UInt8], within token: Range<Int>) -> Range<Int> {
    var start = offset
    while start > token.lowerBound, bytes[start - 1] == UInt8(ascii: ".") || Condition.isNameByte(bytes[start - 1]) {
      start -= 1
    }
    return start..<offset
  }

  private static func slot(in list: PropertyList, _ container: NodeHandle, before offset: Int) -> Slot? {
    guard list.kind(of: container) == .dictionary else { return .element }
    var start = list.openingRange(of: container).upperBound
    if list.hasNoBraces(container) { start = 0 }
    for entry in list.entries(of: container) { start = max(start, list.textRange(of: entry.value).upperBound) }
    guard start <= offset else { return nil }
    var rest = Array(list.text.utf8[start..<min(offset, list.text.utf8.count)])
    for comment in list.trivia(in: start..<min(offset, list.text.utf8.count)) where comment.isComment {
      for index in comment.range where index - start < rest.count { rest[index - start] = 0x20 }
    }
    return pendingKey(in: rest, isXML: list.format == .xml).map { .value(of: $0) } ?? .key
  }

  /// Returns the key at the end of a text that has no value yet, or `nil` if there is none.
  private static func pendingKey(in text: [UInt8], isXML: Bool) -> String? {
    if isXML {
      let opening = Array("<plist version=\"1.0\"><dict>".utf8)
      let whole = opening + text + Array("<true/></dict></plist>".utf8)
      guard let list = PropertyList.read(PropertyList.Source(whole)).document else { return nil }
      var last: PropertyList.Entry?
      for entry in list.entries(of: list.root) { last = entry }
      return last.flatMap { list.string(of: $0.key) }
    }
    guard let equals = text.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let isPending = !text[(equals + 1)...].contains { $0 == UInt8(ascii: ";") }
    var key = text[..<equals]
    key = key[((key.lastIndex(of: UInt8(ascii: ";")) ?? key.startIndex - 1) + 1)...]
    while let byte = key.last, byte <= 0x20 { key.removeLast() }
    while let byte = key.first, byte <= 0x20 { key.removeFirst() }
    if key.count > 1, key.first == UInt8(ascii: "\""), key.last == UInt8(ascii: "\"") {
      key = key.dropFirst().dropLast()
    }
    return isPending && !key.isEmpty ? String(decoding: key, as: UTF8.self) : nil
  }
}

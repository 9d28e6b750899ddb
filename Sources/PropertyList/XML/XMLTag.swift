/// A tag in the text.
struct XMLTag {
  let start: Int
  let end: Int
  let name: Range<Int>
  let form: Form

  enum Form {
    case opening
    case closing
    /// An empty-element tag, `<string/>`.
    case empty
    /// A malformed tag; reading can continue at `end`.
    case malformed
  }

  /// Reads the tag whose `<` is at `start`, skipping attributes while respecting their quotes.
  ///
  /// - Returns: The tag, or `nil` if the text ends within it.
  init?(at start: Int, in bytes: Span<UInt8>) {
    var index = start + 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    let name = XMLTag.name(at: start, in: bytes)
    index = name.upperBound
    let slashAfterName = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    var last = UInt8(ascii: " ")
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        self.init(start: start, end: index, name: name, form: .malformed)
        return
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index += 1
        while index < bytes.count, bytes[index] != byte { index += 1 }
      }
      if !ASCIIWord.isBlank(byte) { last = byte }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let isEmpty = last == UInt8(ascii: "/")
    let isMalformed = name.isEmpty || (isClosing && isEmpty) || (slashAfterName && index != name.upperBound + 1)
    let form: Form = isMalformed ? .malformed : isClosing ? .closing : isEmpty ? .empty : .opening
    self.init(start: start, end: index + 1, name: name, form: form)
  }

  private init(start: Int, end: Int, name: Range<Int>, form: Form) {
    self.start = start
    self.end = end
    self.name = name
    self.form = form
  }

  /// Returns an opening tag in the same range with another name.
  func opening(named name: Range<Int>) -> XMLTag { XMLTag(start: start, end: end, name: name, form: .opening) }

  static func name(at start: Int, in bytes: Span<UInt8>) -> Range<Int> {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let first = min(index, bytes.count)
    while index < bytes.count, !endsName(bytes[index]) { index += 1 }
    return first..<max(first, index)
  }

  /// Returns whether the opening tag at `start` has the given name, in time bounded by the length of that name.
  static func isOpening(at start: Int, named name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let end = start + 1 + name.count
    guard end < bytes.count, endsName(bytes[end]) else { return false }
    return bytes.isSame(start + 1..<end, as: name, of: bytes)
  }

  /// Returns whether a malformed tag was meant to be an empty-element tag, such as `<string/ >`.
  func looksEmpty(in bytes: Span<UInt8>) -> Bool {
    form == .malformed && name.upperBound < end && bytes[name.upperBound] == UInt8(ascii: "/")
  }

  static func endsName(_ byte: UInt8) -> Bool {
    ASCIIWord.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<")
  }

  static func contentRange(of node: Node, in bytes: Span<UInt8>) -> Range<Int> {
    var start = Int(node.start) + Int(node.lead)
    if node.lead == Node.lookAgain { start = XMLTag(at: Int(node.start), in: bytes)?.end ?? start }
    var end = Int(node.end) - Int(node.trail)
    if node.trail == Node.lookAgain {
      end = Int(node.end) - 1
      while end > start, bytes[end] != UInt8(ascii: "<") { end -= 1 }
    }
    return start..<max(start, end)
  }
}

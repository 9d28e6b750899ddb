import PropertyList

/// A value with the comments in and around it, which can be written in any format.
struct CommentedValue {
  indirect enum Content {
    case scalar(JSONValue)
    case array([CommentedValue])
    /// The entries of a dictionary; each has a key.
    case dictionary([CommentedValue])
  }

  var key: String?
  let content: Content
  var above: [SourceComment] = []
  var afterKey: [SourceComment] = []
  /// The comments after the value on its last line.
  var trailing: [SourceComment] = []
  /// The comments inside a container after its last value.
  var atEnd: [SourceComment] = []

  var isContainer: Bool { if case .scalar = content { false } else { true } }

  init(_ value: JSONValue, key: String? = nil) {
    self.key = key
    switch value {
    case .array(let values): content = .array(values.map { CommentedValue($0) })
    case .object(let members): content = .dictionary(members.map { CommentedValue($0.value, key: $0.name) })
    case .null, .boolean, .number, .string: content = .scalar(value)
    }
  }

  /// Creates a commented value from an item and the comments of its block.
  ///
  /// Unquoted words are strings, unless the source list gives them other types.
  init(of index: Int, in contents: Contents) {
    let item = contents.items[index]
    let start = contents.blockStart(of: index)
    let lines = contents.lines
    self.init(item, in: lines)
    above = SourceComment.all(lines.comments(in: start..<item.range.lowerBound), of: lines)
    trailing = SourceComment.all(contents.tail(of: index).comments, of: lines)
  }

  private init(_ item: Contents.Item, in lines: SourceLines) {
    let list = lines.list
    key = item.entry.flatMap { list.string(of: $0.key) }
    if let entry = item.entry, !list.isOwnKey(entry) {
      let (end, start) = (list.textRange(of: entry.key).upperBound, list.textRange(of: entry.value).lowerBound)
      afterKey = SourceComment.all(lines.comments(in: end..<max(end, start)), of: lines)
    }
    guard list.kind(of: item.value).isContainer else {
      content = .scalar(JSONValue(item.value, of: list))
      return
    }
    let inner = Contents(of: item.value, in: lines)
    var values: [CommentedValue] = []
    for (index, item) in inner.items.enumerated() {
      var value = CommentedValue(item, in: lines)
      value.above = SourceComment.all(inner.commentsBefore(index), of: lines)
      value.trailing = SourceComment.all(inner.tail(of: index).comments, of: lines)
      values.append(value)
    }
    atEnd = SourceComment.all(inner.commentsBefore(inner.items.count), of: lines)
    content = inner.isArray ? .array(values) : .dictionary(values)
  }
}

struct SourceComment {
  private let text: [UInt8]
  private let isLine: Bool

  init(_ range: Range<Int>, of lines: SourceLines) {
    let bytes = lines.bytes[range]
    let isMarkup = lines.isXML && !bytes.starts(with: "<!--".utf8)
    isLine = !lines.isXML && bytes.starts(with: "//".utf8)
    // The whole text of an XML processing instruction is kept.
    let (opening, closing) = isMarkup ? (0, 0) : lines.isXML ? (4, 3) : (2, isLine ? 0 : 2)
    let inner = bytes.dropFirst(opening).dropLast(closing)
    text = isMarkup ? [0x20] + inner + [0x20] : Array(inner)
  }

  static func all(_ ranges: [Range<Int>], of lines: SourceLines) -> [SourceComment] {
    ranges.map { SourceComment($0, of: lines) }
  }

  /// Returns the comment in a list's format, with its text changed where it would end the comment early.
  func written(in list: PropertyList) -> [UInt8] {
    // A line comment that begins with a blank gets one before its end, too.
    var inner = isLine && text.first == 0x20 ? text + [0x20] : text
    guard list.format == .xml else {
      return Array("/*".utf8) + SourceComment.spaced(inner, UInt8(ascii: "*"), UInt8(ascii: "/")) + Array("*/".utf8)
    }
    let dash = UInt8(ascii: "-")
    inner = SourceComment.spaced(inner.map { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }, dash, dash)
    if inner.last == dash { inner.append(0x20) }
    return Array("<!--".utf8) + inner + Array("-->".utf8)
  }

  /// Returns bytes with a blank wherever `first` and `second` would be adjacent.
  private static func spaced(_ bytes: [UInt8], _ first: UInt8, _ second: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == second, result.last == first { result.append(0x20) }
      result.append(byte)
    }
    return result
  }
}

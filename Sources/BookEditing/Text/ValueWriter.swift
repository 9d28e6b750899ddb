import BookKit
import PropertyList

struct ValueWriter {
  let list: PropertyList
  private var bytes: [UInt8] = []

  init(_ list: PropertyList) { self.list = list }

  private var isXML: Bool { list.format == .xml }

  static func write(
    _ value: JSONValue, in list: PropertyList, _ style: ValueStyle, indentation: [UInt8]
  ) throws(Refusal) -> [UInt8] {
    try write(CommentedValue(value), in: list, style, indentation: indentation, beginsLine: false).value
  }

  /// Returns the text of a value with the comments before and in it, and separately the comments after it.
  ///
  /// If the value begins a line, the comments before it get lines of their own.
  static func write(
    _ value: CommentedValue, in list: PropertyList, _ style: ValueStyle, indentation: [UInt8], beginsLine: Bool
  ) throws(Refusal) -> (value: [UInt8], trailing: [UInt8]) {
    var writer = ValueWriter(list)
    writer.append(above: value.above, onLines: beginsLine, style, indentation)
    try writer.append(value, style, indentation)
    let text = writer.bytes
    writer.bytes = []
    writer.append(trailing: value.trailing)
    return (text, writer.bytes)
  }

  /// Returns a scalar as text, with the quotes and line ends of the value that it replaces.
  static func scalar(_ value: JSONValue, replacing old: NodeHandle? = nil, in list: PropertyList) throws(Refusal)
    -> [UInt8]
  {
    var writer = ValueWriter(list)
    try writer.append(scalar: value, replacing: old)
    return writer.bytes
  }

  static func key(_ name: String, in list: PropertyList) throws(Refusal) -> [UInt8] {
    var writer = ValueWriter(list)
    try writer.append(key: name)
    return writer.bytes
  }

  // MARK: - Containers

  private mutating func append(_ value: CommentedValue, _ style: ValueStyle, _ indentation: [UInt8]) throws(Refusal) {
    switch value.content {
    case .scalar(let scalar): try append(scalar: scalar, replacing: nil)
    case .array(let values):
      try append(values, value.atEnd, isXML ? ("<array", "</array>") : ("(", ")"), isArray: true, style, indentation)
    case .dictionary(let entries):
      try append(entries, value.atEnd, isXML ? ("<dict", "</dict>") : ("{", "}"), isArray: false, style, indentation)
    }
  }

  private mutating func append(
    _ values: [CommentedValue], _ atEnd: [SourceComment], _ tags: (StaticString, StaticString), isArray: Bool,
    _ style: ValueStyle, _ indentation: [UInt8]
  ) throws(Refusal) {
    let isEmpty = values.isEmpty && atEnd.isEmpty
    bytes.append(tags.0)
    if isXML { bytes.append(isEmpty ? "/>" : ">") }
    for (index, item) in values.enumerated() {
      separate(index, style, indentation)
      append(above: item.above, onLines: style.isOnLines, style, indentation + style.unit)
      if !isArray {
        try append(key: item.key ?? "")
        append(trailing: item.afterKey)
        let gap = item.isContainer ? style.gaps.container : style.gaps.scalar
        bytes += gap.bytes(indentation: indentation + style.unit)
      }
      try append(item, style, indentation + style.unit)
      let isMarked = !isArray || index + 1 < values.count || style.hasLastComma
      if !isXML, isMarked { bytes.append(isArray ? UInt8(ascii: ",") : UInt8(ascii: ";")) }
      append(trailing: item.trailing)
    }
    append(atEnd: atEnd, isFirst: values.isEmpty, style, indentation)
    if !isEmpty { bytes += style.isOnLines ? style.lineEnd + indentation : style.closing }
    if !isEmpty || !isXML { bytes.append(tags.1) }
  }

  private mutating func separate(_ index: Int, _ style: ValueStyle, _ indentation: [UInt8]) {
    let blanks = index == 0 ? style.opening : style.between
    bytes += style.isOnLines ? style.lineEnd + indentation + style.unit : blanks
  }

  // MARK: - Comments

  /// Appends comments before a value, each on its own line if `onLines`, or else on the line of the value.
  private mutating func append(
    above comments: [SourceComment], onLines: Bool, _ style: ValueStyle, _ indentation: [UInt8]
  ) {
    for comment in comments { bytes += comment.written(in: list) + (onLines ? style.lineEnd + indentation : [0x20]) }
  }

  private mutating func append(trailing comments: [SourceComment]) {
    for comment in comments { bytes += [0x20] + comment.written(in: list) }
  }

  private mutating func append(
    atEnd comments: [SourceComment], isFirst: Bool, _ style: ValueStyle, _ indentation: [UInt8]
  ) {
    for (index, comment) in comments.enumerated() {
      separate(isFirst ? index : 1, style, indentation)
      bytes += comment.written(in: list)
    }
  }

  // MARK: - Scalars

  private mutating func append(scalar value: JSONValue, replacing old: NodeHandle?) throws(Refusal) {
    switch value {
    case .boolean(let truth): bytes.append(isXML ? (truth ? "<true/>" : "<false/>") : (truth ? "YES" : "NO"))
    case .number(let number): append(number)
    case .string(let text):
      if isXML {
        bytes.append("<string>")
        try append(text: text)
        bytes.append("</string>")
      } else {
        let isQuoted = old.map { list.kind(of: $0) == .string && !list.isBare($0) } ?? false
        let hasRawLineEnds = isQuoted && old.map { SourceLines(list).hasLineEnd(list.textRange(of: $0)) } ?? false
        try append(oldStyle: text, isString: true, isQuoted: isQuoted, keepsLineEnds: hasRawLineEnds)
      }
    case .null, .array, .object: throw Refusal(.badValue, "a value can't be null")
    }
  }

  private mutating func append(_ number: Double) {
    let isWhole = NumberText.isWhole(number)
    guard isXML else {
      let digits = NumberText.shortest(number).filter { $0 != UInt8(ascii: "+") }
      bytes += digits
      if !isWhole, !digits.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }) {
        bytes.append(".0")
      }
      return
    }
    bytes.append(isWhole ? "<integer>" : "<real>")
    bytes += NumberText.shortest(number)
    bytes.append(isWhole ? "</integer>" : "</real>")
  }

  private mutating func append(key name: String) throws(Refusal) {
    guard isXML else { return try append(oldStyle: name, isString: false, isQuoted: false, keepsLineEnds: false) }
    bytes.append("<key>")
    try append(text: name)
    bytes.append("</key>")
  }

  // MARK: - Text

  private mutating func append(text: String) throws(Refusal) {
    let endsInReturn = SourceLines(list).lineEnd(of: []) == [0x0D, 0x0A]
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "&": bytes.append("&amp;")
      case "\r":
        let endsLine = endsInReturn && index + 1 < scalars.count && scalars[index + 1] == "\n"
        bytes.append(endsLine ? "\r" : "&#13;")
      case "\u{0}"..<"\t", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}":
        throw Refusal(.unencodable, "XML can't hold the character \(Quotation.code(scalar.value))")
      default: append(scalar) { "&#\($0.value);" }
      }
    }
  }

  /// Appends a string of old-style text, without quotes if it needs none.
  private mutating func append(
    oldStyle text: String, isString: Bool, isQuoted: Bool, keepsLineEnds: Bool
  ) throws(Refusal) {
    let utf8 = Array(text.utf8)
    if !isQuoted, utf8.allSatisfy({ $0 < 0x80 }) {
      return ASCIIStringText.append(utf8.span, utf8.indices, isString: isString, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n" where !keepsLineEnds: bytes.append("\\n")
      case "\t": bytes.append("\\t")
      case "\u{0}"..<"\n", "\u{B}"..<"\r", "\u{E}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        ASCIIStringText.appendEscape(of: scalar.value, to: &bytes)
      case "\r" where !keepsLineEnds: ASCIIStringText.appendEscape(of: scalar.value, to: &bytes)
      default:
        append(scalar) { scalar in
          var escape: [UInt8] = []
          ASCIIStringText.appendEscape(of: scalar.value, to: &escape)
          return String(decoding: escape, as: UTF8.self)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a character, or its escape if the file's encoding lacks it.
  private mutating func append(_ scalar: Unicode.Scalar, orElse escape: (Unicode.Scalar) -> String) {
    let utf8 = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    bytes += list.text.encoding.encode(utf8) == nil ? Array(escape(scalar).utf8) : utf8
  }
}

extension PropertyList {
  /// Returns a scalar in this list's format, with its tags or quotes, or `nil` if the format can't represent it.
  package func written(_ value: JSONValue) -> [UInt8]? { try? ValueWriter.scalar(value, in: self) }

  /// Returns a key in this list's format, or `nil` if the format can't represent it.
  package func written(key name: String) -> [UInt8]? { try? ValueWriter.key(name, in: self) }

  /// The additional indentation of contents in a container.
  package var indentationUnit: [UInt8] { ValueStyle.unit(of: SourceLines(self)) }
}

import BookKit
import PropertyList

/// Writes new keys and values in the format of a book's file.
struct ValueWriter {
  let list: PropertyList
  private var bytes: [UInt8] = []

  init(_ list: PropertyList) { self.list = list }

  private var isXML: Bool { list.format == .xml }

  /// Returns a value as text; lines after the first begin with `indentation`.
  static func write(
    _ value: JSONValue, in list: PropertyList, _ style: ValueStyle, indentation: [UInt8]
  ) throws(Refusal) -> [UInt8] {
    var writer = ValueWriter(list)
    try writer.append(value, style, indentation)
    return writer.bytes
  }

  /// Returns a scalar as text.
  ///
  /// - Parameters:
  ///   - value: The new value, which is neither an array nor an object.
  ///   - old: The value whose place it takes, whose quotes and line ends are kept.
  ///   - list: The list for which it is written.
  /// - Returns: The text with its tags or quotes.
  /// - Throws: `Refusal` if the format can't hold the value.
  static func scalar(_ value: JSONValue, replacing old: NodeHandle? = nil, in list: PropertyList) throws(Refusal)
    -> [UInt8]
  {
    var writer = ValueWriter(list)
    try writer.append(scalar: value, replacing: old)
    return writer.bytes
  }

  /// Returns a key as text.
  static func key(_ name: String, in list: PropertyList) throws(Refusal) -> [UInt8] {
    var writer = ValueWriter(list)
    try writer.append(key: name)
    return writer.bytes
  }

  // MARK: - Containers

  private mutating func append(_ value: JSONValue, _ style: ValueStyle, _ indentation: [UInt8]) throws(Refusal) {
    switch value {
    case .array(let values):
      try open(isXML ? "<array" : "(", isEmpty: values.isEmpty)
      for (index, value) in values.enumerated() {
        separate(index, style, indentation, mark: UInt8(ascii: ","))
        try append(value, style, indentation + style.unit)
      }
      if !isXML, style.hasLastComma, !values.isEmpty { bytes.append(UInt8(ascii: ",")) }
      close(isXML ? "</array>" : ")", isEmpty: values.isEmpty, style, indentation)
    case .object(let members):
      try open(isXML ? "<dict" : "{", isEmpty: members.isEmpty)
      for (index, member) in members.enumerated() {
        separate(index, style, indentation, mark: UInt8(ascii: ";"))
        try append(key: member.name)
        let gap = member.value.isContainer ? style.gaps.container : style.gaps.scalar
        bytes += gap.bytes(indentation: indentation + style.unit)
        try append(member.value, style, indentation + style.unit)
      }
      if !isXML, !members.isEmpty { bytes.append(UInt8(ascii: ";")) }
      close(isXML ? "</dict>" : "}", isEmpty: members.isEmpty, style, indentation)
    case .null, .boolean, .number, .string: try append(scalar: value, replacing: nil)
    }
  }

  private mutating func open(_ tag: StaticString, isEmpty: Bool) throws(Refusal) {
    bytes.append(tag)
    if isXML { bytes.append(isEmpty ? "/>" : ">") }
  }

  private mutating func separate(_ index: Int, _ style: ValueStyle, _ indentation: [UInt8], mark: UInt8) {
    if index > 0, !isXML { bytes.append(mark) }
    if style.isOnLines {
      bytes += style.lineEnd + indentation + style.unit
    } else {
      bytes += index == 0 ? style.opening : style.between
    }
  }

  private mutating func close(_ tag: StaticString, isEmpty: Bool, _ style: ValueStyle, _ indentation: [UInt8]) {
    if isEmpty {
      if !isXML { bytes.append(tag) }
      return
    }
    bytes += style.isOnLines ? style.lineEnd + indentation : style.closing
    bytes.append(tag)
  }

  // MARK: - Scalars

  private mutating func append(scalar value: JSONValue, replacing old: NodeHandle?) throws(Refusal) {
    switch value {
    case .boolean(let truth):
      bytes.append(isXML ? (truth ? "<true/>" : "<false/>") : (truth ? "YES" : "NO"))
    case .number(let number): append(number)
    case .string(let text):
      if isXML {
        bytes.append("<string>")
        try append(text: text, keepsLineEnds: true)
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
    try append(text: name, keepsLineEnds: true)
    bytes.append("</key>")
  }

  // MARK: - Text

  /// Appends text between tags.
  private mutating func append(text: String, keepsLineEnds: Bool) throws(Refusal) {
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

  /// Appends text of old-style text, without quotes if it needs none.
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

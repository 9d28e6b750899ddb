/// Reads JSON (RFC 8259), nested 64 levels at most.
package struct JSONReader {
  /// That a text is no JSON, and where it ceases to be.
  package struct Failure: Error, Equatable {
    /// The byte, from 0.
    package let offset: Int

    package init(offset: Int) {
      self.offset = offset
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  private static let deepest = 64

  /// What `bytes` say.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.failure }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var failure: Failure { Failure(offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipBlanks()
    guard depth <= JSONReader.deepest, let first = next else { throw failure }
    switch first {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    position += 1
    skipBlanks()
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure }
      let name = try text()
      skipBlanks()
      guard take(":") else { throw failure }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw failure }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    skipBlanks()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw failure }
    return .array(values)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    if take("-") {}
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else { throw failure }
    if take("."), digits().isEmpty { throw failure }
    if take("e") || take("E") {
      if !take("+"), take("-") {}
      if digits().isEmpty { throw failure }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else { throw failure }
    return .number(number)
  }

  private mutating func digits() -> Range<Int> {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return start..<position
  }
}

extension JSONReader {
  /// A text in quotes.
  private mutating func text() throws(Failure) -> String {
    position += 1
    var utf8: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: utf8, as: UTF8.self) else { throw failure }
        position += 1
        return text
      case UInt8(ascii: "\\"): utf8 += String(try escape()).utf8
      case 0..<0x20: throw failure
      default:
        utf8.append(byte)
        position += 1
      }
    }
    throw failure
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    position += 1
    guard let letter = next else { throw failure }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw failure
    }
  }

  /// What `\u` and four digits stand for, or with a second such escape behind it a pair of surrogates.
  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw failure }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { throw failure }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

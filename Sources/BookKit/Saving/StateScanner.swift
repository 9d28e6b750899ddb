import PropertyList

/// A parser for saved states as ``StateText`` writes them, a small subset of old-style property lists.
///
/// Web pages that play books don't contain the full parser, because they have to be small.
struct StateScanner {
  private let source: [UInt8]
  private var position = 0
  private var text: [UInt8] = []
  private var nodes: [Node] = []
  private var open: [Int] = []

  /// The maximum number of nodes in untrusted input, which is enough for the largest books.
  private static let maxNodes = 4_000_000
  private static let maxDepth = 8

  private init(_ source: [UInt8]) { self.source = source }

  static func read(_ bytes: [UInt8]) -> PropertyList? {
    guard bytes.count < 1 << 30 else { return nil }
    var scanner = StateScanner(bytes)
    guard scanner.take("{"), scanner.begin(.dictionary) else { return nil }
    while !scanner.open.isEmpty {
      guard scanner.step() else { return nil }
    }
    scanner.skipBlanks()
    guard scanner.position == bytes.count else { return nil }
    return PropertyList(
      source: PropertyList.Source(bytes), format: .binary, text: DecodedText(utf8: scanner.text), nodes: scanner.nodes)
  }

  /// Reads the next entry or value of the innermost container, or its closing bracket.
  private mutating func step() -> Bool {
    let container = open[open.count - 1]
    let isDictionary = nodes[container].kind == .dictionary
    if take(isDictionary ? "}" : ")") {
      open.removeLast()
      nodes[container].extent = UInt32(truncatingIfNeeded: nodes.count - container)
      return open.isEmpty || endValue()
    }
    if isDictionary { guard string(.key), take("=") else { return false } }
    if take("{") { return begin(.dictionary) }
    if take("(") { return begin(.array) }
    return string(.string) && endValue()
  }

  private mutating func begin(_ kind: NodeKind) -> Bool {
    open.append(nodes.count)
    return open.count <= StateScanner.maxDepth && add(kind, from: text.count)
  }

  private mutating func add(_ kind: NodeKind, from start: Int) -> Bool {
    nodes.append(Node(kind, from: start, to: text.count, flags: kind.isContainer ? [] : .plain))
    return nodes.count <= StateScanner.maxNodes
  }

  /// Reads the semicolon after a dictionary's value, or the comma after a list's value; the last comma is optional.
  private mutating func endValue() -> Bool {
    if nodes[open[open.count - 1]].kind == .dictionary { return take(";") }
    return take(",") || position < source.count && source[position] == UInt8(ascii: ")")
  }

  private mutating func skipBlanks() {
    while position < source.count, source[position] <= 0x20 { position += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard position < source.count, UInt32(source[position]) == sign.value else { return false }
    position += 1
    return true
  }

  private mutating func string(_ kind: NodeKind) -> Bool {
    let start = text.count
    if take("\"") {
      guard quoted() else { return false }
    } else {
      while position < source.count, StateScanner.isWord(source[position]) {
        text.append(source[position])
        position += 1
      }
      guard text.count > start else { return false }
    }
    return add(kind, from: start)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func quoted() -> Bool {
    while position < source.count {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else {
        guard escape() else { return false }
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard position < source.count else { return false }
    let byte = source[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "U"):
      guard var scalar = unit() else { return false }
      if scalar >> 10 == 0x36 {
        guard position + 1 < source.count, source[position] == UInt8(ascii: "\\") else { return false }
        position += 2
        guard let second = unit(), second >> 10 == 0x37 else { return false }
        scalar = (scalar - 0xD7C0) << 10 + (second - 0xDC00)
      }
      guard Unicode.Scalar(scalar) != nil else { return false }
      UTF8Sequence.append(scalar, to: &text)
    default: text.append(byte)
    }
    return true
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= source.count else { return nil }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = HexDigits.value(of: source[position]) else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

/// Reads JSON (RFC 8259) into nodes in one pass without recursion.
///
/// It stops at the first mistake: JSON is written by programs, so nothing after a mistake can be trusted.
struct JSONScanner: ~Escapable {
  private var cursor: Cursor
  private var tree: TreeBuilder
  private let meaning: JSONMeaning
  /// Whether a value has just been completed, so a comma or the end of its container must come next.
  private var isAfterValue = false

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, log: ProblemLog, options: ReadingOptions, meaning: JSONMeaning) {
    cursor = Cursor(text)
    tree = TreeBuilder(.json, options, log, length: text.count, nodeLength: 16)
    self.meaning = meaning
  }

  mutating func scan() -> ScanResult {
    // Some programs write a byte-order mark, although JSON has no use for it.
    _ = cursor.skip("\u{FEFF}")
    do throws(ReadingStopped) {
      try scanValue()
      while tree.depth > 0 { try scanNext() }
      cursor.skipBlanks()
      if !cursor.isAtEnd { try stop(.contentAfterRoot, at: cursor.scalarRange) }
    } catch {
      if tree.nodes.last?.kind == .key { tree.removeLast() }
      tree.closeAll(at: cursor.position)
    }
    return ScanResult(tree)
  }

  /// Reads the next token in the innermost container: its end, or a value with the punctuation before it.
  private mutating func scanNext() throws(ReadingStopped) {
    cursor.skipBlanks()
    let isDictionary = tree.innermost == .dictionary
    let bracket = isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if cursor.peek() == bracket { return close() }
    if isAfterValue, !cursor.skip(UInt8(ascii: ",")) { try stopHere() }
    if isDictionary { try scanKey() }
    try scanValue()
  }

  private mutating func scanKey() throws(ReadingStopped) {
    cursor.skipBlanks()
    guard cursor.peek() == UInt8(ascii: "\"") else { try stopHere() }
    let key = try string(.key)
    try checkRoom()
    tree.append(key)
    cursor.skipBlanks()
    guard cursor.skip(UInt8(ascii: ":")) else { try stopHere() }
  }

  private mutating func scanValue() throws(ReadingStopped) {
    cursor.skipBlanks()
    try checkRoom()
    isAfterValue = true
    guard let byte = cursor.peek() else { try stopHere() }
    switch byte {
    case UInt8(ascii: "{"): try open(.dictionary)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "\""): tree.append(try string(.string))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): tree.append(try number())
    default: tree.append(try word())
    }
  }

  /// Reads `true`, `false` or `null`.
  private mutating func word() throws(ReadingStopped) -> Node {
    let start = cursor.position
    if cursor.skip("true") { return Node(.boolean, from: start, to: cursor.position, flags: .isTrue) }
    if cursor.skip("false") { return node(.boolean, from: start) }
    guard cursor.skip("null") else { try stopHere() }
    if meaning == .propertyList { report(.nullObject, at: start..<cursor.position, subject: "this value") }
    return node(.invalid, from: start)
  }

  // MARK: - Containers

  @_lifetime(self: copy self)
  private mutating func open(_ kind: NodeKind) throws(ReadingStopped) {
    if tree.depth >= tree.options.limits.depth {
      try stop(.tooDeep, at: cursor.scalarRange, subject: String(tree.options.limits.depth))
    }
    tree.open(kind, from: cursor.position, lead: 1)
    cursor.position += 1
    isAfterValue = false
  }

  private mutating func close() {
    if tree.innermost == .dictionary { tree.checkDuplicates(in: cursor.bytes) }
    cursor.position += 1
    tree.close(at: cursor.position, trail: 1)
    isAfterValue = true
  }

  // MARK: - Scalars

  @_lifetime(self: copy self)
  private mutating func string(_ kind: NodeKind) throws(ReadingStopped) -> Node {
    let start = cursor.position
    var isPlain = true
    cursor.position += 1
    while let byte = cursor.peek() {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.position += 1
        let node = Node(kind, from: start, to: cursor.position, lead: 1, trail: 1, flags: isPlain ? .plain : [])
        return isDate(node) ? Node(.date, from: start, to: cursor.position, lead: 1, trail: 1) : node
      case UInt8(ascii: "\\"):
        guard let escape = JSONText.escape(cursor.bytes, at: cursor.position) else {
          // If no quotation mark follows, the text is cut off here.
          guard cursor.firstIndex(of: UInt8(ascii: "\""), from: cursor.position) != nil else {
            try stop(.unterminatedString, at: start..<cursor.bytes.count)
          }
          let end = min(cursor.position + 2, cursor.bytes.count)
          let range = cursor.position..<end
          try stop(.invalidEscape, at: range, subject: Quotation.of(cursor.bytes, range))
        }
        cursor.position += escape.length
        isPlain = false
      case 0..<0x20: try stopHere()
      default: cursor.position += 1
      }
    }
    try stop(.unterminatedString, at: start..<cursor.position)
  }

  /// Returns whether a string has exactly the form of a date that `JSONWriter` writes.
  private func isDate(_ node: Node) -> Bool {
    guard meaning == .propertyList, node.kind == .string, node.range.count > 21, let content = node.plainContent,
      cursor.bytes[content.upperBound - 1] == UInt8(ascii: "Z"),
      let date = DateText.scan(cursor.bytes, content).value
    else { return false }
    let bytes = cursor.bytes
    var index = content.lowerBound
    for byte in date.description.utf8 {
      guard index < content.upperBound, bytes[index] == byte else { return false }
      index += 1
    }
    return index == content.upperBound
  }

  /// Reads a number, as an integer if it has neither point nor exponent and fits into 64 bits.
  private mutating func number() throws(ReadingStopped) -> Node {
    let start = cursor.position
    let number = JSONNumber(cursor.bytes, at: start)
    cursor.position = number.end
    if !number.isComplete { try stopHere() }
    let range = start..<number.end
    // −0 is a real, since integers have no such value.
    let isWhole = number.isWhole && !(range.count == 2 && cursor.matches("-0", at: start))
    if isWhole, IntegerText.scan(cursor.bytes, range).value != nil { return node(.integer, from: start) }
    for flaw in RealText.scan(cursor.bytes, range).flaws {
      report(flaw.kind, at: range, subject: Quotation.of(cursor.bytes, range), suggestion: flaw.suggestion)
    }
    return node(.real, from: start)
  }

  private func node(_ kind: NodeKind, from start: Int) -> Node { Node(kind, from: start, to: cursor.position) }

  // MARK: - Problems

  /// Stops because of an unexpected character at the cursor, or the unexpected end of the text.
  private mutating func stopHere() throws(ReadingStopped) -> Never {
    let range = cursor.scalarRange
    if !range.isEmpty { try stop(.unexpectedCharacter, at: range, subject: Quotation.of(cursor.bytes, range)) }
    guard let container = tree.open.last else { try stop(.missingValue, at: range) }
    let bracket = tree.nodes[container].range.lowerBound
    let subject = Quotation.of(cursor.bytes, bracket..<bracket + 1)
    try stop(
      .unclosedContainer, at: range, subject: subject,
      notes: [PropertyList.Problem.Note(.openedHere, at: bracket..<bracket + 1, subject: subject)])
  }

  @_lifetime(self: copy self)
  private mutating func stop(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "",
    notes: [PropertyList.Problem.Note] = []
  ) throws(ReadingStopped) -> Never {
    report(kind, at: range, subject: subject, notes: notes)
    throw ReadingStopped()
  }

  @_lifetime(self: copy self)
  private mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: String = "", suggestion: String? = nil,
    notes: [PropertyList.Problem.Note] = []
  ) {
    tree.report(kind, at: range, in: cursor.bytes, subject: subject, suggestion: suggestion, notes: notes)
  }

  private mutating func checkRoom() throws(ReadingStopped) {
    guard tree.isFull else { return }
    try stop(.tooManyNodes, at: cursor.scalarRange, subject: String(tree.options.limits.nodes))
  }
}

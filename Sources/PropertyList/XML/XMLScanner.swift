/// Reads XML into nodes in one pass without recursion, and continues after mistakes wherever possible.
///
/// The loop in `scanBody` recognises the common tags directly; everything else goes through `scanMarkup`.
struct XMLScanner: ~Escapable {
  var cursor: Cursor
  var tree: TreeBuilder
  var inDictionary = false
  /// The index of the key whose value is pending, or −1.
  var pendingKey = -1
  /// The number of unknown elements without a closing tag.
  var unclosedUnknowns = 0
  /// The offsets of the tags of the open `<plist>` elements.
  var openPlists: [Int] = []

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, log: ProblemLog, options: ReadingOptions) {
    cursor = Cursor(text)
    tree = TreeBuilder(.xml, options, log, length: text.count, nodeLength: 24)
  }

  mutating func scan() -> ScanResult {
    do throws(ReadingStopped) {
      try scanProlog()
      try scanBody()
    } catch {
      if pendingKey >= 0 { tree.removeLast() }
      tree.closeAll(at: cursor.position)
    }
    return ScanResult(tree)
  }

  /// Reads everything from the first tag of the body on.
  private mutating func scanBody() throws(ReadingStopped) {
    while true {
      cursor.skipBlanks()
      let start = cursor.position
      guard let word = cursor.word(at: start) else {
        guard try scanMarkup() else { return }
        continue
      }
      switch UInt8(truncatingIfNeeded: word >> 8) {
      case UInt8(ascii: "k") where XMLWords.first(5, of: word) == XMLWords.key && inDictionary && pendingKey < 0:
        try scanKey(from: start, contentAt: start + 5)
      case UInt8(ascii: "s") where word == XMLWords.string:
        try scanString(from: start, contentAt: start + 8)
      case UInt8(ascii: "i") where word == XMLWords.integer && cursor.peek(8) == UInt8(ascii: ">"):
        try scanInteger(from: start, contentAt: start + 9)
      case UInt8(ascii: "r") where XMLWords.first(6, of: word) == XMLWords.real:
        try scanReal(from: start, contentAt: start + 6)
      case UInt8(ascii: "t") where XMLWords.first(7, of: word) == XMLWords.booleanTrue:
        try append(Node(.boolean, from: start, to: start + 7, lead: 7, flags: .isTrue))
        cursor.position = start + 7
      case UInt8(ascii: "f") where word == XMLWords.booleanFalse:
        try append(Node(.boolean, from: start, to: start + 8, lead: 8))
        cursor.position = start + 8
      case UInt8(ascii: "d") where XMLWords.first(6, of: word) == XMLWords.dictionary:
        try open(.dictionary, from: start, to: start + 6)
      case UInt8(ascii: "a") where XMLWords.first(7, of: word) == XMLWords.array:
        try open(.array, from: start, to: start + 7)
      case UInt8(ascii: "/") where XMLWords.first(7, of: word) == XMLWords.dictionaryEnd && inDictionary:
        closeContainer(from: start, to: start + 7)
      case UInt8(ascii: "/") where isArrayEnd(word):
        closeContainer(from: start, to: start + 8)
      default:
        if try !scanMarkup() { return }
      }
    }
  }

  /// Returns whether `word`, at the cursor, begins an `</array>` that closes the innermost container.
  @inline(__always)
  private func isArrayEnd(_ word: UInt64) -> Bool { word == XMLWords.arrayEnd && !inDictionary && tree.depth > 0 }

  // MARK: - Nodes

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func append(_ node: Node) throws(ReadingStopped) {
    if inDictionary ? pendingKey < 0 : tree.depth == 0 { try checkPlace(ofValueAt: Int(node.start)) }
    if tree.isFull { try stopForTooManyNodes(at: Int(node.start)) }
    tree.append(node)
    pendingKey = -1
  }

  /// Opens a container whose tag is at `start`.
  @_lifetime(self: copy self)
  mutating func open(_ kind: NodeKind, from start: Int, to end: Int) throws(ReadingStopped) {
    if inDictionary ? pendingKey < 0 : tree.depth == 0 { try checkPlace(ofValueAt: start) }
    if tree.isFull { try stopForTooManyNodes(at: start) }
    if tree.depth >= tree.options.limits.depth {
      try stop(.tooDeep, at: start..<end, subject: String(tree.options.limits.depth))
    }
    tree.open(kind, from: start, lead: end - start)
    inDictionary = kind == .dictionary
    pendingKey = -1
    cursor.position = end
  }

  @_lifetime(self: copy self)
  mutating func closeContainer(from start: Int, to end: Int) {
    if pendingKey >= 0 { dropPendingKey(at: start..<end) }
    if inDictionary { tree.checkDuplicates(in: cursor.bytes) }
    tree.close(at: end, trail: end - start)
    inDictionary = tree.innermost == .dictionary
    cursor.position = end
  }

  /// Reports a key without a value, and discards it.
  @_lifetime(self: copy self)
  mutating func dropPendingKey(at range: Range<Int>) {
    let key = tree.nodes[pendingKey]
    let name = text(of: key)
    let note = PropertyList.Problem.Note(.pendingKey, at: key.range, subject: name)
    report(.keyWithoutValue, at: range, subject: name, notes: [note])
    tree.removeLast()
    pendingKey = -1
  }

  /// Reports a misplaced value: one without a key, or a second root value.
  @_lifetime(self: copy self)
  private mutating func checkPlace(ofValueAt start: Int) throws(ReadingStopped) {
    let tag = XMLTag(at: start, in: cursor.bytes)
    let range = start..<(tag?.end ?? start + 1)
    guard inDictionary else {
      guard !tree.nodes.isEmpty else { return }
      tree.nesting.fail(at: start, open: tree.open)
      try stop(.secondRoot, at: range)
    }
    if !followsValueWithoutKey { report(.valueWithoutKey, at: range, subject: tag.map { quote($0.name) } ?? "") }
    tree.append(Node(.key, from: start, to: start, flags: .missing))
  }

  /// Whether the last value is a scalar without a key, and so was probably meant as the key of the next value.
  private var followsValueWithoutKey: Bool {
    let count = tree.nodes.count
    return count > 1 && !tree.nodes[count - 1].kind.isContainer
      && tree.nodes[count - 2].flags.contains(.missing)
  }

  @_lifetime(self: copy self)
  mutating func stopForTooManyNodes(at start: Int) throws(ReadingStopped) {
    try stop(.tooManyNodes, at: start..<start + 1, subject: String(tree.options.limits.nodes))
  }
}

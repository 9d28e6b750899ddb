/// Reads old-style text into nodes in one pass without recursion, and continues after mistakes wherever possible.
///
/// Each step reads one token of the kind that `expected` states, or reports why the next token isn't one.
struct ASCIIScanner: ~Escapable {
  var cursor: Cursor
  var tree: TreeBuilder
  var expected = Expectation.end
  private(set) var afterValue = Expectation.end
  /// Whether the outermost dictionary has no braces, as in `.strings` files.
  private(set) var isBraceless = false
  /// Whether the cursor is between the `<<<<<<<` and `>>>>>>>` of a conflict.
  var isInConflict = false

  enum Expectation {
    /// A key, or the end of the dictionary.
    case key
    /// The `=` after a key, or the `;` after a key that is its own value.
    case equals
    case value
    case semicolon
    /// A value, or the end of the array.
    case element
    /// The `,` after a value, or the end of the array.
    case comma
    case end
  }

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, log: ProblemLog, options: ReadingOptions) {
    cursor = Cursor(text)
    tree = TreeBuilder(.ascii, options, log, length: text.count, nodeLength: 16)
  }

  mutating func scan() -> ScanResult {
    do throws(ReadingStopped) {
      try scanRoot()
      while try step() {}
    } catch {
      if tree.nodes.last?.kind == .key { tree.removeLast() }
      // A word without quotes at the end of the text may be cut off.
      if let last = tree.nodes.last, last.kind == .string, last.lead == 0, Int(last.end) == cursor.bytes.count {
        tree.invalidateLast()
      }
      tree.closeAll(at: cursor.position)
    }
    return ScanResult(tree)
  }

  /// Reads the next token, and returns whether there was one.
  @inline(__always)
  private mutating func step() throws(ReadingStopped) -> Bool {
    skipTrivia()
    guard cursor.position < cursor.bytes.count else {
      try finish()
      return false
    }
    let byte = cursor.bytes[cursor.position]
    switch expected {
    case .key: try scanKey(byte)
    case .equals: try scanEquals(byte)
    case .value: try scanEntryValue(byte)
    case .semicolon: try scanSemicolon(byte)
    case .element: try scanElement(byte)
    case .comma: try scanComma(byte)
    case .end:
      if skipDisallowed(byte) { return true }
      tree.nesting.fail(at: cursor.position, after: Int(tree.nodes[0].end) - 1)
      try stop(.contentAfterRoot, at: scalarRange)
    }
    return true
  }

  @inline(__always)
  mutating func skipTrivia() {
    while true {
      let length = cursor.bytes.blankLength(at: cursor.position)
      if length > 0 {
        cursor.position += length
      } else if cursor.peek() != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard let comment = ASCIIComment(at: cursor.position, in: cursor.bytes) else { return false }
    if !comment.isTerminated {
      let swallowsEnd = tree.depth > (isBraceless ? 1 : 0)
      report(
        swallowsEnd ? .unterminatedComment : .unterminatedOldComment,
        at: comment.range.lowerBound..<comment.range.lowerBound + 2, suggestion: "*/")
    }
    tree.hasComments = true
    cursor.position = comment.range.upperBound
    return true
  }

  // MARK: - Nodes

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func append(_ node: Node) throws(ReadingStopped) {
    try checkRoom(at: Int(node.start))
    tree.append(node)
    expected = afterValue
  }

  @inline(__always)
  @_lifetime(self: copy self)
  mutating func appendKey(_ node: Node) throws(ReadingStopped) {
    try checkRoom(at: Int(node.start))
    tree.append(node)
    expected = .equals
  }

  /// Opens the container whose bracket is at the cursor.
  @_lifetime(self: copy self)
  mutating func open(_ kind: NodeKind) throws(ReadingStopped) {
    let start = cursor.position
    try checkRoom(at: start)
    if tree.depth >= tree.options.limits.depth {
      try stop(.tooDeep, at: start..<start + 1, subject: String(tree.options.limits.depth))
    }
    tree.open(kind, from: start, lead: 1)
    cursor.position = start + 1
    expected = kind == .dictionary ? .key : .element
    afterValue = kind == .dictionary ? .semicolon : .comma
  }

  @_lifetime(self: copy self)
  mutating func openBraceless(at start: Int) {
    tree.open(.dictionary, from: start, lead: 0)
    isBraceless = true
    afterValue = .semicolon
  }

  /// Closes the innermost container; `trail` is the length of the bracket at the cursor, or 0 if there is none.
  @_lifetime(self: copy self)
  mutating func close(trail: Int) {
    let wasDictionary = afterValue == .semicolon
    if wasDictionary { tree.checkDuplicates(in: cursor.bytes) }
    cursor.position += trail
    tree.close(at: cursor.position, trail: trail)
    afterValue = tree.innermost.map { $0 == .dictionary ? .semicolon : .comma } ?? .end
    expected = afterValue
  }

  mutating func dropKey() {
    tree.removeLast()
    expected = .key
  }

  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func checkRoom(at start: Int) throws(ReadingStopped) {
    if tree.isFull { try stop(.tooManyNodes, at: start..<start + 1, subject: String(tree.options.limits.nodes)) }
  }
}

/// The nodes and problems that a scanner of text has found so far.
struct TreeBuilder {
  private(set) var nodes: [Node] = []
  /// The indices of the open containers' nodes, outermost first.
  private(set) var open: [Int] = []
  let format: PropertyList.Format
  let options: ReadingOptions
  var log: ProblemLog
  var nesting = NestingWatch()
  var hasComments = false
  private var duplicateKeys = DuplicateKeys()

  /// Creates an empty tree for a text of `length` bytes, with about `nodeLength` bytes per node.
  init(_ format: PropertyList.Format, _ options: ReadingOptions, _ log: ProblemLog, length: Int, nodeLength: Int) {
    self.format = format
    self.options = options
    self.log = log
    nodes.reserveCapacity(max(0, min(length / nodeLength + 16, options.limits.nodes)))
  }

  var depth: Int { open.count }

  var innermost: NodeKind? { open.last.map { nodes[$0].kind } }

  /// Whether one more node would exceed the limit.
  @inline(__always)
  var isFull: Bool { nodes.count >= options.limits.nodes }

  /// Replaces the last node, which mustn't be a container.
  mutating func replaceLast(with node: Node) { nodes[nodes.count - 1] = node }

  func isOpen(_ kind: NodeKind) -> Bool { open.contains { nodes[$0].kind == kind } }

  @inline(__always)
  mutating func append(_ node: Node) { nodes.append(node) }

  /// Opens a container; all nodes that are added until it is closed belong to it.
  mutating func open(_ kind: NodeKind, from start: Int, lead: Int) {
    open.append(nodes.count)
    nodes.append(Node(kind, from: start, to: start, lead: lead))
  }

  mutating func close(at end: Int, trail: Int) {
    guard let position = open.popLast() else { return }
    var node = nodes[position]
    node.end = UInt32(truncatingIfNeeded: end)
    node.trail = trail < 255 ? UInt8(trail) : Node.lookAgain
    node.extent = UInt32(truncatingIfNeeded: nodes.count - position)
    nodes[position] = node
  }

  mutating func closeAll(at end: Int) {
    while let position = open.last {
      nodes[position].flags.insert(.cutOff)
      close(at: end, trail: 0)
    }
  }

  mutating func invalidateLast() { nodes[nodes.count - 1].kind = .invalid }

  mutating func removeLast() { nodes.removeLast() }

  mutating func discardAll() { (nodes, open) = ([], []) }

  // MARK: - Problems

  /// Reports a problem with the path of the item that is being read.
  @inline(never)
  mutating func report(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, in text: Span<UInt8>, subject: String,
    suggestion: String? = nil, notes: [PropertyList.Problem.Note]
  ) {
    if kind.isSuspicious { nesting.suspect(at: range.lowerBound, open: open) }
    // Finding the path of a value is slow, and only reported problems need it.
    guard !nesting.isConsequence(kind, at: range.lowerBound), !log.isRepetition(kind) else { return }
    guard log.hasRoom(for: kind) else { return log.countUnlisted(kind) }
    let path = path(in: text)
    log.add(
      PropertyList.Problem(
        kind, at: min(range.lowerBound, text.count)..<min(range.upperBound, text.count), subject: subject,
        suggestion: suggestion, path: path, notes: notes))
  }

  /// Marks and reports the duplicate keys of the innermost container, which must have been read up to its end.
  @inline(__always)
  mutating func checkDuplicates(in text: Span<UInt8>) {
    guard let container = open.last else { return }
    let format = format
    let pairs = duplicateKeys.find(in: container + 1..<nodes.count, nodes: nodes, text: text) {
      $0.utf8(in: text, format)
    }
    if !pairs.isEmpty { reportDuplicates(pairs, in: text) }
  }

  private mutating func reportDuplicates(_ pairs: [DuplicateKeys.Pair], in text: Span<UInt8>) {
    for pair in pairs { nodes[pair.again].flags.insert(.repeated) }
    for repetition in DuplicateKeys.repetitions(in: pairs) where nesting.offset == nil {
      guard log.hasRoom(for: .duplicateKey) else {
        log.countUnlisted(.duplicateKey)
        continue
      }
      let name = nodes[repetition.again].quotedText(in: text, format)
      // All keys have been read, so the path leads to the last key instead of the repeated one.
      var path = path(in: text)
      if !path.steps.isEmpty { path.steps[path.steps.count - 1] = .key(name) }
      let problem = PropertyList.Problem(repetition, of: name, at: path, in: nodes.span)
      log.add(problem)
    }
  }

  private func path(in text: Span<UInt8>) -> PropertyListPath {
    TreeBuilder.path(in: nodes.span, open: open) { $0.quotedText(in: text, format) }
  }

  /// Returns the path through the containers at the indices `open` of `nodes` to the next key or index.
  static func path(in nodes: Span<Node>, open: [Int], keyText: (Node) -> String) -> PropertyListPath {
    var path = PropertyListPath()
    for (level, container) in open.enumerated() {
      let end = level + 1 < open.count ? open[level + 1] : nodes.count
      var index = 0
      var key: Node?
      var position = container + 1
      while position < end {
        let node = nodes[position]
        if node.kind == .key { key = node } else { index += 1 }
        position += max(1, Int(node.extent))
      }
      if nodes[container].kind == .array {
        path.steps.append(.index(index))
      } else if let key {
        path.steps.append(.key(keyText(key)))
      }
    }
    return path
  }
}

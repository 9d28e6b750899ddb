/// The nodes of a list while a scanner reads it: those that are complete, and the containers that are still open.
package struct TreeBuilder {
  package private(set) var nodes: [Node] = []
  /// The indices of the open containers' nodes, outermost first.
  package private(set) var open: [Int] = []

  package init(capacity: Int) {
    nodes.reserveCapacity(max(0, capacity))
  }

  package var depth: Int { open.count }

  package var innermost: NodeKind? { open.last.map { nodes[$0].kind } }

  /// Replaces the last node, which mustn't be a container.
  mutating func replaceLast(with node: Node) { nodes[nodes.count - 1] = node }

  package func isOpen(_ kind: NodeKind) -> Bool {
    open.contains { nodes[$0].kind == kind }
  }

  @inline(__always)
  package mutating func append(_ node: Node) {
    nodes.append(node)
  }

  /// Adds a container, which receives everything that is added until it is closed.
  package mutating func open(_ kind: NodeKind, from start: Int, lead: Int) {
    open.append(nodes.count)
    nodes.append(Node(kind, from: start, to: start, lead: lead))
  }

  package mutating func close(at end: Int, trail: Int) {
    guard let position = open.popLast() else { return }
    var node = nodes[position]
    node.end = UInt32(truncatingIfNeeded: end)
    node.trail = trail < 255 ? UInt8(trail) : Node.lookAgain
    node.extent = UInt32(truncatingIfNeeded: nodes.count - position)
    nodes[position] = node
  }

  package mutating func closeAll(at end: Int) {
    while let position = open.last {
      nodes[position].flags.insert(.cutOff)
      close(at: end, trail: 0)
    }
  }

  package mutating func invalidateLast() {
    nodes[nodes.count - 1].kind = .invalid
  }

  /// Marks the keys that repeat others, and returns each repeated key once, in document order.
  package mutating func mark(_ pairs: [DuplicateKeys.Pair]) -> [DuplicateKeys.Repetition] {
    for pair in pairs { nodes[pair.again].flags.insert(.repeated) }
    return DuplicateKeys.repetitions(in: pairs)
  }

  package mutating func removeLast() {
    nodes.removeLast()
  }

  private enum Step {
    case index(Int)
    case key(Node)
  }

  private static func steps(in nodes: Span<Node>, open: [Int]) -> [Step] {
    var steps: [Step] = []
    for (level, container) in open.enumerated() {
      let end = level + 1 < open.count ? open[level + 1] : nodes.count
      var index = 0
      var key: Node?
      var position = container + 1
      while position < end {
        let node = nodes[position]
        key = node.kind == .key ? node : key
        index += node.kind == .key ? 0 : 1
        position += max(1, Int(node.extent))
      }
      if nodes[container].kind == .array {
        steps.append(.index(index))
      } else if let key {
        steps.append(.key(key))
      }
    }
    return steps
  }

  /// Returns the path through the open containers to the next key or index; `keyText` returns the text of a key.
  package func path(keyText: (Node) -> String) -> PropertyListPath {
    TreeBuilder.path(in: nodes.span, open: open, keyText: keyText)
  }

  /// Returns the path through the containers at the indices `open` of `nodes` to the next key or index.
  package static func path(in nodes: Span<Node>, open: [Int], keyText: (Node) -> String) -> PropertyListPath {
    var path = PropertyListPath()
    for step in steps(in: nodes, open: open) {
      switch step {
      case .index(let index): path.steps.append(.index(index))
      case .key(let key): path.steps.append(.key(keyText(key)))
      }
    }
    return path
  }
}

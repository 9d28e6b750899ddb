/// Reads valid scalars of the common kinds, and scalars that were read before; `BinaryWalk` reads everything else.
struct FastPathReader: ~Escapable {
  private let bytes: Span<UInt8>
  private let references: BinaryWidth
  private let offsets: BinaryWidth
  private let tableStart: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, _ trailer: BinaryTrailer) {
    self.bytes = bytes
    references = trailer.references
    offsets = trailer.offsets
    tableStart = trailer.tableStart
  }

  /// Adds children of a container to `tree` as long as the fast path can read them and there is room, and advances
  /// `frame`.
  ///
  /// - Returns: Whether the key of the next entry of a dictionary has been added.
  func placeChildren(
    of frame: inout BinaryWalk.Frame, in tree: inout BinaryTree, states: inout [UInt32], keySets: BinaryKeySets
  ) -> Bool {
    var (position, contentsLeft) = (tree.count, tree.contentsLeft)
    var nodes = tree.nodes.mutableSpan
    var states = states.mutableSpan
    var hasKey = false
    let end = frame.isDictionary ? nodes.count - 1 : nodes.count
    while frame.next < frame.count, position < end {
      if Build.includesDiagnostics, frame.keySet >= 0 {
        let key = keySets.key(frame.next, ofSetAt: frame.keySet)
        guard BinaryTree.use(key, &contentsLeft) else { break }
        nodes[position] = key
        position += 1
      } else if frame.isDictionary {
        let object = reference(frame.keys, frame.next)
        guard let key = scalar(object, nodes, states, &contentsLeft), key.kind == .string || key.kind == .key
        else { break }
        nodes[position] = key
        nodes[position].kind = .key
        position += 1
        states[Int(object)] = UInt32(truncatingIfNeeded: position)
      }
      let object = reference(frame.values, frame.next)
      guard let node = scalar(object, nodes, states, &contentsLeft) else {
        hasKey = frame.isDictionary
        break
      }
      nodes[position] = node
      if node.kind == .key { nodes[position].kind = .string }
      position += 1
      states[Int(object)] = UInt32(truncatingIfNeeded: position)
      frame.next += 1
    }
    (tree.count, tree.contentsLeft) = (position, contentsLeft)
    return hasKey
  }

  @inline(__always)
  private func reference(_ start: Int, _ index: Int) -> UInt64 {
    references.number(in: bytes, at: start + index * references.size)
  }

  /// Returns the node of an object, or `nil` if the fast path can't read it.
  @inline(__always)
  private func scalar(
    _ object: UInt64, _ nodes: borrowing MutableSpan<Node>, _ states: borrowing MutableSpan<UInt32>,
    _ contentsLeft: inout Int
  ) -> Node? {
    guard object < UInt64(states.count) else { return nil }
    let state = states[Int(object)]
    var node: Node?
    if state == BinaryWalk.unvisited {
      let start = offsets.number(in: bytes, at: tableStart + Int(object) * offsets.size)
      guard start >= UInt64(BinaryTrailer.headerSize), start < UInt64(tableStart) else { return nil }
      node = BinaryObject.fastPathScalar(bytes, at: Int(start), before: tableStart)
    } else if state != BinaryWalk.inProgress {
      node = nodes[Int(state) - 1]
    }
    guard let node, !node.kind.isContainer, BinaryTree.use(node, &contentsLeft) else { return nil }
    return node
  }
}

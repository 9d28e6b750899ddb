extension BinaryWalk {
  /// Adds object `number` as a key; if it isn't a string, adds a key that is marked as missing.
  mutating func placeKey(_ number: UInt64) throws(ReadingStopped) {
    guard number < UInt64(states.count) else { return try placeMissingKey() }
    let object = Int(number)
    let state = states[object]
    let isKnown = state != BinaryWalk.unvisited && state != BinaryWalk.inProgress
    var node: Node
    if isKnown {
      node = tree.nodes[Int(state) - 1]
    } else {
      let decoded = try decode(object)
      node = decoded.node
      if let fault = decoded.fault, node.kind == .string || fault.severity == .error {
        report(fault, object, node.range, isKey: true)
      }
    }
    if node.kind == .string || node.kind == .key {
      node.kind = .key
    } else {
      if node.kind != .invalid { report(.nonStringKey, object, node.range, isKey: true) }
      node = BinaryWalk.missingKey(at: node)
    }
    try place(node)
    if !isKnown, !node.flags.contains(.missing) { states[object] = UInt32(truncatingIfNeeded: tree.count) }
  }

  private static func missingKey(at node: Node) -> Node {
    Node(.key, from: Int(node.start), to: Int(node.start), flags: .missing)
  }

  /// Reports the duplicate keys of a dictionary that is complete but still open.
  mutating func checkDuplicates(_ frame: Frame) {
    let (source, nodes) = (bytes, tree.nodes)
    let pairs = duplicateKeys.find(in: frame.node + 1..<tree.count, nodes: nodes, text: source.span) {
      $0.utf8(in: source.span, .binary)
    }
    guard !pairs.isEmpty else {
      let contents = nodes.span.extracting(frame.node + 1..<tree.count)
      return keySets.add(frame.keys..<frame.values, count: frame.count, in: source.span, contents)
    }
    for repetition in DuplicateKeys.repetitions(in: pairs) { report(repetition) }
    for pair in pairs { tree.nodes[pair.again].flags.insert(.repeated) }
    // The mark applies only to this dictionary's key, so the key's node must not be shared by other dictionaries.
    for index in 0..<frame.count {
      let object = reference(frame.keys, index)
      guard object < UInt64(states.count) else { continue }
      let state = states[Int(object)]
      guard state != BinaryWalk.unvisited, state != BinaryWalk.inProgress else { continue }
      let node = tree.nodes[Int(state) - 1]
      if node.kind == .key, node.flags.contains(.repeated) { states[Int(object)] = BinaryWalk.unvisited }
    }
  }
}

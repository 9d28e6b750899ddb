extension BinaryWalk {
  mutating func placeValue(_ number: UInt64) throws(ReadingStopped) {
    guard number < UInt64(states.count) else { return try placeUnreadable() }
    let object = Int(number)
    switch states[object] {
    case BinaryWalk.unvisited: try placeNew(object)
    case BinaryWalk.inProgress: try stopForCycle(object)
    case let state: try placeCopy(Int(state) - 1)
    }
  }

  private mutating func placeNew(_ object: Int) throws(ReadingStopped) {
    let decoded = try decode(object)
    if let fault = decoded.fault { report(fault, object, decoded.node.range) }
    if decoded.node.kind.isContainer { return try open(decoded, object) }
    try place(decoded.node)
    states[object] = UInt32(truncatingIfNeeded: tree.count)
  }

  /// Adds a copy of a value that is already in the tree.
  private mutating func placeCopy(_ position: Int) throws(ReadingStopped) {
    var node = tree.nodes[position]
    if node.kind.isContainer { return try placeCopy(position..<position + Int(node.extent)) }
    if node.kind == .key { node.kind = .string }
    try place(node)
  }

  /// Adds a copy of a container that is already in the tree, with its contents.
  private mutating func placeCopy(_ subtree: Range<Int>) throws(ReadingStopped) {
    guard subtree.count <= tree.nodesLeft else { try stopForNodes(tree.nodes[subtree.lowerBound]) }
    copiedEnds.removeAll(keepingCapacity: true)
    for position in subtree {
      let node = tree.nodes[position]
      while let end = copiedEnds.last, end <= position { copiedEnds.removeLast() }
      if node.kind.isContainer {
        copiedEnds.append(position + Int(node.extent))
        guard frames.count + copiedEnds.count <= limits.depth else {
          try stop(.tooDeep, node.range, limit: limits.depth)
        }
      }
      try useContents(of: node)
    }
    tree.appendCopy(of: subtree)
  }

  /// Reads an object and validates its text.
  mutating func decode(_ object: Int) throws(ReadingStopped) -> BinaryObject {
    let offset = offset(of: object)
    guard offset >= UInt64(BinaryTrailer.headerSize), offset < UInt64(trailer.tableStart) else {
      try stopForOffset(offset, of: object)
    }
    var decoded = BinaryObject(
      bytes.span, at: Int(offset), before: trailer.tableStart, referenceSize: trailer.references.size)
    guard decoded.node.kind == .string else { return decoded }
    // Checked before the text is validated: objects may overlap, and validating all of them could take very long.
    guard decoded.content.count <= max(tree.contentsLeft, PropertyList.Limits.smallContents) else {
      try stopForContents(decoded.node)
    }
    if decoded.node.flags.contains(.utf16) {
      if BinaryText.hasLoneSurrogate(bytes.span, decoded.content) { decoded.fault = .loneSurrogate }
    } else if bytes.span.isASCII(decoded.content) {
      decoded.node.flags = .plain
    } else {
      decoded.node.flags = .latin1
      decoded.fault = .nonASCIIString
    }
    return decoded
  }
}

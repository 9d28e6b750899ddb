// Reading a file again after a small change, without reading all of it.
extension PropertyList {
  /// Returns the list of the changed text, or `nil` if it isn't a property list without errors.
  ///
  /// Only the container that holds the changes is read again; everything after it moves.
  ///
  /// - Parameters:
  ///   - edits: Changes of the decoded text in order, without overlaps; their ranges refer to the text before.
  ///   - container: A container that holds all of them, or its whole range.
  /// - Returns: The list that reading the changed file would give.
  package func applying(_ edits: [Edit], in container: NodeHandle) -> PropertyList? {
    guard text.encoding == .utf8 else {
      return fileEdits(edits).flatMap { self.source.applying($0) }.flatMap { PropertyList.wellFormed($0) }
    }
    let source = Source(PropertyList.applied(edits, to: text.utf8), name: source.name)
    return spliced(source, edits, in: container.position) ?? PropertyList.wellFormed(source)
  }

  /// Returns edits of the decoded text as edits of the file, or `nil` if its encoding lacks a character of them.
  package func fileEdits(_ edits: [Edit]) -> [Edit]? {
    guard text.encoding != .utf8 else { return edits }
    var encoded: [Edit] = []
    for edit in edits {
      guard let bytes = text.encoding.encode(edit.replacement) else { return nil }
      encoded.append(Edit(text.fileRange(of: edit.range), with: bytes))
    }
    return encoded
  }

  private static func applied(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(text.count) { $0 + $1.replacement.count })
    var position = 0
    for edit in edits {
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += text[position...]
    return result
  }

  private static func wellFormed(_ source: Source) -> PropertyList? {
    let reading = PropertyList.read(source)
    return reading.isWellFormed ? reading.document : nil
  }

  /// Returns the list with one container read again, or `nil` if that isn't certain to be enough.
  private func spliced(_ source: Source, _ edits: [Edit], in container: Int) -> PropertyList? {
    let old = nodes[container]
    guard container > 0, old.kind.isContainer, let first = edits.first, let last = edits.last,
      first.range.lowerBound >= Int(old.start), last.range.upperBound <= Int(old.end)
    else { return nil }
    let delta = source.bytes.count - text.utf8.count
    let range = Int(old.start)..<Int(old.end) + delta
    guard range.upperBound > range.lowerBound else { return nil }
    let ancestors = nodes[..<container].indices.filter { $0 + Int(nodes[$0].extent) > container }
    var options = ReadingOptions()
    options.limits.depth -= ancestors.count
    options.limits.nodes -= nodes.count
    guard options.limits.depth > 0, options.limits.nodes > 0 else { return nil }
    let reading = PropertyList.read(Source(Array(source.bytes[range])), options: options)
    guard reading.isWellFormed, let part = reading.document, part.format == format, let root = part.nodes.first,
      root.kind == old.kind, root.start == 0, Int(root.end) == range.count
    else { return nil }

    var changed: [Node] = []
    changed.reserveCapacity(nodes.count - Int(old.extent) + part.nodes.count)
    changed += nodes[..<container]
    for ancestor in ancestors {
      changed[ancestor].end = PropertyList.moved(changed[ancestor].end, by: delta)
      let extent = Int(changed[ancestor].extent) + part.nodes.count - Int(old.extent)
      changed[ancestor].extent = UInt32(truncatingIfNeeded: extent)
    }
    for node in part.nodes { changed.append(node.moved(by: range.lowerBound)) }
    for node in nodes[(container + Int(old.extent))...] { changed.append(node.moved(by: delta)) }
    return PropertyList(
      source: source, format: format, text: DecodedText(utf8: source.bytes), nodes: changed,
      hasComments: hasComments || part.hasComments)
  }

  fileprivate static func moved(_ offset: UInt32, by delta: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(offset) + delta)
  }
}

extension Node {
  fileprivate func moved(by delta: Int) -> Node {
    var node = self
    node.start = PropertyList.moved(start, by: delta)
    node.end = PropertyList.moved(end, by: delta)
    return node
  }
}

// Reading a file again after a small change, without reading all of it.
extension PropertyList {
  /// Returns the list of the changed text, or `nil` if it isn't a property list without errors.
  ///
  /// Only the container with the changes is read again; in an array, only the values around the changes.
  ///
  /// - Parameters:
  ///   - edits: Changes to the decoded text in order, without overlaps; their ranges refer to the unchanged text.
  ///   - container: A container whose range includes all of the changes.
  /// - Returns: The list that reading the changed file would give.
  package func applying(_ edits: [Edit], in container: NodeHandle) -> PropertyList? {
    guard let source = fileEdits(edits).flatMap({ self.source.applying($0) }) else { return nil }
    let list = text.encoding == .utf8 ? spliced(source, edits, in: container.position)?.list : nil
    return list ?? PropertyList.wellFormed(source)
  }

  /// Returns the list of the changed text, or `nil` if the whole text has to be read again.
  ///
  /// The part that is read again has no problems; if the rest had none, neither does the changed text.
  package func rereading(_ edit: Edit) -> PropertyList? {
    guard text.encoding == .utf8, format != .binary else { return nil }
    let container = container(around: edit.range)
    let own = contents(of: container)
    guard own.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= own.upperBound else { return nil }
    guard let source = source.applying([edit]), let changed = spliced(source, [edit], in: container.position),
      !changed.hasProblems
    else { return nil }
    return changed.list
  }

  /// Returns the innermost container whose contents hold a range of the text, or the root if none does.
  package func container(around range: Range<Int>) -> NodeHandle {
    var (container, end) = (root.position, nodes.count)
    var next = container + 1
    while next < end {
      let node = nodes[next]
      let following = next + Int(node.extent)
      if node.kind.isContainer {
        let own = contents(of: NodeHandle(next))
        if own.lowerBound <= range.lowerBound, range.upperBound <= own.upperBound {
          (container, end) = (next, following)
          next += 1
          continue
        }
      }
      next = following
    }
    return NodeHandle(container)
  }

  /// Returns edits of the decoded text as edits of the file, or `nil` if the file's encoding lacks a character.
  package func fileEdits(_ edits: [Edit]) -> [Edit]? {
    guard text.encoding != .utf8 else { return edits }
    var encoded: [Edit] = []
    for edit in edits {
      guard let bytes = text.encoding.encode(edit.replacement) else { return nil }
      encoded.append(Edit(text.fileRange(of: edit.range), with: bytes))
    }
    return encoded
  }

  private static func wellFormed(_ source: Source) -> PropertyList? {
    let reading = PropertyList.read(source)
    return reading.isWellFormed ? reading.document : nil
  }

  // MARK: - Reading a part

  /// A range of the text that is read again, and the nodes that it replaces.
  private struct Part {
    /// The range in the text before the changes.
    let range: Range<Int>
    let nodes: Range<Int>
    /// The text to add around the part so that it is a list by itself.
    var opening: [UInt8] = []
    var closing: [UInt8] = []
    var addedNodes: Int { opening.isEmpty ? 0 : 1 }
  }

  /// Returns the list with a part of one container read again, or `nil` if that isn't certain to be enough.
  private func spliced(
    _ source: Source, _ edits: [Edit], in container: Int
  ) -> (list: PropertyList, hasProblems: Bool)? {
    guard nodes[container].kind.isContainer, let first = edits.first, let last = edits.last else { return nil }
    let changes = first.range.lowerBound..<last.range.upperBound
    guard let part = window(around: changes, in: container) ?? whole(container, around: changes) else { return nil }
    let delta = source.bytes.count - text.utf8.count
    let range = part.range.lowerBound..<part.range.upperBound + delta
    guard range.upperBound > range.lowerBound else { return nil }
    let outer = (0..<part.nodes.lowerBound).filter { $0 + Int(nodes[$0].extent) >= part.nodes.upperBound }
    var options = ReadingOptions()
    options.limits.depth -= outer.count - part.addedNodes
    options.limits.nodes -= nodes.count
    guard options.limits.depth > 0, options.limits.nodes > 0 else { return nil }
    let bytes = part.opening + source.bytes[range] + part.closing
    let reading = PropertyList.read(Source(bytes), options: options)
    guard reading.isWellFormed, let read = reading.document, read.format == format, let root = read.nodes.first,
      root.kind == nodes[container].kind, root.start == 0, Int(root.end) == bytes.count
    else { return nil }
    // A part of XML doesn't include the outermost element.
    let hasProblems = reading.problems.contains { $0.kind != .missingPlistElement }
    return (replacing(part, by: read, of: source, in: outer), hasProblems)
  }

  private func replacing(_ part: Part, by read: PropertyList, of source: Source, in outer: [Int]) -> PropertyList {
    let delta = source.bytes.count - text.utf8.count
    let added = read.nodes.count - part.addedNodes - part.nodes.count
    var changed: [Node] = []
    changed.reserveCapacity(nodes.count + added)
    changed += nodes[..<part.nodes.lowerBound]
    for container in outer {
      changed[container].end = PropertyList.moved(changed[container].end, by: delta)
      changed[container].extent = PropertyList.moved(changed[container].extent, by: added)
    }
    let shift = part.range.lowerBound - part.opening.count
    for node in read.nodes[part.addedNodes...] { changed.append(node.moved(by: shift)) }
    for node in nodes[part.nodes.upperBound...] { changed.append(node.moved(by: delta)) }
    return PropertyList(
      source: source, format: format, text: DecodedText(utf8: source.bytes), nodes: changed,
      hasComments: hasComments || read.hasComments)
  }

  /// Returns the part for a whole container, or `nil` for the root, or if the changes extend beyond the container.
  private func whole(_ container: Int, around changes: Range<Int>) -> Part? {
    let own = nodes[container].range
    guard container > 0, own.lowerBound <= changes.lowerBound, changes.upperBound <= own.upperBound else { return nil }
    return Part(range: own, nodes: container..<container + Int(nodes[container].extent))
  }

  /// Returns the part of an array from the last value before the changes to the first value after them.
  private func window(around changes: Range<Int>, in container: Int) -> Part? {
    guard nodes[container].kind == .array else { return nil }
    let array = NodeHandle(container)
    let own = contents(of: array)
    guard own.lowerBound <= changes.lowerBound, changes.upperBound <= own.upperBound else { return nil }
    var range = own
    var found = container + 1..<container + Int(nodes[container].extent)
    for value in elements(of: array) {
      let place = textRange(of: value)
      if place.upperBound <= changes.lowerBound {
        range = place.lowerBound..<range.upperBound
        found = value.position..<found.upperBound
      } else if place.lowerBound >= changes.upperBound {
        range = range.lowerBound..<place.upperBound
        found = found.lowerBound..<value.position + Int(nodes[value.position].extent)
        break
      }
    }
    guard range != own else { return nil }
    return format == .xml
      ? Part(range: range, nodes: found, opening: Array("<array>".utf8), closing: Array("</array>".utf8))
      : Part(range: range, nodes: found, opening: [UInt8(ascii: "(")], closing: [UInt8(ascii: ")")])
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

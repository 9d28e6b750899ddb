extension PropertyList {
  /// Returns the edit that inserts a fragment at a container's end, on a line of its own if the other contents are on
  /// lines of their own.
  func insertion(
    into container: Int, _ fragment: (TextLayout) throws(EditingError) -> [UInt8]
  ) throws(EditingError) -> PropertyList.Edit {
    guard isText else { throw .notText }
    let node = nodes[container]
    let isBraceless = isBraceless(container)
    let content = isBraceless ? bracelessContent() : contentRange(of: node)
    var layout = layout(at: container)
    let outer = layout.base
    if !isBraceless { layout.base += layout.unit }

    let unmarked = format == .ascii ? endOfUnmarkedValue(in: container) : nil
    let mark: [UInt8] = format == .xml ? [] : [node.kind == .array ? 0x2C : 0x3B]
    // If the author left out the comma after the last value, so does the edit.
    let endMark = unmarked == nil || node.kind == .dictionary ? mark : []
    if format == .xml, node.trail == 0 {
      let lines = try layout.lineEnd + layout.base + fragment(layout) + layout.lineEnd + outer
      return try edit(node.range, with: tag("<", node.kind) + lines + tag("</", node.kind))
    }

    let end = endOfContents(content)
    let lastLine = TextLayout.startOfLine(at: content.upperBound, in: text.utf8)
    var position = end
    let new: [UInt8]
    if lastLine >= max(content.lowerBound, end) {
      position = lastLine
      new = try layout.base + fragment(layout) + endMark + layout.lineEnd
    } else if end == content.lowerBound, !isBraceless {
      let lines = try layout.lineEnd + layout.base + fragment(layout) + mark + layout.lineEnd + outer
      return try edit(content, with: lines)
    } else if isBraceless || text.utf8[content.lowerBound..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      new = try layout.lineEnd + layout.base + fragment(layout) + endMark
    } else {
      new = try (format == .ascii ? [0x20] : []) + fragment(.inline(format)) + endMark
    }
    guard let unmarked else { return try edit(position..<position, with: new) }
    return try edit(unmarked..<position, with: mark + text.utf8[unmarked..<position] + new)
  }

  /// Returns whether a node is the outermost dictionary of old-style text without braces.
  func isBraceless(_ position: Int) -> Bool {
    format == .ascii && nodes[position].kind == .dictionary && nodes[position].lead == 0
  }

  func layout(at position: Int) -> TextLayout {
    var layout = TextLayout(at: Int(nodes[position].start), in: text.utf8)
    layout.unit = indentationUnit(near: position)
    return layout
  }

  /// Returns the author's unit of indentation: that of the container at `position`, or else that of the root, or a tab.
  private func indentationUnit(near position: Int) -> [UInt8] {
    for container in [position, 0] where nodes[container].kind.isContainer && nodes[container].extent > 1 {
      let outer = TextLayout.indentation(ofLineAt: Int(nodes[container].start), in: text.utf8)
      let inner = TextLayout.indentation(ofLineAt: Int(nodes[container + 1].start), in: text.utf8)
      if inner.count > outer.count, inner.starts(with: outer) { return Array(inner[outer.count...]) }
    }
    return [0x09]
  }

  /// Returns the end of the contents, including comments but not the white space after them.
  private func endOfContents(_ content: Range<Int>) -> Int {
    var end = content.upperBound
    while end > content.lowerBound, ASCIIWord.isBlank(text.utf8[end - 1]) { end -= 1 }
    return end
  }

  /// Returns the contents of a file without braces, up to any comment that never ends; nothing can be added after it.
  private func bracelessContent() -> Range<Int> {
    let bytes = text.utf8.span
    let content = contentRange(of: nodes[0])
    var index = nodes.count > 1 ? Int(nodes[nodes.count - 1].end) : 0
    while index < content.upperBound {
      if let comment = ASCIIComment(at: index, in: bytes) {
        if !comment.isTerminated { return min(content.lowerBound, index)..<index }
        index = comment.range.upperBound
      } else {
        index += 1
      }
    }
    return content
  }

  /// Returns the end of the last value of old-style text if no `;` or `,` follows it.
  private func endOfUnmarkedValue(in container: Int) -> Int? {
    guard nodes[container].extent > 1 else { return nil }
    let last = lastToken(in: container)
    return last.isMark ? nil : last.end
  }

  /// Returns the end of the last token in a non-empty container of old-style text, and whether that token is a `;` or
  /// `,`.
  private func lastToken(in container: Int) -> (end: Int, isMark: Bool) {
    let node = nodes[container]
    let bytes = text.utf8.span
    let contentEnd = contentRange(of: node).upperBound
    // The last value may be a container, which ends after everything in it.
    var end = Int(nodes[container + Int(node.extent) - 1].end)
    var isMark = false
    while true {
      let index = bytes.endOfTrivia(from: end)
      guard index < contentEnd else { return (end, isMark) }
      isMark = bytes[index] == UInt8(ascii: ";") || bytes[index] == UInt8(ascii: ",")
      end = index + 1
    }
  }

  /// Returns the range of all entries of a file without braces; it is empty if there are none.
  func bracelessEntries() -> Range<Int> {
    guard nodes.count > 1 else {
      let start = Cursor(text.utf8.span).matches("\u{FEFF}", at: 0) ? 3 : 0
      return start..<start
    }
    return Int(nodes[0].start)..<lastToken(in: 0).end
  }

  private func tag(_ opening: StaticString, _ kind: NodeKind) -> [UInt8] {
    Array(opening.description.utf8) + Array((kind == .array ? "array>" : "dict>").utf8)
  }
}

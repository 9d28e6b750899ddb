/// The comments and processing instructions of an XML file, each by the range of its whole text.
///
/// Comments belong to the gaps between nodes; the nodes themselves don't store them.
struct XMLComments {
  /// The comments in one gap.
  ///
  /// Those on the same line as the preceding token are kept separately.
  struct Gap {
    var onLineBefore: [Range<Int>] = []
    var onOwnLines: [Range<Int>] = []
  }

  private let list: PropertyList
  /// `nil` if the file has no comments, as most files.
  private let gaps: CommentGaps?

  init(_ list: PropertyList, areKept: Bool) {
    self.list = list
    gaps = areKept && list.format == .xml && list.hasComments ? CommentGaps(of: list) : nil
  }

  /// Returns the comments between a node and the one before it.
  func before(_ handle: NodeHandle) -> Gap {
    gap(from: gaps?.starts[handle.position], to: Int(list.nodes[handle.position].start))
  }

  func atEnd(of container: NodeHandle) -> Gap {
    gap(from: gaps?.lastStarts[container.position], to: list.contents(of: container).upperBound)
  }

  /// Returns the comments inside a value or a key, where readers don't expect them.
  func inside(_ handle: NodeHandle) -> [Range<Int>] {
    let node = list.nodes[handle.position]
    guard gaps != nil, !node.kind.isContainer, !node.flags.contains(.plain) else { return [] }
    return list.xmlComments(in: list.contentRange(of: node)).found
  }

  /// Returns the comments before the root value, outside and inside `<plist>`.
  func beforeRoot() -> (outside: [Range<Int>], inside: [Range<Int>]) {
    guard gaps != nil else { return ([], []) }
    let start = Int(list.nodes[0].start)
    let outside = list.xmlComments(in: 0..<start, upTo: "<plist")
    return (outside.found, list.xmlComments(in: outside.end..<start).found)
  }

  func afterRoot() -> (inside: [Range<Int>], outside: [Range<Int>]) {
    guard gaps != nil else { return ([], []) }
    let inside = list.xmlComments(in: Int(list.nodes[0].end)..<list.text.utf8.count, upTo: "</plist")
    return (inside.found, list.xmlComments(in: inside.end..<list.text.utf8.count).found)
  }

  private func gap(from start: Int?, to end: Int) -> Gap {
    var gap = Gap()
    guard let start else { return gap }
    var position = start
    var isOnLine = true
    for comment in list.xmlComments(in: start..<max(start, end)).found {
      isOnLine = isOnLine && !list.text.utf8[position..<comment.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
      if isOnLine { gap.onLineBefore.append(comment) } else { gap.onOwnLines.append(comment) }
      position = comment.upperBound
    }
    return gap
  }
}

extension PropertyList {
  /// Returns the comments and instructions in a range that otherwise contains only text, tags and white space, up to
  /// the first tag that begins with `tag`, and where that tag is.
  ///
  /// Tags are skipped as a whole, since attributes can contain text that looks like a comment, and comments text that
  /// looks like a tag.
  func xmlComments(in range: Range<Int>, upTo tag: StaticString? = nil) -> (found: [Range<Int>], end: Int) {
    let cursor = Cursor(text.utf8.span)
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while let start = cursor.firstIndex(of: UInt8(ascii: "<"), from: index), start < range.upperBound {
      if let kind = XMLSection.kind(at: start, in: cursor) {
        guard let section = XMLSection(at: start, in: cursor), section.end <= range.upperBound else { break }
        if kind != .cdata, !cursor.matches("<?xml ", at: start) { found.append(start..<section.end) }
        index = section.end
      } else {
        if let tag, cursor.matches(tag, at: start) { return (found, start) }
        guard let end = XMLTag(at: start, in: cursor.bytes)?.end else { break }
        index = max(end, start + 1)
      }
    }
    return (found, range.upperBound)
  }
}

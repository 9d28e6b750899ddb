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
  /// The start of the gap before each node, or an empty array if the file has no comments.
  private var gapStarts: [Int] = []
  /// The start of the gap before each container's closing tag.
  private var lastGapStarts: [Int] = []

  init(_ list: PropertyList, areKept: Bool) {
    self.list = list
    guard areKept, list.format == .xml, list.hasComments else { return }
    findGaps()
  }

  /// Most files have none, and aren't searched.
  var exist: Bool { !gapStarts.isEmpty }

  /// Returns the comments between a node and the one before it.
  func before(_ handle: NodeHandle) -> Gap {
    exist ? gap(from: gapStarts[handle.position], to: Int(list.nodes[handle.position].start)) : Gap()
  }

  func atEnd(of container: NodeHandle) -> Gap {
    guard exist else { return Gap() }
    let end = list.contentRange(of: list.nodes[container.position]).upperBound
    return gap(from: lastGapStarts[container.position], to: end)
  }

  /// Returns the comments inside a value or a key, where readers don't expect them.
  func inside(_ handle: NodeHandle) -> [Range<Int>] {
    let node = list.nodes[handle.position]
    guard exist, !node.kind.isContainer, !node.flags.contains(.plain) else { return [] }
    return sections(in: list.contentRange(of: node))
  }

  /// Returns the comments before the root value, outside and inside `<plist>`.
  func beforeRoot() -> (outside: [Range<Int>], inside: [Range<Int>]) {
    guard exist else { return ([], []) }
    return sections(in: 0..<Int(list.nodes[0].start), parted: "<plist")
  }

  func afterRoot() -> (inside: [Range<Int>], outside: [Range<Int>]) {
    guard exist else { return ([], []) }
    return sections(in: Int(list.nodes[0].end)..<list.text.utf8.count, parted: "</plist")
  }

  // MARK: - Gaps

  private mutating func findGaps() {
    gapStarts = Array(repeating: 0, count: list.nodes.count)
    lastGapStarts = gapStarts
    var open: [(container: Int, end: Int)] = []
    var gapStart = 0
    for position in list.nodes.indices {
      while let last = open.last, last.end <= position {
        lastGapStarts[last.container] = gapStart
        gapStart = Int(list.nodes[last.container].end)
        open.removeLast()
      }
      let node = list.nodes[position]
      gapStarts[position] = gapStart
      if node.kind.isContainer {
        open.append((position, position + Int(node.extent)))
        gapStart = list.contentRange(of: node).lowerBound
      } else {
        gapStart = Int(node.end)
      }
    }
    while let last = open.popLast() {
      lastGapStarts[last.container] = gapStart
      gapStart = Int(list.nodes[last.container].end)
    }
  }

  private func gap(from start: Int, to end: Int) -> Gap {
    var gap = Gap()
    var position = start
    var isOnLine = true
    for section in sections(in: start..<max(start, end)) {
      isOnLine = isOnLine && !list.text.utf8[position..<section.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
      if isOnLine { gap.onLineBefore.append(section) } else { gap.onOwnLines.append(section) }
      position = section.upperBound
    }
    return gap
  }

  /// Returns all comments and instructions in a text, or in a range that otherwise contains only tags and white space.
  private func sections(in range: Range<Int>) -> [Range<Int>] {
    sections(in: range, parted: nil).0
  }

  /// Returns the same, split at the first tag that begins with `tag`.
  ///
  /// Tags are skipped as a whole, since attributes can contain text that looks like a comment, and comments text that
  /// looks like a tag.
  private func sections(in range: Range<Int>, parted tag: StaticString?) -> ([Range<Int>], [Range<Int>]) {
    let cursor = Cursor(list.text.utf8.span)
    var found: (before: [Range<Int>], after: [Range<Int>]) = ([], [])
    var isAfter = false
    var index = range.lowerBound
    while let start = cursor.firstIndex(of: UInt8(ascii: "<"), from: index), start < range.upperBound {
      if let kind = XMLSection.kind(at: start, in: cursor) {
        guard let section = XMLSection(at: start, in: cursor), section.end <= range.upperBound else { break }
        if kind != .cdata, !cursor.matches("<?xml ", at: start) {
          if isAfter { found.after.append(start..<section.end) } else { found.before.append(start..<section.end) }
        }
        index = section.end
      } else {
        if let tag, cursor.matches(tag, at: start) { isAfter = true }
        guard let end = XMLTag(at: start, in: cursor.bytes)?.end else { break }
        index = max(end, start + 1)
      }
    }
    return found
  }
}

/// Finds the comments and processing instructions of a text file in the gaps between its nodes.
///
/// A gap begins after a key, a value or the opening of a container. It ends at the next node or at the end of the
/// container.
struct Comments {
  struct Found {
    let range: Range<Int>
    /// Whether the comment extends to the end of its line.
    let isLine: Bool
    /// Whether the comment begins on the same line as the gap, and so belongs to the node before the gap.
    let isOnSameLine: Bool
    /// Whether the comment precedes the `=`, `;` or `,` of the gap.
    let isBeforeMark: Bool
  }

  private let list: PropertyList
  /// The start of the gap before each node.
  private var starts: [Int]
  /// The start of the gap before the end of each container.
  private var lastStarts: [Int]

  /// Returns `nil` if the file has another format or, like most files, no comments.
  init?(of list: PropertyList, in format: PropertyList.Format) {
    guard list.format == format, list.hasComments else { return nil }
    self.list = list
    starts = Array(repeating: 0, count: list.nodes.count)
    lastStarts = starts
    var open: [(container: Int, end: Int)] = []
    var gapStart = 0
    for position in 0...list.nodes.count {
      while let last = open.last, last.end <= position {
        lastStarts[last.container] = gapStart
        gapStart = Int(list.nodes[last.container].end)
        open.removeLast()
      }
      guard position < list.nodes.count else { return }
      let node = list.nodes[position]
      starts[position] = gapStart
      if node.kind.isContainer {
        open.append((position, position + Int(node.extent)))
        gapStart = list.contents(of: NodeHandle(position)).lowerBound
      } else {
        gapStart = Int(node.end)
      }
    }
  }

  /// Returns the comments between a node and the node before it.
  func before(_ position: Int) -> [Found] { found(from: starts[position], to: Int(list.nodes[position].start)) }

  func atEnd(of container: Int) -> [Found] { found(from: lastStarts[container], to: contentEnd(of: container)) }

  private func contentEnd(of container: Int) -> Int { list.contents(of: NodeHandle(container)).upperBound }

  /// Returns the comments of a gap; there are none after a key that is its own value.
  private func found(from start: Int, to end: Int) -> [Found] {
    guard start < end else { return [] }
    let text = list.text.utf8.span
    var found: [Found] = []
    var (isOnSameLine, isBeforeMark) = (true, true)
    var index = start
    for item in list.trivia(in: start..<end) {
      while index < item.range.lowerBound {
        if ASCIIByte.isLineEnd(text[index]) || list.format == .ascii && text.isSeparator(at: index) {
          isOnSameLine = false
        }
        index += 1
      }
      index = item.range.upperBound
      guard item.isComment else {
        isBeforeMark = false
        continue
      }
      let isLine = item.isLineComment
      found.append(Found(range: item.range, isLine: isLine, isOnSameLine: isOnSameLine, isBeforeMark: isBeforeMark))
    }
    return found
  }

  // MARK: - Old-style text

  var beforeRoot: [Found] { found(from: 0, to: root.lowerBound) }

  var afterRoot: [Found] { found(from: root.upperBound, to: list.text.utf8.count) }

  /// The range of the outermost value, including brackets; a dictionary without braces takes the whole text.
  private var root: Range<Int> { list.hasNoBraces(list.root) ? 0..<list.text.utf8.count : list.nodes[0].range }

  func between(_ key: Int, _ value: Int) -> [Found] {
    found(from: Int(list.nodes[key].end), to: Int(list.nodes[value].start))
  }

  /// Returns the comments after the value at `position` of `container`, on the same line.
  func after(_ position: Int, in container: Int) -> [Found] {
    let next = position + Int(list.nodes[position].extent)
    let isLast = next >= container + Int(list.nodes[container].extent)
    let gapEnd = isLast ? contentEnd(of: container) : Int(list.nodes[next].start)
    return found(from: Int(list.nodes[position].end), to: gapEnd).filter { $0.isOnSameLine }
  }

  // MARK: - XML

  /// Returns the comments inside a value or a key; other readers reject them.
  func inside(_ position: Int) -> [Range<Int>] {
    let node = list.nodes[position]
    guard !node.kind.isContainer, !node.flags.contains(.plain) else { return [] }
    return list.xmlComments(in: list.contentRange(of: node)).found
  }

  /// The comments before the root value, outside and inside `<plist>`.
  var aroundStart: (outside: [Range<Int>], inside: [Range<Int>]) {
    let start = Int(list.nodes[0].start)
    let outside = list.xmlComments(in: 0..<start, upTo: "<plist")
    return (outside.found, list.xmlComments(in: outside.end..<start).found)
  }

  /// The comments after the root value, inside and outside `<plist>`.
  var aroundEnd: (inside: [Range<Int>], outside: [Range<Int>]) {
    let inside = list.xmlComments(in: Int(list.nodes[0].end)..<list.text.utf8.count, upTo: "</plist")
    return (inside.found, list.xmlComments(in: inside.end..<list.text.utf8.count).found)
  }
}

/// Finds the comments of old-style text again, in the gaps between its values.
///
/// Comments on the line of the preceding value belong to that value, the rest to what follows.
struct ASCIIComments {
  struct Found {
    let comment: ASCIIComment
    /// Whether it begins on the same line as the gap.
    let isOnSameLine: Bool
    /// Whether it precedes the `=`, `;` or `,` of the gap.
    let isBeforeMark: Bool
  }

  private let list: PropertyList
  private let gaps: CommentGaps

  init?(of list: PropertyList) {
    guard list.format == .ascii, list.hasComments else { return nil }
    self.list = list
    gaps = CommentGaps(of: list)
  }

  var beforeRoot: [Found] { found(from: 0, to: root.lowerBound) }

  var afterRoot: [Found] { found(from: root.upperBound, to: list.text.utf8.count) }

  /// The range of the outermost value, including brackets; a dictionary without braces takes the whole text.
  private var root: Range<Int> {
    list.hasNoBraces(list.root) ? 0..<list.text.utf8.count : list.nodes[0].range
  }

  /// Returns the comments before the key or value at `position` of `container`.
  func before(_ position: Int, in container: Int) -> [Found] {
    let gap = found(from: gaps.starts[position], to: list.nodes[position].range.lowerBound)
    return position == container + 1 ? gap : gap.filter { !$0.isOnSameLine }
  }

  func between(_ key: Int, _ value: Int) -> [Found] {
    found(from: list.nodes[key].range.upperBound, to: list.nodes[value].range.lowerBound)
  }

  /// Returns the comments after the value at `position` of `container`, on the same line.
  func after(_ position: Int, in container: Int) -> [Found] {
    let next = position + Int(list.nodes[position].extent)
    let isLast = next >= container + Int(list.nodes[container].extent)
    let gapEnd = isLast ? contentEnd(of: container) : list.nodes[next].range.lowerBound
    return found(from: list.nodes[position].range.upperBound, to: gapEnd).filter { $0.isOnSameLine }
  }

  func atEnd(of container: Int) -> [Found] {
    let gap = found(from: gaps.lastStarts[container], to: contentEnd(of: container))
    return list.nodes[container].extent == 1 ? gap : gap.filter { !$0.isOnSameLine }
  }

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
        if ASCIIByte.isLineEnd(text[index]) || text.isSeparator(at: index) { isOnSameLine = false }
        index += 1
      }
      index = item.range.upperBound
      if let comment = ASCIIComment(at: item.range.lowerBound, in: text) {
        found.append(Found(comment: comment, isOnSameLine: isOnSameLine, isBeforeMark: isBeforeMark))
      } else {
        isBeforeMark = false
      }
    }
    return found
  }
}

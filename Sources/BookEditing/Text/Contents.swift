import PropertyList

/// The values of an array or entries of a dictionary, each with its block: the surrounding text that belongs to it.
struct Contents {
  struct Item {
    let entry: PropertyList.Entry?
    let value: NodeHandle
    /// The range of the text, from the key or value to the end of the value.
    let range: Range<Int>
  }

  let lines: SourceLines
  let container: NodeHandle
  let range: Range<Int>
  let items: [Item]
  let isArray: Bool

  init(of container: NodeHandle, in lines: SourceLines) {
    let list = lines.list
    (self.lines, self.container) = (lines, container)
    range = list.contents(of: container)
    isArray = list.kind(of: container) == .array
    if isArray {
      items = list.elements(of: container).map { Item(entry: nil, value: $0, range: list.textRange(of: $0)) }
    } else {
      items = list.entries(of: container).map { entry in
        let (key, value) = (list.textRange(of: entry.key), list.textRange(of: entry.value))
        return Item(entry: entry, value: entry.value, range: key.lowerBound..<max(key.upperBound, value.upperBound))
      }
    }
  }

  /// Returns the range between the item before `index` and the one at `index`, either of which may be missing.
  func gap(before index: Int) -> Range<Int> {
    let start = index == 0 ? range.lowerBound : items[index - 1].range.upperBound
    let end = index == items.count ? range.upperBound : items[index].range.lowerBound
    return start..<max(start, end)
  }

  /// The separator (the mark) and the comments that belong to an item but follow it.
  struct Tail {
    var mark: Range<Int>?
    /// The comments on the item's last line, before or after its mark.
    var comments: [Range<Int>] = []
    /// The end of the last comment before the mark, or the end of the item if there is none.
    var endBeforeMark: Int
    /// The end of the last comment after the mark, or else the end of the mark, or else of the item.
    var end: Int
    var endsInLineComment = false
    var hasLineCommentBeforeMark = false
  }

  func tail(of index: Int) -> Tail {
    let end = items[index].range.upperBound
    var tail = Tail(endBeforeMark: end, end: end)
    var position = end
    var isOnLine = true
    for found in lines.list.trivia(in: gap(before: index + 1)) {
      isOnLine = isOnLine && !lines.hasLineEnd(position..<found.range.lowerBound)
      position = found.range.upperBound
      if found.kind == .mark {
        guard tail.mark == nil else { break }
        tail.mark = found.range
        tail.end = max(tail.end, found.range.upperBound)
        continue
      }
      guard found.isComment, isOnLine else { continue }
      tail.comments.append(found.range)
      tail.endsInLineComment = found.isLineComment
      if tail.mark == nil {
        tail.endBeforeMark = found.range.upperBound
        tail.hasLineCommentBeforeMark = found.isLineComment
      }
      tail.end = found.range.upperBound
      if found.isLineComment || lines.hasLineEnd(found.range) { isOnLine = false }
    }
    return tail
  }

  func blockEnd(of index: Int) -> Int { lines.isXML ? tail(of: index).end : items[index].range.upperBound }

  /// Returns the comments before an item, in order, except the comments that belong to the previous item.
  func commentsBefore(_ index: Int) -> [Range<Int>] {
    let owned = index == 0 ? [] : tail(of: index - 1).comments
    return lines.comments(in: gap(before: index)).filter { !owned.contains($0) }
  }

  /// Returns the start of an item, or of the comments before it on its line if nothing precedes them.
  func head(of index: Int) -> Int { start(of: index).head }

  /// Returns the start of an item's block, which includes the comments directly above it.
  func blockStart(of index: Int) -> Int { start(of: index).block }

  private func start(of index: Int) -> (head: Int, block: Int) {
    let start = items[index].range.lowerBound
    var comments = commentsBefore(index)
    guard let head = takeLine(endingAt: start, lineEnds: 0, from: &comments) else { return (start, start) }
    var block = head
    while let above = takeLine(endingAt: block, lineEnds: 1, from: &comments), above < block { block = above }
    return (head, block)
  }

  /// Removes the comments of the line that is `lineEnds` lines above `position` and returns their start, or `nil` if
  /// anything else precedes them on their line.
  private func takeLine(endingAt position: Int, lineEnds: Int, from comments: inout [Range<Int>]) -> Int? {
    var start = position
    var expected = lineEnds
    while let last = comments.last, last.upperBound <= start,
      lines.lineEnds(in: last.upperBound..<start) == expected,
      lines.startOfBlanks(before: start, notBefore: last.upperBound) == last.upperBound
    {
      start = last.lowerBound
      expected = 0
      comments.removeLast()
    }
    return lines.isFirstOnLine(start) ? start : nil
  }

  /// Returns whether an item, or a comment before it on its line, begins a line.
  func isFirstOnLine(_ index: Int) -> Bool { lines.isFirstOnLine(head(of: index)) }

  /// Returns the blanks before an item and the comments before it on its line.
  func blanks(before index: Int) -> Range<Int> {
    lines.blanks(before: head(of: index), notBefore: gap(before: index).lowerBound)
  }
}

import PropertyList

extension Draft {
  /// Puts the values of an array into a new order; `order` contains their old indices.
  mutating func reorder(_ order: [Int], of path: PropertyListPath) throws(Refusal) {
    let array = try array(at: path)
    let contents = Contents(of: array, in: lines)
    let changed = order.indices.filter { order[$0] != $0 }
    guard let first = changed.first, let last = changed.last else { return }
    let sharesLine = (first..<last).contains { index in
      !lines.hasLineEnd(contents.items[index].range.upperBound..<contents.blockStart(of: index + 1))
        && !contents.isFirstOnLine(index + 1)
    }
    var edits: [PropertyList.Edit] = []
    for index in first...last {
      if sharesLine || lines.isXML {
        let range = Draft.range(of: index, in: contents, isValueOnly: sharesLine)
        let source = Draft.range(of: order[index], in: contents, isValueOnly: sharesLine)
        edits.append(PropertyList.Edit(range, with: Array(lines.bytes[source])))
      } else {
        edits += exchange(index, for: order[index], in: contents)
      }
    }
    try change(edits, in: array)
    var places = Array(order.indices)
    for (new, old) in order.enumerated() { places[old] = new }
    shift(.reordered(in: path, places))
  }

  private static func range(of index: Int, in contents: Contents, isValueOnly: Bool) -> Range<Int> {
    isValueOnly ? contents.items[index].range : contents.blockStart(of: index)..<contents.blockEnd(of: index)
  }

  /// Returns the edits of old-style text that replace one value's block with another's; the separators stay.
  private func exchange(_ index: Int, for other: Int, in contents: Contents) -> [PropertyList.Edit] {
    let lines = contents.lines
    let (place, source) = (contents.tail(of: index), contents.tail(of: other))
    let block = contents.blockStart(of: index)..<contents.items[index].range.upperBound
    let new = contents.blockStart(of: other)..<contents.items[other].range.upperBound
    let comments = lines.bytes[contents.items[other].range.upperBound..<source.endBeforeMark]
    // A line comment would swallow a separator after it.
    let putsCommentsAfterMark = source.mark == nil || source.hasLineCommentBeforeMark
    let before = putsCommentsAfterMark ? [] : comments
    let afterMark = source.mark.map { max($0.upperBound, source.endBeforeMark) } ?? source.end
    let trailing =
      (putsCommentsAfterMark ? Array(comments) : [])
      + (source.end > afterMark ? lines.bytes[afterMark..<source.end] : [])
    let text = Array(lines.bytes[new] + before)
    let end = place.end
    let isCutShort = source.endsInLineComment && !lines.isLastOnLine(end)
    let lineEnd = isCutShort ? lines.lineEnd(of: []) + lines.indentation(at: block.lowerBound) : []
    guard let mark = place.mark, mark.lowerBound < end || mark.lowerBound == place.endBeforeMark else {
      // Without a mark, the comments directly follow the value.
      return [
        PropertyList.Edit(
          block.lowerBound..<max(block.upperBound, place.endBeforeMark), with: text + trailing + lineEnd)
      ]
    }
    let front = PropertyList.Edit(block.lowerBound..<max(block.upperBound, place.endBeforeMark), with: text)
    return [front, PropertyList.Edit(mark.upperBound..<max(mark.upperBound, end), with: trailing + lineEnd)]
  }
}

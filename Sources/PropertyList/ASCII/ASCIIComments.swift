/// Finds the comments of old-style text again, in the gaps between its values.
///
/// A gap reaches from the end of one key or value, or from an opening bracket, to the beginning of the next or to the
/// closing bracket. Comments on the line of the preceding value belong to that value, the rest to what follows.
struct ASCIIComments {
  struct Found {
    let comment: ASCIIComment
    /// Whether it begins on the same line as the gap.
    let isOnSameLine: Bool
    /// Whether it precedes the `=`, `;` or `,` of the gap.
    let isBeforeMark: Bool
  }

  private let list: PropertyList
  /// The start of the gap before each node in the open containers.
  private var gapStarts: [UInt32]
  /// The start of the gap before the end of each open container.
  private var lastGapStarts: [Int] = []

  init?(of list: PropertyList) {
    guard list.format == .ascii, list.hasComments else { return nil }
    self.list = list
    gapStarts = [UInt32](repeating: 0, count: list.nodes.count)
  }

  // MARK: - Around the outermost value

  var beforeRoot: [Found] { found(from: 0, to: whole(0).lowerBound) }

  var afterRoot: [Found] { found(from: whole(0).upperBound, to: list.text.utf8.count) }

  /// Returns the range of a value, including brackets; a dictionary without braces takes the whole text.
  private func whole(_ position: Int) -> Range<Int> {
    let node = list.nodes[position]
    return node.kind == .dictionary && node.lead == 0 ? 0..<list.text.utf8.count : node.range
  }

  // MARK: - Inside containers

  mutating func enter(_ container: Int) {
    let node = list.nodes[container]
    var gapStart = whole(container).lowerBound + Int(node.lead)
    var position = container + 1
    while position < container + Int(node.extent) {
      gapStarts[position] = UInt32(truncatingIfNeeded: gapStart)
      gapStart = max(gapStart, list.nodes[position].range.upperBound)
      position += max(1, Int(list.nodes[position].extent))
    }
    lastGapStarts.append(gapStart)
  }

  /// Returns the comments before the key or value at `position` of `container`, which has been entered.
  func before(_ position: Int, in container: Int) -> [Found] {
    let gap = found(from: Int(gapStarts[position]), to: list.nodes[position].range.lowerBound)
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

  /// Leaves a container, and returns the comments before its end.
  mutating func leave(_ container: Int) -> [Found] {
    guard let gapStart = lastGapStarts.popLast() else { return [] }
    let gap = found(from: gapStart, to: contentEnd(of: container))
    return list.nodes[container].extent == 1 ? gap : gap.filter { !$0.isOnSameLine }
  }

  private func contentEnd(of container: Int) -> Int {
    whole(container).upperBound - Int(list.nodes[container].trail)
  }

  // MARK: - In a gap

  /// Returns the comments of a gap; there are none after a key that is its own value.
  private func found(from start: Int, to end: Int) -> [Found] {
    let text = list.text.utf8.span
    var found: [Found] = []
    var (isOnSameLine, isBeforeMark) = (true, true)
    var index = start
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), let comment = ASCIIComment(at: index, in: text), comment.range.upperBound <= end {
        found.append(Found(comment: comment, isOnSameLine: isOnSameLine, isBeforeMark: isBeforeMark))
        index = comment.range.upperBound
        continue
      }
      if ASCIIByte.isLineEnd(byte) || text.isSeparator(at: index) { isOnSameLine = false }
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","): isBeforeMark = false
      // Anything between the values of a damaged file may look like a comment.
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = ASCIIComments.endOfString(text, from: index, to: end)
      default: while index + 1 < end, ASCIIByte.isWord(byte), ASCIIByte.isWord(text[index + 1]) { index += 1 }
      }
      index += 1
    }
    return found
  }

  /// Returns the position of the closing quote of the string that begins at `start`, or `start` if there is none.
  private static func endOfString(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start + 1
    while index < end {
      if text[index] == text[start] { return index }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start
  }
}

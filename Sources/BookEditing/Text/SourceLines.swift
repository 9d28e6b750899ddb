import PropertyList

package struct SourceLines {
  let list: PropertyList
  package let bytes: [UInt8]

  package init(_ list: PropertyList) {
    self.list = list
    bytes = list.text.utf8
  }

  var isXML: Bool { list.format == .xml }

  func comments(in range: Range<Int>) -> [Range<Int>] {
    list.trivia(in: range).filter { $0.isComment }.map { $0.range }
  }

  func isLineEnd(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D) }
  func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains { $0 == 0x0A || $0 == 0x0D } }

  /// Returns the number of line ends in a range, counting CR LF once.
  func lineEnds(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where isLineEnd(index) {
      if bytes[index] == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D { continue }
      count += 1
    }
    return count
  }

  func startOfBlanks(before index: Int, notBefore bound: Int) -> Int {
    var start = index
    while start > bound {
      let length = list.blankLength(before: start)
      guard length > 0, start - length >= bound else { break }
      start -= length
    }
    return start
  }

  func endOfBlanks(at index: Int, notBeyond bound: Int) -> Int {
    var end = index
    while end < bound {
      let length = list.blankLength(at: end)
      guard length > 0, end + length <= bound else { break }
      end += length
    }
    return end
  }

  /// Returns the blanks before `index`: from the last line end among them, or else all of them.
  func blanks(before index: Int, notBefore bound: Int) -> Range<Int> {
    let start = startOfBlanks(before: index, notBefore: bound)
    var last = index
    while last > start, !isLineEnd(last - 1) { last -= 1 }
    guard last > start else { return start..<index }
    last -= 1
    if bytes[last] == 0x0A, last > start, bytes[last - 1] == 0x0D { last -= 1 }
    return last..<index
  }

  func startOfLine(at index: Int) -> Int {
    var start = index
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, index) : start
  }

  func isFirstOnLine(_ index: Int) -> Bool {
    let line = startOfLine(at: index)
    return startOfBlanks(before: index, notBefore: line) == line
  }

  func isLastOnLine(_ index: Int) -> Bool {
    let end = endOfBlanks(at: index, notBeyond: bytes.count)
    return end == bytes.count || hasLineEnd(index..<end)
  }

  /// Returns whether a value or its key begins a line, apart from comments.
  func isFirstOnLine(_ value: NodeHandle) -> Bool {
    let range = list.textRange(of: list.key(of: value) ?? value)
    if isFirstOnLine(range.lowerBound) { return true }
    let contents = Contents(of: list.container(around: range), in: self)
    return contents.items.firstIndex { $0.value == value }.map { contents.isFirstOnLine($0) } ?? false
  }

  package func indentation(at index: Int) -> [UInt8] {
    let start = startOfLine(at: index)
    return Array(bytes[start..<endOfBlanks(at: start, notBeyond: index)])
  }

  /// Returns the first line end in `blanks`, or else the first one in the file, or else a line feed.
  package func lineEnd(of blanks: some Sequence<UInt8>) -> [UInt8] {
    SourceLines.firstLineEnd(of: blanks) ?? SourceLines.firstLineEnd(of: bytes) ?? [0x0A]
  }

  private static func firstLineEnd(of bytes: some Sequence<UInt8>) -> [UInt8]? {
    var endsInReturn = false
    for byte in bytes {
      if endsInReturn { return byte == 0x0A ? [0x0D, 0x0A] : [0x0D] }
      if byte == 0x0A { return [0x0A] }
      endsInReturn = byte == 0x0D
    }
    return endsInReturn ? [0x0D] : nil
  }
}

import PropertyList

/// The text of an open document in UTF-8, with the offsets at which its lines begin.
///
/// LF, CR LF and CR each end a line.
package struct TextBuffer {
  package private(set) var bytes: [UInt8]
  /// The offsets at which lines begin; the first one is 0.
  package private(set) var lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0]
    lineStarts += TextBuffer.lineStarts(in: bytes, bytes.indices)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func lineStarts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    let span = bytes.span
    for index in range {
      switch span[index] {
      case lineFeed: starts.append(index + 1)
      case carriageReturn where index + 1 >= span.count || span[index + 1] != lineFeed: starts.append(index + 1)
      default: break
      }
    }
    return starts
  }

  mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
    // A CR next to the range can become the first half of a CR LF, or stop being one.
    let first = line(containing: max(0, range.lowerBound - 1))
    var last = line(containing: range.upperBound) + 1
    while last < lineStarts.count, lineStarts[last] <= range.upperBound + 1 { last += 1 }
    let delta = replacement.count - range.count
    let end = (last < lineStarts.count ? lineStarts[last] : bytes.count) + delta
    bytes.replaceSubrange(range, with: replacement)
    var starts = TextBuffer.lineStarts(in: bytes, lineStarts[first]..<end)
    // The start of the next line is kept and moved below.
    if last < lineStarts.count, starts.last == end { starts.removeLast() }
    if delta != 0 { for index in last..<lineStarts.count { lineStarts[index] += delta } }
    lineStarts.replaceSubrange(first + 1..<last, with: starts)
  }

  /// Returns the index of the line with the byte at `offset`; the search is faster if the line is near line `near`.
  func line(containing offset: Int, near: Int = 0) -> Int {
    let starts = lineStarts.span
    var (low, high) = (0, starts.count)
    if near < high, starts[near] <= offset {
      low = near
      // The step doubles until the line is passed.
      var step = 1
      while low + step < high, starts[low + step] <= offset {
        low += step
        step *= 2
      }
      high = min(high, low + step)
    } else {
      high = min(high, max(1, near))
    }
    // The line is at or after `low`, and before `high`.
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  package func contents(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    guard line + 1 < lineStarts.count else { return start..<end }
    if end > start, bytes[end - 1] == TextBuffer.lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == TextBuffer.carriageReturn { end -= 1 }
    return start..<end
  }

  /// Returns the position of the byte at `offset`; the search is faster if its line is near line `near`.
  func position(of offset: Int, in encoding: PositionEncoding, near: Int = 0) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(containing: offset, near: near)
    let start = lineStarts[line]
    guard encoding == .utf16 else { return TextPosition(line: line, character: offset - start) }
    var index = start
    let span = bytes.span
    while index + 8 <= offset, ByteWord.highBytes(span.uncheckedWord(at: index)) == 0 { index += 8 }
    while index < offset, span[index] < 0x80 { index += 1 }
    var units = index - start
    while index < offset {
      units += encoding.width(ofScalarBeginningWith: bytes[index])
      index += PositionEncoding.byteCount(ofScalarBeginningWith: bytes[index])
    }
    return TextPosition(line: line, character: units)
  }

  /// Returns the offset of a position, clamped to the end of its line or of the text, and to the start of its scalar.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let contents = contents(ofLine: max(0, position.line))
    var (index, units) = (contents.lowerBound, 0)
    while index < contents.upperBound {
      let width = encoding.width(ofScalarBeginningWith: bytes[index])
      guard units + width <= position.character else { break }
      units += width
      index += PositionEncoding.byteCount(ofScalarBeginningWith: bytes[index])
    }
    return min(index, contents.upperBound)
  }

  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Puts dictionaries and arrays of old-style text back on one line if they are on one line in the source.
///
/// They are first written with one entry on a line, which shows how long they are.
struct LineJoiner {
  /// The maximum number of columns in a line, including its indentation and the `;` or `,` at its end.
  private static let maxColumns = 100
  private static let tabColumns = 4

  private let lineEnd: [UInt8]
  private let breaks: [Int]
  /// The offset of each open container's bracket in the output, or `nil` if the container stays on several lines.
  private var open: [Int?] = []

  init(_ source: [UInt8], lineEnd: [UInt8]) {
    self.lineEnd = lineEnd
    breaks = (0..<source.count).filter { ASCIIByte.isLineEnd(source[$0]) }
  }

  /// Enters a container that fills `range` of the source; its bracket will be written at `offset`.
  mutating func open(_ range: Range<Int>, at offset: Int) {
    let next = (0..<breaks.count).partitioningIndex { breaks[$0] >= range.lowerBound }
    open.append(next < breaks.count && breaks[next] < range.upperBound ? nil : offset)
  }

  /// Leaves the innermost container, which has just been written, and joins its lines if they fit on one.
  mutating func close(_ bytes: inout [UInt8]) {
    guard let last = open.popLast(), let start = last else { return }
    let mark = open.isEmpty ? 0 : 1
    guard let joined = joined(bytes, from: start, columns: columns(bytes, before: start) + mark) else {
      // The containers around it are even longer.
      return keepLinesApart()
    }
    bytes.removeLast(bytes.count - start)
    bytes += joined
  }

  /// Leaves the open containers on several lines.
  ///
  /// On one line, a `//` comment would comment out everything after it. A U+2028 can end such a comment in the middle
  /// of a line.
  mutating func keepLinesApart() {
    for index in open.indices { open[index] = nil }
  }

  private func columns(_ bytes: [UInt8], before end: Int) -> Int {
    var start = end
    while start > 0, !ASCIIByte.isLineEnd(bytes[start - 1]), end - start <= 4 * LineJoiner.maxColumns { start -= 1 }
    return LineJoiner.columns(bytes[start..<end])
  }

  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    var columns = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      columns += scalar == "\t" ? tabColumns : ScalarWidth.of(scalar)
    }
    return columns
  }

  /// Returns the lines from `start` on as one line, or `nil` if it would be too long after `columns` columns.
  private func joined(_ bytes: [UInt8], from start: Int, columns: Int) -> [UInt8]? {
    var line: [UInt8] = []
    var columns = columns
    var index = start
    while index < bytes.count {
      var end = index
      while end < bytes.count, !ASCIIByte.isLineEnd(bytes[end]) { end += 1 }
      let isLast = end == bytes.count
      var part = bytes[index..<end]
      if index > start {
        part = part.drop { $0 == 0x09 }
        if isLast, part.first == UInt8(ascii: ")"), line.last == UInt8(ascii: ",") {
          line.removeLast()
          columns -= 1
        }
        // An empty container has no space between its brackets.
        if !(isLast && line.count == 1) {
          line.append(0x20)
          columns += 1
        }
      }
      columns += LineJoiner.columns(part)
      guard columns <= LineJoiner.maxColumns else { return nil }
      line += part
      index = end + lineEnd.count
    }
    return line
  }
}

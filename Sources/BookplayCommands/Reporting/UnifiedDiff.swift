/// The difference between two texts in the format of `diff -u`, which `patch` reads.
package struct UnifiedDiff {
  /// The name of both texts.
  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [LineDiff.Change]

  /// The number of unchanged lines shown around each change.
  private static let context = 3

  /// Compares `old` and `new` line by line.
  package init(name: String, old: [UInt8], new: [UInt8]) {
    self.name = name
    self.old = UnifiedDiff.lines(of: old)
    self.new = UnifiedDiff.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let number = { (line: ArraySlice<UInt8>) -> Int in
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (oldNumbers, newNumbers) = (self.old.map(number), self.new.map(number))
    changes = LineDiff.changes(from: oldNumbers, to: newNumbers)
  }

  /// Whether both texts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// Writes the difference, with colours and without control characters if the stream is a terminal.
  package func write(to stream: ByteOutput, paint: Paint) {
    guard !isEmpty else { return }
    let name = TerminalText.escaped(name)
    // Like git, this adds a tab, because `patch` would otherwise end a name at its first space.
    let end = name.contains(" ") ? "\t\n" : "\n"
    stream.write(paint.plain("--- \(name)", .red) + end + paint.plain("+++ \(name)", .green) + end)
    for hunk in hunks { write(hunk, to: stream, paint: paint) }
  }

  /// Returns the lines, including line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// The changes, grouped where their contexts touch.
  private var hunks: [[LineDiff.Change]] {
    var hunks: [[LineDiff.Change]] = []
    for change in changes {
      let gap = (hunks.last?.last).map { change.old.lowerBound - $0.old.upperBound }
      if let gap, gap <= 2 * UnifiedDiff.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func write(_ hunk: [LineDiff.Change], to stream: ByteOutput, paint: Paint) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let after = min(UnifiedDiff.context, old.count - last.old.upperBound)
    let inOld = first.old.lowerBound - before..<last.old.upperBound + after
    let inNew = first.new.lowerBound - before..<last.new.upperBound + after
    stream.write(paint.plain("@@ -\(range(inOld)) +\(range(inNew)) @@", .cyan) + "\n")
    var next = inOld.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { write(" ", line, to: stream, paint: paint) }
      for line in old[change.old] { write("-", line, to: stream, paint: paint) }
      for line in new[change.new] { write("+", line, to: stream, paint: paint) }
      next = change.old.upperBound
    }
    for line in old[next..<inOld.upperBound] { write(" ", line, to: stream, paint: paint) }
  }

  /// Returns a range of lines in the syntax of the format.
  ///
  /// Lines count from 1, and a count of 1 is left out. An empty range has the number of the line before it.
  private func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private func write(_ sign: String, _ line: ArraySlice<UInt8>, to stream: ByteOutput, paint: Paint) {
    let isComplete = line.last == UInt8(ascii: "\n")
    let content = Array(isComplete ? line.dropLast() : line)
    if stream.isTerminal || paint.isColored {
      let text = sign + TerminalText.escapedKeepingTabs(String(decoding: content, as: UTF8.self))
      stream.write(sign == " " ? text : paint.plain(text, sign == "-" ? .red : .green))
    } else {
      stream.write(Array(sign.utf8) + content)
    }
    stream.write(isComplete ? "\n" : "\n\\ No newline at end of file\n")
  }
}

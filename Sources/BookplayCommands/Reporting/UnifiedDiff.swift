/// The difference of two texts in the form that `diff -u` prints and `patch` reads.
package struct UnifiedDiff {
  /// What both texts are called.
  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [LineDiff.Change]

  /// How many lines that stay are shown around each change.
  private static let context = 3

  /// Compares `old` and `new`, line by line.
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

  /// Writes the difference; to a terminal with colours, and without what could disturb it.
  package func write(to stream: ByteOutput, paint: Paint) {
    guard !isEmpty else { return }
    let name = TerminalText.escaped(name)
    // As git writes it: without the tab, `patch` takes a name to end at its first blank.
    let end = name.contains(" ") ? "\t\n" : "\n"
    stream.write(paint.plain("--- \(name)", .red) + end + paint.plain("+++ \(name)", .green) + end)
    for hunk in hunks { write(hunk, to: stream, paint: paint) }
  }

  /// The lines with their ends.
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

  /// Changes that are shown together, because their surroundings touch.
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

  /// A range of lines as the form has it: from 1, the count left out when it is 1; an empty one lies after its line.
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

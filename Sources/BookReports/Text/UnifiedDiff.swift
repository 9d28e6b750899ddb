import Playthrough

/// The difference between two texts in the format of `diff -u`, which `patch` reads.
package struct UnifiedDiff {
  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [Change]

  private static let context = 3

  package init(name: String, old: [UInt8], new: [UInt8]) {
    self.name = name
    self.old = UnifiedDiff.lines(of: old)
    self.new = UnifiedDiff.lines(of: new)
    changes = UnifiedDiff.changes(from: self.old, to: self.new)
  }

  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// The maximum number of differing lines; if there are more, everything between the first and the last is one change.
  private static let maxEdits = 1000

  /// Returns the changes in order, with at least one unchanged line between any two.
  package static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    let alignment = LineAlignment(old.count, new.count, maxEdits: maxEdits) { old[$0] == new[$1] }
    guard alignment.isComplete else { return [Change(old: alignment.expected, new: alignment.actual)] }
    var changes: [Change] = []
    for edit in alignment.edits {
      let (oldEnd, newEnd) = (edit.expected + (edit.isMissing ? 1 : 0), edit.actual + (edit.isMissing ? 0 : 1))
      if let last = changes.last, last.old.upperBound == edit.expected, last.new.upperBound == edit.actual {
        changes.removeLast()
        changes.append(Change(old: last.old.lowerBound..<oldEnd, new: last.new.lowerBound..<newEnd))
      } else {
        changes.append(Change(old: edit.expected..<oldEnd, new: edit.actual..<newEnd))
      }
    }
    return changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Returns the difference; control characters are escaped if it is coloured or shown on a terminal.
  package func bytes(paint: Paint, isShown: Bool) -> [UInt8] {
    guard !isEmpty else { return [] }
    let name = TerminalText.escaped(name)
    // Like git, this adds a tab, because `patch` would otherwise end a name at its first space.
    let end = name.contains(" ") ? "\t\n" : "\n"
    var bytes = Array((paint.plain("--- \(name)", .red) + end + paint.plain("+++ \(name)", .green) + end).utf8)
    for hunk in hunks { append(hunk, paint, isEscaped: isShown || paint.isColored, to: &bytes) }
    return bytes
  }

  static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private var hunks: [[Change]] {
    var hunks: [[Change]] = []
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

  private func append(_ hunk: [Change], _ paint: Paint, isEscaped: Bool, to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let after = min(UnifiedDiff.context, old.count - last.old.upperBound)
    let inOld = first.old.lowerBound - before..<last.old.upperBound + after
    let inNew = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += (paint.plain("@@ -\(range(inOld)) +\(range(inNew)) @@", .cyan) + "\n").utf8
    func append(_ lines: ArraySlice<ArraySlice<UInt8>>, after sign: String) {
      for line in lines { bytes += UnifiedDiff.bytes(of: line, after: sign, paint, isEscaped: isEscaped) }
    }
    var next = inOld.lowerBound
    for change in hunk {
      append(old[next..<change.old.lowerBound], after: " ")
      append(old[change.old], after: "-")
      append(new[change.new], after: "+")
      next = change.old.upperBound
    }
    append(old[next..<inOld.upperBound], after: " ")
  }

  /// Returns a range with lines counted from 1, leaving out a count of 1.
  ///
  /// An empty range has the number of the line before it.
  private func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func bytes(
    of line: ArraySlice<UInt8>, after sign: String, _ paint: Paint, isEscaped: Bool
  ) -> [UInt8] {
    let isComplete = line.last == UInt8(ascii: "\n")
    let content = isComplete ? line.dropLast() : line
    let end = isComplete ? "\n" : "\n\\ No newline at end of file\n"
    guard isEscaped else { return Array(sign.utf8) + content + end.utf8 }
    let text = sign + TerminalText.escapedKeepingTabs(String(decoding: content, as: UTF8.self))
    return Array(((sign == " " ? text : paint.plain(text, sign == "-" ? .red : .green)) + end).utf8)
  }
}

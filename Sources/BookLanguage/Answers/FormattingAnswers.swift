import BookReports
import PropertyList

extension ListText {
  enum Formatted {
    case edits([PropertyList.Edit])
    /// The list can't be formatted; the payload is the reason, unless there is nothing to report.
    case refused(String?)
  }

  func formatted(_ text: TextBuffer) -> Formatted {
    guard let list, isWellFormed, list.format != .binary else { return .refused(nil) }
    guard let bytes = list.canonical().bytes else {
      return .refused("formatting would change what the file says; nothing was changed")
    }
    return .edits(LineEdits.edits(from: text, to: TextBuffer(bytes)))
  }
}

enum LineEdits {
  static func edits(from old: TextBuffer, to new: TextBuffer) -> [PropertyList.Edit] {
    let lines = { (text: TextBuffer) in
      text.lineStarts.indices.map { text.bytes[LineEdits.range(of: $0..<$0 + 1, in: text)] }
    }
    return UnifiedDiff.changes(from: lines(old), to: lines(new)).compactMap { change in
      let edit = PropertyList.Edit(
        range(of: change.old, in: old), with: Array(new.bytes[range(of: change.new, in: new)]))
      return edit.range.isEmpty && edit.replacement.isEmpty ? nil : edit
    }
  }

  private static func range(of lines: Range<Int>, in text: TextBuffer) -> Range<Int> {
    let offset = { (line: Int) in line < text.lineStarts.count ? text.lineStarts[line] : text.bytes.count }
    return offset(lines.lowerBound)..<offset(lines.upperBound)
  }
}

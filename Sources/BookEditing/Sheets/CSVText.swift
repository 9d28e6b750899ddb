import PropertyList

/// The cells of a sheet as CSV of RFC 4180.
///
/// A spreadsheet computes a cell that begins like a formula, so such a cell gets an apostrophe in front.
enum CSVText {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  static let lineEnd: [UInt8] = [0x0D, 0x0A]
  static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")

  static func line(_ cells: [String]) -> [UInt8] {
    var line: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      append(cell, to: &line)
    }
    return line + lineEnd
  }

  private static func append(_ cell: String, to line: inout [UInt8]) {
    let text = guarded(Array(cell.utf8))
    guard text.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 0x0A || $0 == 0x0D }) else {
      line += text
      return
    }
    line.append(quote)
    for byte in text {
      if byte == quote { line.append(quote) }
      line.append(byte)
    }
    line.append(quote)
  }

  private static func guarded(_ text: [UInt8]) -> [UInt8] {
    guard let first = text.first, isGuarded(first) else { return text }
    return [apostrophe] + text
  }

  /// Returns the text of a cell, without the apostrophe that was put in front of it.
  static func unguarded(_ cell: [UInt8]) -> [UInt8] {
    guard cell.count > 1, cell[0] == apostrophe, isGuarded(cell[1]) else { return cell }
    return Array(cell.dropFirst())
  }

  private static func isGuarded(_ byte: UInt8) -> Bool { "'=+-@\t\r".utf8.contains(byte) }
}

extension TranslationSheet {
  /// Returns the sheet as CSV in UTF-8, with a byte-order mark by which spreadsheets recognize the encoding.
  package var csv: [UInt8] {
    var bytes = CSVText.mark
    bytes += CSVText.line(["path", "page", "element", "context", languages.sourceTitle] + languages.translations)
    for row in rows {
      let text = row.text
      let start = [text.path.description, text.page, text.element, text.key, text.text]
      bytes += CSVText.line(start + row.translations.map { $0 ?? "" })
    }
    return bytes
  }
}

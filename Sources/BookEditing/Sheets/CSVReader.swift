import BookChecking
import BookKit
import PropertyList

/// Reads comma-separated values of RFC 4180, also with another separator and any line ends.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int

  /// Reads the records of a file from `start` on; each record has the cells of a line.
  static func records(
    _ bytes: [UInt8], from start: Int, separator: UInt8
  ) throws(SheetError) -> [[ReadSheet.Cell]] {
    var reader = CSVReader(bytes: bytes, separator: separator, position: start)
    var records: [[ReadSheet.Cell]] = []
    while reader.position < bytes.count { records.append(try reader.record()) }
    return records
  }

  private mutating func record() throws(SheetError) -> [ReadSheet.Cell] {
    var cells = [try cell()]
    while position < bytes.count, bytes[position] == separator {
      position += 1
      cells.append(try cell())
    }
    if position < bytes.count {
      let isReturn = bytes[position] == 0x0D
      position += 1
      if isReturn, position < bytes.count, bytes[position] == 0x0A { position += 1 }
    }
    return cells
  }

  private mutating func cell() throws(SheetError) -> ReadSheet.Cell {
    guard position < bytes.count, bytes[position] == CSVText.quote else { return try plainCell() }
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == CSVText.quote {
        guard position < bytes.count, bytes[position] == CSVText.quote else {
          guard endsCell(position) else {
            let hint = "write a quotation mark in a cell twice"
            throw SheetError("the cell goes on after its closing quotation mark", at: start..<position, hint: hint)
          }
          return cell(text, at: start)
        }
        position += 1
      }
      text.append(byte)
    }
    throw SheetError("the cell has no closing quotation mark", at: start..<start + 1)
  }

  private mutating func plainCell() throws(SheetError) -> ReadSheet.Cell {
    let start = position
    while !endsCell(position) {
      if bytes[position] == CSVText.quote {
        let hint = "put the cell in quotation marks, and write those in it twice"
        throw SheetError("a quotation mark is in a cell without them", at: position..<position + 1, hint: hint)
      }
      position += 1
    }
    return cell(Array(bytes[start..<position]), at: start)
  }

  private func endsCell(_ position: Int) -> Bool {
    guard position < bytes.count else { return true }
    let byte = bytes[position]
    return byte == separator || byte == 0x0A || byte == 0x0D
  }

  private func cell(_ text: [UInt8], at start: Int) -> ReadSheet.Cell {
    ReadSheet.Cell(text: String(decoding: CSVText.unguarded(text), as: UTF8.self), range: start..<position)
  }
}

extension ReadSheet {
  /// Reads a sheet from CSV, whose first record names the columns.
  init(csv bytes: [UInt8], for book: SheetLanguages) throws(SheetError) {
    var start = bytes.starts(with: CSVText.mark) ? CSVText.mark.count : 0
    // Some spreadsheets name the separator in a line of its own.
    let firstLine = bytes[start..<ReadSheet.endOfLine(bytes, from: start)]
    if firstLine.count == 5, firstLine.starts(with: "sep=".utf8) { start = firstLine.endIndex }
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    let records = try ReadSheet.records(bytes, from: start)
    let columns = ReadSheet.Columns(records[0], for: book)
    languages = columns.translations.map { records[0][$0] }
    messages = columns.messages
    for record in records.dropFirst() where record.contains(where: { !$0.text.utf8.isEmpty }) {
      let end = record[record.count - 1].range.upperBound
      let cell = { (index: Int) in index < record.count ? record[index] : Cell(text: "", range: end..<end) }
      rows.append(
        Row(
          path: cell(columns.path), source: columns.source.map(cell), translations: columns.translations.map(cell)))
    }
  }

  /// Returns the records, split by the separator for which the first record names a column `path`.
  private static func records(_ bytes: [UInt8], from start: Int) throws(SheetError) -> [[Cell]] {
    for separator in ",;\t".utf8 {
      let end = endOfLine(bytes, from: start)
      let header = try? CSVReader.records(Array(bytes[..<end]), from: start, separator: separator)
      guard let names = header?.first, names.contains(where: { Columns.isNamed($0, "path") }) else { continue }
      return try CSVReader.records(bytes, from: start, separator: separator)
    }
    let hint = "`bookplay strings` makes sheets; keep the first row, which names the columns"
    throw SheetError("this is not a sheet, since it has no column `path`", at: start..<start, hint: hint)
  }

  private static func endOfLine(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// The positions of the columns that matter.
  private struct Columns {
    private(set) var path = 0
    private(set) var source: Int?
    private(set) var translations: [Int] = []
    private(set) var messages: [SheetMessage] = []

    init(_ titles: [Cell], for book: SheetLanguages) {
      path = titles.firstIndex { Columns.isNamed($0, "path") } ?? 0
      // The sheet may be older than the `languages` of the book.
      source =
        titles.firstIndex { Columns.isNamed($0, book.sourceTitle) }
        ?? titles.firstIndex { Columns.isNamed($0, SheetLanguages.unnamedSourceTitle) }
      var known: [String] = []
      for (index, title) in titles.enumerated() where index != path && index != source {
        let name = Columns.trimmed(title)
        guard !name.utf8.isEmpty, !["page", "element", "context"].contains(where: { Columns.isNamed(title, $0) })
        else { continue }
        let tag = LanguageTag(name)
        if book.index(of: name) == nil, tag.fault != nil {
          let message = "the column `\(Quotation.of(name))` is left out, since it is not the code of a language"
          let hint = tag.suggestion.map { "did you mean `\($0)`?" }
          messages.append(SheetMessage(.ignored, message, at: title.range, hint: hint))
        } else if known.contains(where: { SheetLanguages.isSame($0, name) }) || book.isSource(name) {
          let message = "the column `\(Quotation.of(name))` is left out, since another one has the same language"
          messages.append(SheetMessage(.ignored, message, at: title.range))
        } else {
          known.append(name)
          translations.append(index)
        }
      }
    }

    static func isNamed(_ title: Cell, _ name: String) -> Bool { SheetLanguages.isSame(trimmed(title), name) }
    static func trimmed(_ title: Cell) -> String { ReadSheet.trimmed(title.text) }
  }

  /// Returns text without blanks at its beginning and end.
  static func trimmed(_ text: String) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text.utf8.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(decoding: start[...end], as: UTF8.self)
  }
}

import BookKit
import PropertyList

/// The translations of a sheet, written into a book with the smallest edits.
package struct SheetImport {
  /// The edits of the file; empty if the book has all translations already.
  package let edits: [PropertyList.Edit]
  /// What the sheet's translator should know, in the order of the sheet.
  package let messages: [SheetMessage]
  /// The number of translations that were written.
  package let writtenCount: Int
  /// The languages that the book didn't have.
  package let addedLanguages: [String]

  /// Imports a sheet, in CSV or XLIFF, into a text file that was read without errors.
  package init(_ bytes: [UInt8], into list: PropertyList) throws(SheetError) {
    let languages = SheetLanguages(list)
    let sheet = try ReadSheet(bytes, for: languages)
    var importer = SheetImporter(list, languages)
    importer.importRows(of: sheet)
    importer.addLanguages(of: sheet)
    edits = importer.edits
    messages = importer.messages.sorted { $0.range.lowerBound < $1.range.lowerBound }
    writtenCount = importer.writtenCount
    addedLanguages = importer.addedLanguages
  }
}

private struct SheetImporter {
  private let original: PropertyList
  private let languages: SheetLanguages
  private let texts: [BookText]
  private var editor: Editor
  private(set) var messages: [SheetMessage] = []
  private(set) var writtenCount = 0
  private(set) var addedLanguages: [String] = []

  init(_ list: PropertyList, _ languages: SheetLanguages) {
    (original, self.languages) = (list, languages)
    texts = list.texts(wordsIn: languages.wordLanguage)
    editor = Editor(list, assets: nil)
  }

  var edits: [PropertyList.Edit] { original.fileEdits(editor.draft.edits) ?? [] }

  // MARK: - Rows

  mutating func importRows(of sheet: ReadSheet) {
    messages += sheet.messages
    var paths = NameTable()
    for text in texts { _ = paths.intern(text.path.description) }
    var isImported = texts.map { _ in false }
    let codes = sheet.languages.map { code(of: $0) }
    for row in sheet.rows {
      guard let number = paths.find(row.path.text)?.number else {
        let path = row.path.text
        let message = path.utf8.isEmpty ? "the row has no path" : "the book has no text at `\(Quotation.of(path))`"
        messages.append(SheetMessage(.refused, message, at: row.path.range, hint: SheetImporter.newSheetAdvice))
        continue
      }
      guard !isImported[number] else {
        let message = "an earlier row has the path `\(Quotation.of(row.path.text))` too, so this row is left out"
        messages.append(SheetMessage(.refused, message, at: row.path.range))
        continue
      }
      isImported[number] = true
      importRow(row, of: texts[number], codes)
    }
  }

  private static let newSheetAdvice = "make a new sheet of the book, and copy the translation into it"

  private mutating func importRow(_ row: ReadSheet.Row, of text: BookText, _ codes: [String]) {
    if let source = row.source, !LineEnds.areAlike(source.text, text.text) {
      let message = "the book's text is now `\(Quotation.of(text.text))`, so this row is left out"
      messages.append(SheetMessage(.stale, message, at: source.range, hint: SheetImporter.newSheetAdvice))
      return
    }
    for (cell, code) in zip(row.translations, codes) where !cell.text.utf8.isEmpty {
      if let old = editor.list.translation(of: text, into: code), LineEnds.areAlike(old, cell.text) { continue }
      // A refused edit may have changed a part of the draft.
      var attempt = editor
      do throws(Refusal) {
        try SheetImporter.set(text, to: LineEnds.asLineFeeds(cell.text), in: code, by: &attempt)
        editor = attempt
        writtenCount += 1
      } catch {
        messages.append(SheetMessage(.refused, "the translation is left out: \(error.message)", at: cell.range))
      }
    }
  }

  private static func set(
    _ text: BookText, to translation: String, in code: String, by editor: inout Editor
  ) throws(Refusal) {
    if let word = text.word { return try set(word, to: translation, in: code, by: &editor) }
    guard let index = text.index else {
      return try editor.set(text.key, to: .string(translation), at: text.holder, language: code)
    }
    if editor.list.translation(of: text, into: code) != nil {
      return try editor.draft.replace(text.translationPath(code), with: .string(translation))
    }
    // A player uses the whole array of a language, so the texts that have no translation are copied.
    var all = strings(of: text.key, at: text.holder, in: editor.list)
    let own = strings(of: text.key, at: text.holder.key("localized").key(code), in: editor.list)
    all.replaceSubrange(..<min(own.count, all.count), with: own)
    guard all.indices.contains(index) else { return }
    all[index] = translation
    try editor.set(text.key, to: .strings(all), at: text.holder, language: code)
  }

  private static func set(
    _ word: String, to translation: String, in code: String, by editor: inout Editor
  ) throws(Refusal) {
    let words = BookText.words.key(code)
    if editor.list.node(at: words) == nil {
      try editor.draft.set(code, to: [word: .string(translation)], at: BookText.words)
    } else {
      try editor.draft.set(word, to: .string(translation), at: words)
    }
  }

  private static func strings(of key: String, at path: PropertyListPath, in list: PropertyList) -> [String] {
    guard let array = list.node(at: path.key(key)), list.kind(of: array) == .array else { return [] }
    return list.elements(of: array).map { list.string(of: $0) ?? "" }
  }

  // MARK: - Languages

  /// Returns the language of a column as the book writes it, or as the sheet does if the book doesn't have it.
  private func code(of column: ReadSheet.Cell) -> String {
    let title = ReadSheet.trimmed(column.text)
    return languages.index(of: title).map { languages.translations[$0] } ?? title
  }

  /// Adds the languages of columns with translations to the book's `languages`.
  ///
  /// A book without `languages` has those of its translations. Its own texts are in a language without a name, and
  /// would no longer be offered if `languages` named only the others.
  mutating func addLanguages(of sheet: ReadSheet) {
    for (index, column) in sheet.languages.enumerated() {
      let code = code(of: column)
      guard languages.index(of: code) == nil else { continue }
      guard sheet.rows.contains(where: { !$0.translations[index].text.utf8.isEmpty }) else {
        let message = "the language `\(Quotation.of(code))` is not added, since the sheet has no translations into it"
        messages.append(SheetMessage(.ignored, message, at: column.range))
        continue
      }
      guard languages.source != nil else { continue }
      var attempt = editor
      do throws(Refusal) {
        try attempt.addLanguage(code)
        editor = attempt
        addedLanguages.append(code)
      } catch {
        messages.append(SheetMessage(.refused, "the language is left out: \(error.message)", at: column.range))
      }
    }
  }
}

import BookKit
import PropertyList

/// The texts of a book with their translations: a row for each text and a column for each language.
package struct TranslationSheet {
  package struct Row {
    package let text: BookText
    /// The translations, in the order of the sheet's languages; `nil` for a missing one.
    package let translations: [String?]
  }

  package private(set) var languages: SheetLanguages
  package private(set) var rows: [Row]

  /// Creates the sheet of a book, with an empty column for each of `added` that the book doesn't have.
  package init(_ list: PropertyList, adding added: [String] = []) {
    var languages = SheetLanguages(list)
    for code in added where languages.index(of: code) == nil && !languages.isSource(code) {
      languages.translations.append(code)
    }
    self.languages = languages
    rows = list.texts(wordsIn: languages.wordLanguage).map { text in
      Row(text: text, translations: languages.translations.map { list.translation(of: text, into: $0) })
    }
  }

  /// Keeps only the columns of the source and of one language.
  package func only(_ language: String) -> TranslationSheet {
    guard let index = languages.index(of: language) else { return self }
    var sheet = self
    sheet.languages.translations = [languages.translations[index]]
    sheet.rows = rows.map { Row(text: $0.text, translations: [$0.translations[index]]) }
    return sheet
  }

  /// Keeps only the rows of texts that lack a translation into one of the languages; empty texts need none.
  package func onlyMissing() -> TranslationSheet {
    var sheet = self
    sheet.rows = rows.filter { row in
      !row.text.text.utf8.isEmpty && row.translations.contains { $0?.utf8.isEmpty ?? true }
    }
    return sheet
  }
}

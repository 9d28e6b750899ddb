import BookKit
import PropertyList

/// The languages of a book, as the columns of a sheet.
package struct SheetLanguages {
  /// The language of the texts as they are written, or `nil` if the book has no `languages` to name it.
  package let source: String?
  /// The other languages, in their order in the book.
  package internal(set) var translations: [String]

  package init(_ list: PropertyList) {
    let book = Book.read(list).book
    let all = book?.allLanguages ?? []
    let isNamed = !(book?.languages.isEmpty ?? true)
    source = isNamed ? all.first : nil
    translations = isNamed ? Array(all.dropFirst()) : all
  }

  /// The title of the column with the texts as they are written.
  package var sourceTitle: String { source ?? SheetLanguages.unnamedSourceTitle }

  static let unnamedSourceTitle = "text"

  /// The language of the words of generated sections; without a language, they are English.
  var wordLanguage: String { source ?? "en" }

  /// Returns the index of a translation's language, regardless of case as in BCP 47, or `nil` if there is none.
  package func index(of code: String) -> Int? {
    translations.firstIndex { $0.utf8.elementsEqual(code.utf8) }
      ?? translations.firstIndex { SheetLanguages.isSame($0, code) }
  }

  /// Returns whether `code` is the language of the texts as they are written.
  package func isSource(_ code: String) -> Bool { source.map { SheetLanguages.isSame($0, code) } ?? false }

  static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count
      && zip(first.utf8, second.utf8).allSatisfy { ASCIIWord.lowercased($0) == ASCIIWord.lowercased($1) }
  }
}

import BookKit
import PropertyList

/// A text of a book that can have a translation for each language.
package struct BookText {
  package let path: PropertyListPath
  /// The number of the page or the word of the section, or an empty string outside both.
  package let page: String
  /// The name of the element in traces, or an empty string outside elements.
  package let element: String
  /// The key that holds the text, by its current name.
  package let key: String
  package let text: String
  /// The dictionary that has the key and its translations, or the book's `words`.
  let holder: PropertyListPath
  /// The position of the text in an array, or `nil` if the text is the whole value.
  let index: Int?

  /// Returns the path of the value that translates the text into a language, whether or not it exists.
  func translationPath(_ language: String) -> PropertyListPath {
    if let word { return holder.key(language).key(word) }
    let value = holder.key("localized").key(language).key(key)
    return index.map { value.index($0) } ?? value
  }

  /// The word of generated sections that the text replaces, or `nil` for any other text.
  var word: String? { holder == BookText.words ? path.lastKey : nil }

  static let words = PropertyListPath([.key("words")])
}

extension PropertyList {
  /// Returns the translation of a text into a language, or `nil` if there is none.
  package func translation(of text: BookText, into language: String) -> String? {
    if text.word != nil { return string(at: text.translationPath(language)) }
    // In a translation, the key can have its old name.
    guard let dictionary = node(at: text.holder.key("localized").key(language)),
      let value = value(for: text.key, in: dictionary, KeyTable.of(text.holder, in: self))
    else { return nil }
    guard let index = text.index else { return string(of: value) }
    return child(.index(index), of: value).flatMap { string(of: $0) }
  }

  func string(at path: PropertyListPath) -> String? { node(at: path).flatMap { string(of: $0) } }

  /// Returns the value of a key under its current or its old name.
  func value(for key: String, in dictionary: NodeHandle, _ table: KeyTable) -> NodeHandle? {
    guard kind(of: dictionary) == .dictionary else { return nil }
    let names = [table.key(key)?.name, table.key(key)?.alias].compactMap { $0?.description }
    for entry in usedEntries(of: dictionary) where names.contains(where: { hasText(entry.key, equalTo: $0.utf8) }) {
      return entry.value
    }
    return nil
  }
}

extension KeyTable {
  static func of(_ dictionary: PropertyListPath, in list: PropertyList) -> KeyTable {
    Role.keys(at: dictionary, in: list)
  }
}

extension Key {
  /// Whether the value is read by people, and can be different in each language.
  ///
  /// Addresses are strings as well, but no translator should see them.
  var isText: Bool {
    guard isTranslatable, !"link".utf8.elementsEqual(name.description.utf8) else { return false }
    if case .strings = shape { return true }
    return if case .string = shape { true } else { false }
  }
}

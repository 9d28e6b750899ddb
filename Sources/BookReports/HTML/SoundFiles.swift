import BookKit

package struct SoundFiles {
  private let book: Book

  package init(_ book: Book) { self.book = book }

  /// Returns the file of an event's sound in `language`, or in the book's first language if it is `nil`.
  ///
  /// The names are those of the player that emitted the event.
  func file(of event: Event, in language: String?, names: NameTable) -> String {
    guard let item = event.item else { return "" }
    let name = names.text(of: item)
    guard let page = page(of: event, names: names) else { return name }
    if let element = page.elements.first(where: { $0.name == item }), let track = track(of: element, in: language) {
      return track
    }
    if ReservedName.music.matches(name.utf8), let track = page.music?.trackName?.value { return track }
    return name
  }

  private func page(of event: Event, names: NameTable) -> Page? {
    if let number = event.page { return book.pages.indices.contains(number - 1) ? book.pages[number - 1] : nil }
    guard let word = event.section.map({ names.text(of: $0) }) else { return nil }
    return book.sections.first { section in section.section.map { book.names.text(of: $0.value) } == word }
  }

  private func track(of element: Element, in language: String?) -> String? {
    let localization = element.localizations.last { $0.language.value == language }
    return (localization?.element ?? element).content.audio?.trackName?.value
  }
}

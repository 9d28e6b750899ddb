import BookKit

/// The files of the sounds in a book.
package struct SoundFiles {
  private let book: Book

  /// Creates the table of a book.
  package init(_ book: Book) {
    self.book = book
  }

  /// Returns the file of the sound that an event is about, in a language, or the book's first one if `nil`; `names`
  /// are those of the player that emitted the event.
  func file(of event: Event, in language: String?, names: NameTable) -> String {
    guard let item = event.item else { return "" }
    let name = names.text(of: item)
    guard let number = event.page, book.pages.indices.contains(number - 1) else { return name }
    let page = book.pages[number - 1]
    if let element = page.elements.first(where: { $0.name == item }), let track = track(of: element, in: language) {
      return track
    }
    if name == "music", let track = page.music?.trackName?.value { return track }
    // A rule, a drop or a movie names the file itself.
    return name
  }

  private func track(of element: Element, in language: String?) -> String? {
    let localization = element.localizations.last { $0.language.value == language }
    guard case .audio(let audio) = (localization?.overlay.first ?? element).content else { return nil }
    return audio?.trackName?.value
  }
}

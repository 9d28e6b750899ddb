extension Page {
  /// The page as it is in a language; nothing when it says nothing of that language.
  func localized(to code: ArraySlice<UInt8>) -> Page? {
    var page: Page?
    for (position, element) in elements.enumerated() {
      for localization in element.localizations where Array(localization.language.value.utf8)[...] == code {
        guard let overlay = localization.overlay.first else { continue }
        if page == nil { page = self }
        page?.elements[position] = overlay
      }
    }
    return page
  }
}

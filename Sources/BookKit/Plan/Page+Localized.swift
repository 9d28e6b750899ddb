extension Page {
  /// Returns the page in a language, or `nil` if nothing on it is localized to that language.
  package func localized(to code: ArraySlice<UInt8>) -> Page? {
    var page: Page?
    for (position, element) in elements.enumerated() {
      guard let localized = element.localized(to: code) else { continue }
      if page == nil { page = self }
      page?.elements[position] = localized
    }
    return page
  }
}

extension Element {
  fileprivate func localized(to code: ArraySlice<UInt8>) -> Element? {
    var localized = localizations.last { Array($0.language.value.utf8)[...] == code }?.element
    for (position, target) in (localized ?? self).dropTargets.enumerated() {
      guard let label = target.localizedLabel.translation(to: code) else { continue }
      if localized == nil { localized = self }
      localized?.dropTargets[position].localizedLabel.original = Located(label)
    }
    if let label = (localized ?? self).rub?.localizedLabel.translation(to: code) {
      if localized == nil { localized = self }
      localized?.rub?.localizedLabel.original = Located(label)
    }
    if let labels = (localized ?? self).movable?.localizedLabels.translation(to: code) {
      if localized == nil { localized = self }
      localized?.movables[0].localizedLabels.original = Located(labels)
    }
    return localized
  }
}

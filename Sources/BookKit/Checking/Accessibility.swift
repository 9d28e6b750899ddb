import PropertyList

/// What some readers cannot see or read.
enum AccessibilityChecks {
  /// `missing-alt-text`: pictures of which nothing is said.
  ///
  /// An empty text says that there is nothing to say; that of a group holds for all in it.
  @Sendable static func altTexts(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for page in context.book.pages {
      /// The first element behind the group that speaks for what is in it.
      var end = 0
      for index in page.elements.indices {
        if page.elements[index].altText != nil { end = max(end, index + page.elements[index].extent) }
        guard index >= end, page.elements[index].isPicture,
          !context.misspelt.holds("altText", in: page.elements[index].node)
        else { continue }
        found.append(
          Diagnostic(
            .missingAltText, at: page.elements[index].nameSpot, subject: context.text(of: page.elements[index].name)))
      }
    }
    return found
  }

  /// `missing-localization`: what is read, spoken, or translated in part, and lacks a language of the book.
  @Sendable static func localizations(_ context: CheckContext) -> [Diagnostic] {
    // The first language is that of the elements themselves.
    let languages = distinct(context.book.languages).dropFirst()
    guard !languages.isEmpty else { return [] }
    var found: [Diagnostic] = []
    for page in context.book.pages {
      for element in page.elements where element.isForReaders {
        guard !context.misspelt.holds("localized", in: element.node) else { continue }
        let missing = languages.filter { language in
          !element.localizations.contains { $0.language.value.utf8.elementsEqual(language.utf8) }
        }
        guard !missing.isEmpty else { continue }
        let list = missing.map { "`\(Quotation.of($0))`" }.joined(separator: ", ")
        found.append(
          Diagnostic(
            .missingLocalization, at: element.nameSpot, subject: context.text(of: element.name), detail: list))
      }
    }
    return found
  }

  /// The languages, each once.
  private static func distinct(_ languages: [Placed<String>]) -> [String] {
    var found: [String] = []
    // More languages than that no book has, and no message should name.
    for language in languages.prefix(100) where !found.contains(where: { $0.utf8.elementsEqual(language.value.utf8) }) {
      found.append(language.value)
    }
    return found
  }
}

extension Element {
  /// Whether those who cannot see it need words for it.
  fileprivate var isPicture: Bool { type == .image || type == .movie }

  /// Whether what it is depends on the reader's language.
  fileprivate var isForReaders: Bool {
    if !localizations.isEmpty { return true }
    switch content {
    case .text(let text): return !text.text.value.utf8.isEmpty
    case .audio(let audio): return audio?.role == .narration
    case .image, .movie, .activeArea, .group: return false
    }
  }

  /// Where a finding about the whole element belongs: at its name, else at its type.
  var nameSpot: Diagnostic.Spot {
    if let place = nameNode ?? typeNode { return .node(place) }
    return .opening(of: node)
  }
}

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
    func check(_ subject: String, at spot: Diagnostic.Spot, in known: [Placed<String>]) {
      let missing = languages.filter { language in
        !known.contains { $0.value.utf8.elementsEqual(language.utf8) }
      }
      guard !missing.isEmpty else { return }
      let list = missing.map { "`\(Quotation.of($0))`" }.joined(separator: ", ")
      found.append(Diagnostic(.missingLocalization, at: spot, subject: subject, detail: list))
    }
    // A title may be the same in all languages; one that is translated at all should be so into all.
    func check(_ key: String, _ text: LocalizableText) {
      guard let localized = text.localizedNode else { return }
      let spot = text.original?.node.map { Diagnostic.Spot.node($0) } ?? .key(of: localized)
      check(key, at: spot, in: text.translations.map { $0.language })
    }
    check("title", context.book.localizedTitle)
    for page in context.book.pages {
      check("title", page.localizedTitle)
      for element in page.elements {
        for target in element.dropTargets { check("label", target.localizedLabel) }
        guard element.isForReaders, !context.misspelt.holds("localized", in: element.node) else { continue }
        check(
          context.text(of: element.name), at: element.nameSpot, in: element.localizations.map { $0.language })
      }
    }
    for credit in context.book.credits { check("role", credit.localizedRole) }
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

import BookKit
import PropertyList

/// Checks for what some readers can't see or read.
enum AccessibilityChecks {
  static let all: [Check] = [.ofWarnings(altTexts), .ofWarnings(localizations), .ofWarnings(touchTargets)]

  /// `missing-alt-text`: pictures without a description.
  ///
  /// An empty description says that there is nothing to describe. A group's description covers everything in it.
  @Sendable static func altTexts(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for page in context.book.pages {
      /// The index past the last group that has a description for its contents.
      var end = ElementIndex(0)
      for index in page.elementIndices {
        if page[index].hasAltText { end = max(end, index.advanced(by: page[index].subtreeCount)) }
        guard index >= end, page[index].isPicture,
          !context.unread.holds("altText", in: page[index].node)
        else { continue }
        found.append(
          Diagnostic(
            .missingAltText, at: page[index].nameSpot, subject: context.text(of: page[index].name)))
      }
    }
    return found
  }

  /// `missing-localization`: what is read, spoken or partly translated, but lacks one of the book's languages.
  @Sendable static func localizations(_ context: CheckContext) -> [Diagnostic] {
    // The first language is that of the elements themselves.
    // A wrong code is reported where it's declared.
    let languages = distinct(context.book.languages).dropFirst().filter { LanguageTag($0).fault == nil }
    guard !languages.isEmpty else { return [] }
    var found: [Diagnostic] = []
    func check(_ subject: String, at spot: Diagnostic.Spot, in known: [Located<String>]) {
      let missing = languages.filter { language in
        !known.contains { $0.value.utf8.elementsEqual(language.utf8) || context.means($0.value, language) }
      }
      guard !missing.isEmpty else { return }
      let names = missing.map { Quotation.of($0) }
      found.append(
        Diagnostic(.missingLocalization, at: spot, subject: subject, detail: .names(names, count: names.count)))
    }
    // A title can be the same in all languages. One that is translated at all should be translated into every
    // language.
    func check(_ key: String, _ text: LocalizableText) {
      guard let localized = text.localizedNode else { return }
      let spot = text.original?.node.map { Diagnostic.Spot.node($0) } ?? .key(of: localized)
      check(key, at: spot, in: text.translations.map { $0.language })
    }
    check("title", context.book.localizedTitle)
    if context.book.about != nil { check("about", context.book.localizedAbout) }
    for page in context.book.pages {
      check("title", page.localizedTitle)
      for element in page.elements {
        for target in element.dropTargets { check("label", target.localizedLabel) }
        guard element.isForReaders, !context.unread.holds("localized", in: element.node) else { continue }
        check(
          context.text(of: element.name), at: element.nameSpot, in: element.localizations.map { $0.language })
      }
    }
    for credit in context.book.credits { check("role", credit.localizedRole) }
    return found
  }

  /// Returns the languages without duplicates.
  private static func distinct(_ languages: [Located<String>]) -> [String] {
    var found: [String] = []
    // No real book has more languages than that, and no message should list more.
    for language in languages.prefix(100) where !found.contains(where: { $0.utf8.elementsEqual(language.value.utf8) }) {
      found.append(language.value)
    }
    return found
  }
}

extension Element {
  /// Whether readers who can't see it need a description.
  fileprivate var isPicture: Bool { type == .image || type == .movie }

  /// Whether its content depends on the reader's language.
  fileprivate var isForReaders: Bool {
    if !localizations.isEmpty { return true }
    switch content {
    case .text(let text): return !text.text.value.utf8.isEmpty
    case .audio(let audio): return audio?.role == .narration
    case .image, .movie, .activeArea, .group, .miniature, .puzzle, .coloring: return false
    }
  }

  /// The place for a finding about the whole element: its name, or else its type, or else its beginning.
  var nameSpot: Diagnostic.Spot {
    if let place = nameNode ?? typeNode { return .node(place) }
    return .opening(of: node)
  }
}

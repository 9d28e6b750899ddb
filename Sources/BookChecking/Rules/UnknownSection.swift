import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unknownSection = DiagnosticRule(
    "unknown-section", .error, "a section has a word that sections do not have",
    """
    A section is opened by its word. The words are `intro`, `cover`, `contents`, `play`, `options` and the names of \
    games. The credits and `read`, which opens the page that entered last, are not drawn.
    """,
    message: { "`\($0.subject)` \($0.detail)" },
    hint: "write intro, cover, contents, play, options or the name of a game",
    example: """
        sections = ( {
      -   section = menu;
      +   section = cover;
          elements = ( { type = text; text = "Read"; open = read; } );
        } );
        pages = ( { title = "The moon"; } );
      """, in: .book)
}

enum UnknownSection {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.sections.compactMap { section in
      guard !context.canBeDrawn(section), let word = section.section, let node = word.node else { return nil }
      let written = context.book.names.utf8(of: word.value)
      let isKnown = SectionKind(written) != nil
      return Diagnostic(
        .unknownSection, at: .node(node), subject: context.text(of: word.value),
        detail: isKnown ? "cannot be drawn as a section" : "is not a section",
        suggestion: isKnown ? nil : .nearest(to: Array(written), among: context.book.drawableSectionWords))
    }
  }
}

extension CheckContext {
  var sections: ArraySlice<Page> { book.pages[pageCount...] }

  func canBeDrawn(_ section: Page) -> Bool {
    guard let word = section.section?.value else { return false }
    return SectionKind(book.names.utf8(of: word)).map { $0.canBeDrawn } ?? hasGame(word)
  }

  /// The word of each drawn section, with the first use of the same word.
  var drawnWords: [(word: Located<Name>, first: Located<Name>)] {
    var known: [Located<Name>] = []
    return sections.compactMap { section in
      guard let word = section.section, word.node != nil, canBeDrawn(section) else { return nil }
      if let first = known.first(where: { $0.value == word.value }) { return (word, first) }
      known.append(word)
      return (word, word)
    }
  }
}

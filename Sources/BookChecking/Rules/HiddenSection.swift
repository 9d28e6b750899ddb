import BookKit
import PropertyList

extension DiagnosticRule {
  package static let hiddenSection = DiagnosticRule(
    "hidden-section", .warning, "a section or a game cannot be opened by its name",
    """
    Names of pages go before the words of sections, so that books keep their meaning. Such a word opens the page, \
    and the section is never seen. A game must not have a word for sections either.
    """,
    message: { "the section `\($0.subject)` cannot be opened: \($0.detail)" },
    hint: "rename one of them",
    example: """
        sections = ( { section = contents; elements = ( { type = text; text = "Back"; open = back; } ); } );
        pages = ( { title = "All pages";
      -   name = contents;
      +   name = overview;
        } );
      """, in: .book, dependsOn: .book)
}

enum HiddenSection {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.drawnWords.compactMap { word, first in
      guard let node = word.node, node == first.node, let page = context.names.page(word.value),
        let name = context.book[page].name?.node
      else { return nil }
      let note = Diagnostic.Note(spot: .node(name), message: "the page has its name here")
      return Diagnostic(
        .hiddenSection, at: .node(node), subject: context.text(of: word.value), detail: "a page has that name",
        notes: [note])
    }
  }

  @Sendable static func findInGames(_ context: CheckContext) -> [Diagnostic] {
    let named = context.namedGames
    return named.enumerated().compactMap { index, part in
      guard !named[..<index].contains(where: { $0.name == part.name }), let node = part.written,
        let detail = obstacle(toOpening: part.name, context)
      else { return nil }
      return Diagnostic(.hiddenSection, at: .node(node), subject: context.text(of: part.name), detail: detail)
    }
  }

  private static func obstacle(toOpening name: Name, _ context: CheckContext) -> String? {
    let word = context.book.names.utf8(of: name)
    if context.names.page(name).map({ $0.position < context.pageCount }) ?? false { return "a page has that name" }
    if SectionKind(word) != nil { return "it is a word for something else" }
    let generated: [StaticString] = ["heading", "back"]
    let isTitle = word.starts(with: "title".utf8) && word.dropFirst(5).allSatisfy { (0x30...0x39).contains($0) }
    return isTitle && word.count > 5 || generated.contains { $0.matches(word) }
      ? "an element of the page of games has that name" : nil
  }
}

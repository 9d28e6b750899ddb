import BookKit
import PropertyList

extension DiagnosticRule {
  package static let sectionTrap = DiagnosticRule(
    "section-trap", .warning, "nothing in a section leads out of it",
    """
    Hosts have their own buttons, but a reader of a full-screen book should find the way in the picture. Let an \
    element `open` something, or let a rule do it.
    """,
    message: { "nothing in the section `\($0.subject)` leads out of it" },
    hint: "add an element that opens something: `open = back;`",
    example: """
        sections = ( { section = cover; elements = (
          { type = text; name = go; text = "Read";
      -     touchable = YES;
      +     open = read;
          }
        ); } );
        pages = ( { title = "The moon"; } );
      """, in: .book, dependsOn: .book)
}

enum SectionTrap {
  /// Finds sections without a way out, except introductions, which end by themselves or at a touch.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let bookLeads = context.book.rules.contains { $0.actions.withLists.contains { $0.kind.leadsElsewhere } }
    guard !bookLeads else { return [] }
    return context.pages.dropFirst(context.pageCount).compactMap { checked in
      let section = checked.page
      guard let word = section.section, let node = word.node, context.canBeDrawn(section),
        SectionKind(context.book.names.utf8(of: word.value)) != .intro
      else { return nil }
      let leads =
        checked.parts.actions.contains { $0.kind.leadsElsewhere }
        || section.elements.contains { element in element.variants.contains { $0.opens != nil } }
      return leads ? nil : Diagnostic(.sectionTrap, at: .node(node), subject: context.text(of: word.value))
    }
  }
}

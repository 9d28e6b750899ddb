import BookKit
import PropertyList

extension DiagnosticRule {
  package static let untitledPage = DiagnosticRule(
    "unnamed-page", .note, "a page has no title, in a book with sections of its own",
    "The contents show pages with their titles. Without one, readers see only a number.",
    message: { _ in "this page has no title for the contents" },
    hint: "give it a `title`",
    example: """
        sections = ( { section = cover; elements = ( { type = text; text = "Read"; open = read; } ); } );
      - pages = ( { name = moon; } );
      + pages = ( { name = moon; title = "The moon"; } );
      """, in: .book)
}

enum UntitledPage {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    guard !context.sections.isEmpty else { return [] }
    return context.book.pages.prefix(context.pageCount).filter { page in
      page.title == nil && !context.unread.holds("title", in: page.node)
    }.map { Diagnostic(.untitledPage, at: .opening(of: $0.node)) }
  }
}

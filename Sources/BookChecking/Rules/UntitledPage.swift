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
    var found: [Diagnostic] = []
    for page in context.book.pages.prefix(context.pageCount) where page.title == nil {
      guard !context.unread.holds("title", in: page.node) else { continue }
      found.append(Diagnostic(.untitledPage, at: .opening(of: page.node)))
    }
    return found
  }
}

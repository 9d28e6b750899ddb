import BookKit
import PropertyList

extension DiagnosticRule {
  package static let duplicateSection = DiagnosticRule(
    "duplicate-section", .error, "a section is drawn twice",
    "A book has one section of each word. Of several with the same word, only the first one is ever opened.",
    message: { "the section `\($0.subject)` is already drawn" },
    hint: "remove one of the two; until then the first one is used",
    example: """
        sections = (
          { section = cover; elements = ( { type = text; text = "Read"; open = read; } ); },
      -   { section = cover; elements = ( { type = text; text = "Back"; open = back; } ); }
      +   { section = options; elements = ( { type = text; text = "Back"; open = back; } ); }
        );
        pages = ( { title = "The moon"; } );
      """, in: .book)
}

enum DuplicateSection {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.drawnWords.compactMap { word, first in
      guard let node = word.node, let place = first.node, node != place else { return nil }
      let note = Diagnostic.Note(spot: .node(place), message: "it is first drawn here")
      return Diagnostic(.duplicateSection, at: .node(node), subject: context.text(of: word.value), notes: [note])
    }
  }
}

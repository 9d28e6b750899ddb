import BookKit
import PropertyList

extension DiagnosticRule {
  package static let missingAltText = DiagnosticRule(
    "missing-alt-text", .note, "a picture has no description for readers who cannot see it",
    "Screen readers read `altText` aloud. Say what the picture shows, in the words of the story.",
    message: { "nothing describes `\($0.subject)` for readers who cannot see it" },
    hint: "describe it in `altText`; leave that empty if it is only decoration",
    example: """
        { type = image;
      -   fileName = moon.png;
      +   fileName = moon.png; altText = "The moon smiles";
        }
      """)
}

enum MissingAltText {
  // An empty description means that there is nothing to describe. A group's description covers its contents.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for page in context.book.pages {
      /// The index past the last group that has a description for its contents.
      var end = ElementIndex(0)
      for index in page.elementIndices where page[index].altText != nil || page[index].type.isPicture {
        if page[index].altText != nil { end = max(end, index.advanced(by: page[index].subtreeCount)) }
        guard index >= end, page[index].type.isPicture,
          !context.unread.holds("altText", in: page[index].node)
        else { continue }
        found.append(Diagnostic(.missingAltText, at: page[index].nameSpot, subject: context.text(of: page[index].name)))
      }
    }
    return found
  }
}

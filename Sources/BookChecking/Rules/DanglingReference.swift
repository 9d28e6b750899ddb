import BookKit
import PropertyList

extension DiagnosticRule {
  package static let danglingReference = DiagnosticRule(
    "dangling-reference", .error, "a name refers to nothing",
    "Pages, variables, elements to drag along and voices of texts are found by name. Nothing has this name.",
    message: { "\($0.detail) `\($0.subject)`" },
    example: """
        { type = text; name = smoke; text = "Puff!"; },
        { type = activearea; altText = "The train"; y = 300; width = 300; height = 100; draggable = YES;
      -   dragWith = (smog);
      +   dragWith = (smoke);
        }
      """, dependsOn: .book)
}

enum DanglingReference {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var walk = RuleReferences(context)
    for (page, checked) in zip(context.pages.indices, context.pages) {
      for rule in checked.page.rules { walk.check(rule, in: .page(page)) }
      // Only texts, which can name voices, and elements with behaviour refer to anything else.
      for index in checked.parts.texts + checked.parts.withBehaviour.filter({ checked.page[$0].type != .text }) {
        let element = checked.page[index]
        walk.check(element, translating: nil, on: page)
        for overlay in element.overlays { walk.check(overlay, translating: element, on: page) }
      }
    }
    for rule in context.book.rules { walk.check(rule, in: .book) }
    for drive in context.book.microphone?.drives ?? [] { walk.check(drive, in: .book) }
    for game in context.book.games ?? [] { walk.check(game) }
    return walk.found
  }
}

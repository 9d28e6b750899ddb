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
  /// `dangling-reference` of elements: what is dragged along, and the sounds that texts follow.
  @Sendable static func findInElements(_ context: CheckContext) -> [Diagnostic] {
    var walk = ElementReferences(context)
    for (page, checked) in zip(context.pages.indices, context.pages) {
      // Only texts follow voices, and only these elements drag others along.
      for index in checked.parts.texts + checked.parts.withBehaviour.filter({ checked.page[$0].type != .text }) {
        let element = checked.page[index]
        walk.check(element, besides: nil, on: page)
        for overlay in element.overlays { walk.check(overlay, besides: element, on: page) }
      }
    }
    return walk.found
  }

  /// `dangling-reference` and `dangling-tween` of rules and taps, and `loose-type` of a page number.
  @Sendable static func findInRules(_ context: CheckContext) -> [Diagnostic] {
    var walk = RuleReferences(context)
    for (page, checked) in zip(context.pages.indices, context.pages) {
      for rule in checked.page.rules { walk.check(rule, in: .page(page)) }
      for element in checked.parts.withBehaviour.lazy.map({ checked.page[$0] }) {
        walk.check(element, besides: nil, in: .page(page))
        for overlay in element.overlays { walk.check(overlay, besides: element, in: .page(page)) }
      }
    }
    for rule in context.book.rules { walk.check(rule, in: .book) }
    for game in context.book.games ?? [] { walk.check(game) }
    return walk.found
  }
}

private struct ElementReferences {
  private let context: CheckContext
  private let suggestions: Suggestions
  private(set) var found: [Diagnostic] = []

  init(_ context: CheckContext) {
    self.context = context
    suggestions = Suggestions(context.book)
  }

  /// Checks an element, except for what a translation shares with the element itself.
  mutating func check(_ element: Element, besides original: Element?, on page: PageIndex) {
    if element.dragWith.first?.node != original?.dragWith.first?.node {
      for name in element.dragWith where !context.names.hasElement(name.value, in: .page(page)) {
        report(name, on: page)
      }
    }
    let known = original?.readAlongs.compactMap { $0.audio?.node } ?? []
    for name in element.readAlongs.compactMap({ $0.audio }) {
      if let node = name.node, known.contains(node) { continue }
      check(voice: name, on: page)
    }
  }

  private mutating func check(voice name: Located<Name>, on page: PageIndex) {
    guard !context.names.isUnparsed(name.value, in: .page(page)) else { return }
    guard let index = context.names.element(name.value, on: page) else {
      return report(name, on: page)
    }
    let type = context.book[page][index].type
    guard type != .audio, let node = name.node else { return }
    found.report(
      .danglingReference, at: node, subject: context.text(of: name.value),
      detail: "a text is read by a sound, but this is \(type.owner.title):")
  }

  private mutating func report(_ name: Located<Name>, on page: PageIndex) {
    guard let node = name.node, !context.lacksElements(in: .page(page)) else { return }
    let suggestion = suggestions.element(like: name.value, in: .page(page))
    found.report(
      .danglingReference, at: node, subject: context.text(of: name.value), detail: "no element of this page is called",
      suggestion: suggestion)
  }
}

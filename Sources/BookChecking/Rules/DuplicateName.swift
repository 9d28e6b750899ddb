import BookKit
import PropertyList

extension DiagnosticRule {
  package static let duplicateName = DiagnosticRule(
    "duplicate-name", .error, "a name is used twice",
    """
    Triggers, rules and scripts find elements by name. Of several elements with the same name, only the first \
    one is ever found. The same goes for pages, and for the tweens and drop targets of an element.
    """,
    message: { "`\($0.subject)` is already the name of \($0.detail)" },
    hint: "rename one of the two; until then the first one is used",
    example: """
        { type = text; name = line; text = "Good night!"; },
        { type = text;
      -   name = line; text = "Sleep well!";
      +   name = "line 2"; text = "Sleep well!";
        }
      """, dependsOn: .presence)
}

enum DuplicateName {
  /// Finds pages, fonts, elements of a page, and tweens and drop targets of an element that share a name.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    report(context.book.pages.compactMap { NamedPart($0.name, of: $0.node) }, as: .page, context, &found)
    report(context.book.fonts.compactMap { NamedPart($0.name, of: $0.node) }, as: .font, context, &found)
    for index in context.book.pageIndices {
      let elements = context.book[index].elements
      let named = elements.map { NamedPart(name: $0.name, written: $0.nameNode, whole: $0.node) }
      report(named, as: .element, context, &found)
      for element in context.pages[index].parts.withSeveralTweensOrBehaviour.lazy.map({ elements[$0.position] }) {
        checkParts(of: element, translating: nil, context, &found)
        for overlay in element.overlays { checkParts(of: overlay, translating: element, context, &found) }
      }
    }
    return found
  }

  /// Finds games, and regions of a picture to colour, that share a name.
  @Sendable static func findInGames(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    report(context.namedGames, as: .game, context, &found)
    for game in context.games {
      guard let coloring = game.content.coloring else { continue }
      report(coloring.regions.compactMap { NamedPart($0.name, of: $0.node) }, as: .region, context, &found)
    }
    return found
  }

  /// Checks tweens and drop targets, except those that a translation shares with the element itself.
  private static func checkParts(
    of element: Element, translating original: Element?, _ context: CheckContext, _ found: inout [Diagnostic]
  ) {
    if element.tweens.count > 1, element.tweens.first?.node != original?.tweens.first?.node {
      let tweens = element.tweens.map { NamedPart(name: $0.name, written: $0.nameNode, whole: $0.node) }
      report(tweens, as: .tween, context, &found)
    }
    guard element.hasBehaviour else { return }
    checkMadeTweens(of: element, translating: original, context, &found)
    if element.dropTargets.count > 1, element.dropTargets.first?.node != original?.dropTargets.first?.node {
      report(element.dropTargets.compactMap { NamedPart($0.name, of: $0.node) }, as: .dropTarget, context, &found)
    }
  }

  /// Checks that no tween has the name of one that the player adds to a part, or to what is rubbed away.
  private static func checkMadeTweens(
    of element: Element, translating original: Element?, _ context: CheckContext, _ found: inout [Diagnostic]
  ) {
    let made = [(element.movable?.node, MovablePart.settleName), (element.rub?.node, Rub.fadeName)]
    let hasMade = original.map { $0.movable != nil || $0.rub != nil } ?? false
    if hasMade, element.tweens.first?.node == original?.tweens.first?.node { return }
    for case (let owner?, let name) in made {
      for tween in element.tweens where name.matches(context.book.names.utf8(of: tween.name)) {
        found.report(
          .duplicateName, at: tween.nameNode, subject: name.description, detail: title(of: .tween),
          notes: [Diagnostic.Note(spot: .key(of: owner), message: "the player adds a tween with this name")])
      }
    }
  }

  /// Returns the title of a part, with the scope in which its name must be unique.
  private static func title(of owner: KeyOwner) -> String {
    switch owner {
    case .element: "\(owner.title) of this page"
    case .tween, .dropTarget: "\(owner.title) of this element"
    case .region: "\(owner.title) of this picture"
    default: "\(owner.title)"
    }
  }

  private static func report(
    _ parts: [NamedPart], as owner: KeyOwner, _ context: CheckContext, _ found: inout [Diagnostic]
  ) {
    let firsts = NameIndex(parts.map { $0.name })
    for position in parts.indices {
      guard let first = firsts[parts[position].name], first != position else { continue }
      let (fault, other) = parts[position].written != nil ? (position, first) : (first, position)
      // If both names are generated, the duplicates that they come from have been reported.
      guard let node = parts[fault].written else { continue }
      let how = parts[other].written == nil ? "this one has that name by default" : "the name is first used here"
      found.report(
        .duplicateName, at: node, subject: context.text(of: parts[fault].name), detail: title(of: owner),
        notes: [Diagnostic.Note(spot: parts[other].spot, message: how)])
    }
  }
}

/// A part of the book with a given or generated name.
struct NamedPart {
  let name: Name
  let written: NodeHandle?
  let whole: NodeHandle

  var spot: Diagnostic.Spot { written.map { .node($0) } ?? .opening(of: whole) }
}

extension NamedPart {
  init?(_ name: Located<Name>?, of whole: NodeHandle) {
    guard let name else { return nil }
    self.init(name: name.value, written: name.node, whole: whole)
  }
}

extension CheckContext {
  /// The book's listed games that have names.
  var namedGames: [NamedPart] { (book.games ?? []).compactMap { NamedPart($0.name, of: $0.node) } }
}

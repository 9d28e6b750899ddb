import BookKit
import PropertyList

extension DiagnosticRule {
  package static let turnedBody = DiagnosticRule(
    "turned-body", .warning, "a group that contains bodies is turned or scaled",
    """
    Bodies move in the coordinates of the canvas and never turn. A group of bodies can be moved, but not turned or \
    scaled. If it is, or if a tween or a rule turns or scales it, its bodies act as static ones: they don't fall.
    """,
    message: { "`\($0.subject)` is a group of bodies; \($0.detail), they do not fall" },
    hint: "move the group only by `x` and `y`, or turn and scale its other elements",
    example: """
        { type = group;
      -   rotation = 10;
      +   x = 100;
          elements = ( { type = text; text = "Plop!"; physics = { body = dynamic; }; } );
        }
      """, dependsOn: .book)
}

enum TurnedBody {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.inAllLanguages { pageIndex, checked in
      let page = checked.page
      return page.elementIndices.filter { page.holdsBodies($0) }.flatMap { index in
        (page[index].turns + turns(of: index, on: pageIndex, context)).map { node, reason in
          Diagnostic(.turnedBody, at: .node(node), subject: context.text(of: page[index].name), detail: reason)
        }
      }
    }
  }

  private static func turns(
    of element: ElementIndex, on page: PageIndex, _ context: CheckContext
  ) -> [(node: NodeHandle, reason: String)] {
    var found: [(node: NodeHandle, reason: String)] = []
    for rule in context.book.rules + context.book[page].rules {
      for action in rule.actions.withLists where action.kind == .setProperty {
        guard let property = action.property, property.value.turns, let node = property.node else { continue }
        guard let name = action.item?.value, context.names.element(name, on: page) == element else { continue }
        found.append((node, "because a rule turns or scales it"))
      }
    }
    return found
  }
}

extension Page {
  fileprivate func holdsBodies(_ index: ElementIndex) -> Bool {
    guard self[index].type == .group else { return false }
    let contents = elements[index.position...].prefix(self[index].subtreeCount).dropFirst()
    return contents.contains { $0.body != nil }
  }
}

extension Element {
  /// The places at which the element is rotated or scaled, by itself or by its tweens.
  fileprivate var turns: [(node: NodeHandle, reason: String)] {
    var found: [(node: NodeHandle, reason: String)] = []
    if rotation.value != 0, let node = rotation.node { found.append((node, "because it is turned")) }
    for scale in [scaleX, scaleY] where scale.value != 1 {
      if let node = scale.node { found.append((node, "because it is scaled")) }
    }
    for tween in tweens where tween.tracks.contains(where: { $0.property.turns }) {
      found.append((tween.node, "because this tween turns or scales it"))
    }
    return found
  }
}

extension Property { fileprivate var turns: Bool { self == .rotation || self == .scaleX || self == .scaleY } }

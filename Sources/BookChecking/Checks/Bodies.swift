import BookKit
import PropertyList

/// Checks for bodies that can't behave as bodies.
enum BodyChecks {
  static let all: [Check] = [.ofWarnings(turnedGroups)]

  /// `turned-body`: groups that contain bodies and are turned or scaled, by themselves, by a tween or by a rule.
  @Sendable static func turnedGroups(_ context: CheckContext) -> [Diagnostic] {
    context.inAllLanguages { pageIndex, checked in
      let page = checked.page
      var found: [Diagnostic] = []
      for index in page.elementIndices where page.holdsBodies(index) {
        let group = page[index]
        for (node, fault) in group.turns + turns(of: index, on: pageIndex, context) {
          found.append(
            Diagnostic(.turnedBody, at: .node(node), subject: context.text(of: group.name), detail: .element(fault)))
        }
      }
      return found
    }
  }

  /// Returns the places where rules turn or scale an element.
  private static func turns(
    of element: ElementIndex, on page: PageIndex, _ context: CheckContext
  ) -> [(node: NodeHandle, fault: Diagnostic.ElementFault)] {
    var found: [(node: NodeHandle, fault: Diagnostic.ElementFault)] = []
    for rule in context.book.rules + context.book[page].rules {
      for action in rule.actions where action.kind == .setProperty {
        guard let property = action.property, property.value.turns, let node = property.node else { continue }
        guard let name = action.item?.value, context.names.element(name, on: page) == element else { continue }
        found.append((node, .changedByRule))
      }
    }
    return found
  }
}

extension Page {
  /// Returns whether an element is a group that contains bodies at any depth.
  fileprivate func holdsBodies(_ index: ElementIndex) -> Bool {
    guard self[index].type == .group else { return false }
    let contents = elements[index.position...].prefix(self[index].subtreeCount).dropFirst()
    return contents.contains { $0.body != nil }
  }
}

extension Element {
  /// The places where it is turned or scaled, by itself or by its tweens.
  fileprivate var turns: [(node: NodeHandle, fault: Diagnostic.ElementFault)] {
    var found: [(node: NodeHandle, fault: Diagnostic.ElementFault)] = []
    if rotation.value != 0, let node = rotation.node { found.append((node, .turned)) }
    for scale in [scaleX, scaleY] where scale.value != 1 {
      if let node = scale.node { found.append((node, .scaled)) }
    }
    for tween in tweens where tween.tracks.contains(where: { $0.property.turns }) {
      found.append((tween.node, .changedByTween))
    }
    return found
  }
}

extension Property {
  /// Whether changing the property turns or scales an element.
  fileprivate var turns: Bool { self == .rotation || self == .scaleX || self == .scaleY }
}

import PropertyList

/// Names that are given twice where each may be given once.
enum NameChecks {
  /// `duplicate-name`: elements of a page, tweens and drop targets of an element, pages.
  @Sendable static func duplicates(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let pages = context.book.pages.compactMap { page in
      page.name.map { NamedPart(name: $0.value, written: $0.node, whole: page.node) }
    }
    report(pages, as: "a page", context, &found)
    for page in context.book.pages {
      let elements = page.elements.map { NamedPart(name: $0.name, written: $0.nameNode, whole: $0.node) }
      report(elements, as: "an element of this page", context, &found)
      for element in page.elements {
        checkParts(of: element, besides: nil, context, &found)
        for overlay in element.overlays { checkParts(of: overlay, besides: element, context, &found) }
      }
    }
    return found
  }

  /// Checks tweens and drop targets; what a translation shares with the element itself is left out.
  private static func checkParts(
    of element: Element, besides original: Element?, _ context: CheckContext, _ found: inout [Diagnostic]
  ) {
    if element.tweens.count > 1, element.tweens.first?.node != original?.tweens.first?.node {
      let tweens = element.tweens.map { NamedPart(name: $0.name, written: $0.nameNode, whole: $0.node) }
      report(tweens, as: "a tween of this element", context, &found)
    }
    if element.dropTargets.count > 1, element.dropTargets.first?.node != original?.dropTargets.first?.node {
      let targets = element.dropTargets.compactMap { target in
        target.name.map { NamedPart(name: $0.value, written: $0.node, whole: target.node) }
      }
      report(targets, as: "a drop target of this element", context, &found)
    }
  }

  private static func report(
    _ parts: [NamedPart], as title: String, _ context: CheckContext, _ found: inout [Diagnostic]
  ) {
    guard parts.count > 1 else { return }
    let order = parts.indices.sorted { (parts[$0].name.number, $0) < (parts[$1].name.number, $1) }
    var first = order[0]
    for position in order.dropFirst() {
      guard parts[position].name == parts[first].name else {
        first = position
        continue
      }
      let (fault, other) = parts[position].written != nil ? (position, first) : (first, position)
      // Where both names are made up, what they are made of is told already.
      guard let node = parts[fault].written else { continue }
      let how = parts[other].written == nil ? "this one is called so by itself" : "it is given here first"
      found.append(
        Diagnostic(
          .duplicateName, at: .node(node), subject: context.text(of: parts[fault].name), detail: title,
          notes: [Diagnostic.Note(spot: parts[other].spot, message: how)]))
    }
  }
}

/// Something that has a name, given or made up.
private struct NamedPart {
  let name: Name
  /// Where the name stands, if it was given.
  let written: NodeHandle?
  /// Where what has it stands.
  let whole: NodeHandle

  var spot: Diagnostic.Spot { written.map { .node($0) } ?? .opening(of: whole) }
}

import BookKit
import PropertyList

extension DiagnosticRule {
  package static let zeroSize = DiagnosticRule(
    "zero-size", .warning, "an element has no area",
    "An element that is 0 wide or 0 high cannot be seen or touched. Remove the size to use the picture's own.",
    message: { "`\($0.subject)` has a size of 0 and can be neither seen nor touched" },
    hint: "give it a width and a height, or remove both to use the picture's own size",
    example: """
        { type = image; fileName = moon.png; altText = "The moon";
      -   width = 0;
      +   width = 200;
          height = 200;
        }
      """, dependsOn: .book)
}

enum ZeroSize {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for pageIndex in context.book.pageIndices {
      let checked = context.pages[pageIndex]
      let page = checked.page
      let pageChanges = context.effects.changes(on: pageIndex)
      for index in checked.parts.maybeWithoutSize where page[index].type != .audio {
        var reported: NodeHandle?
        for variant in page[index].variants {
          guard let node = flatSide(of: variant, pageChanges[index]), node != reported else { continue }
          reported = node
          found.report(.zeroSize, at: node, subject: context.text(of: page[index].name))
        }
      }
    }
    return found
  }

  /// Returns the node of a width or height that is always zero, or `nil` if there is none.
  private static func flatSide(of element: Element, _ changes: ElementChanges) -> NodeHandle? {
    if let width = element.width, width.value == 0, !grows(element, .width, changes) { return width.node }
    if let height = element.height, height.value == 0, !grows(element, .height, changes) { return height.node }
    return nil
  }

  private static func grows(_ element: Element, _ property: Property, _ changes: ElementChanges) -> Bool {
    for tween in element.tweens {
      for track in tween.tracks where track.property == property {
        if track.values.contains(where: { $0 != .number(0) }) || track.from ?? .number(0) != .number(0) { return true }
      }
    }
    return changes.values.contains { $0.property == property && $0.value != 0 }
  }
}

import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unreachableTarget = DiagnosticRule(
    "unreachable-target", .warning, "no drag can reach a drop target",
    """
    An element drops where its middle is, and its whole frame stays inside its `dragArea`, which is \
    the canvas by default. An element that is not draggable cannot be dropped anywhere.
    """,
    message: { "nothing can be dropped on `\($0.subject)`: \($0.detail)" },
    example: """
        { type = text; text = Star; width = 100; height = 100; draggable = YES;
          dragArea = { width = 400; height = 400; };
          dropTargets = ( { name = sky; width = 200; height = 200;
      -     x = 600;
      +     x = 200;
          } );
        }
      """, dependsOn: .book)
}

enum UnreachableTarget {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (page, checked) in zip(context.pages.indices, context.pages) {
      let draggable = checked.parts.withBehaviour.filter { checked.page[$0].hasDropTargetInAnyLanguage }
      guard !draggable.isEmpty else { continue }
      let walk = DropTargetWalk(checked: checked, context: context, changes: context.effects.changes(on: page))
      for index in draggable where !checked.doubtful.contains(index) { found += walk.unreachableTargets(of: index) }
    }
    return found
  }
}

private struct DropTargetWalk {
  let checked: CheckedPage
  let context: CheckContext
  let changes: PageChanges

  /// Returns a finding for each target that is out of reach in every language.
  ///
  /// If the element can't be dragged, one finding represents all its targets.
  func unreachableTargets(of index: ElementIndex) -> [Diagnostic] {
    let element = checked.page[index]
    let variants = element.variants
    guard variants.contains(where: { $0.isDraggable.value }) else {
      guard !context.unread.holds("draggable", in: element.node),
        let target = variants.flatMap({ $0.dropTargets }).first
      else { return [] }
      return [
        finding(
          target, "`\(context.text(of: element.name))` is not draggable", advice: "set its `draggable` to true")
      ]
    }
    guard !checked.movedByOthers.contains(index) else { return [] }
    var targets: [DropTarget] = []
    var reached: [NodeHandle] = []
    for variant in variants {
      let middle = reach(of: variant, index).middle
      for target in variant.dropTargets {
        if !targets.contains(where: { $0.node == target.node }) { targets.append(target) }
        if middle.meets(target.frame) { reached.append(target.node) }
      }
    }
    // A target without a name has already been reported.
    return targets.filter { $0.name != nil && !reached.contains($0.node) }.map { target in
      finding(
        target, "no drag can bring the middle of `\(context.text(of: element.name))` there",
        advice: "move the target, or change the `dragArea`, which the whole frame stays inside")
    }
  }

  /// Returns the reach of an element: at rest, moved by tweens or rules, or dragged from there.
  private func reach(of element: Element, _ index: ElementIndex) -> GeometryReach {
    let parent = element.group.map { checked.frames[$0].map } ?? .identity
    let frame = RestingFrames.Frame(element, in: parent, on: context.book.canvas, assets: context.assets)
    var reach = GeometryReach(element, frame, changes[index], canvas: context.book.canvas)
    reach.includeDrags(inside: element.dragArea ?? context.book.canvas)
    return reach
  }

  private func finding(_ target: DropTarget, _ detail: String, advice: String) -> Diagnostic {
    let subject = target.name.map { context.text(of: $0.value) } ?? "a drop target"
    return Diagnostic(
      .unreachableTarget, at: target.name?.node.map { .node($0) } ?? .opening(of: target.node), subject: subject,
      detail: detail, advice: advice)
  }
}

extension Element {
  fileprivate var hasDropTargetInAnyLanguage: Bool {
    !dropTargets.isEmpty || overlays.contains { !$0.dropTargets.isEmpty }
  }
}

extension Box {
  /// Returns whether the reach touches a rectangle, including its border and allowing for rounding errors.
  fileprivate func meets(_ rectangle: Rectangle) -> Bool {
    let slack = 0.001
    return across.low <= rectangle.right + slack && across.high >= rectangle.x - slack
      && down.low <= rectangle.bottom + slack && down.high >= rectangle.y - slack
  }
}

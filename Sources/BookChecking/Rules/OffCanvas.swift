import BookKit
import PropertyList

extension DiagnosticRule {
  package static let offCanvas = DiagnosticRule(
    "off-canvas", .warning, "an element is never on the canvas",
    "It starts outside, and no tween, rule or drag ever brings it in. Nobody sees it.",
    message: { "`\($0.subject)` is never on the canvas" },
    hint: "change its position, or bring it in with a tween",
    example: """
        { type = image; fileName = moon.png; altText = "The moon"; width = 200; height = 200; y = 100;
      -   x = 1200;
      +   x = 800;
        }
      """, dependsOn: .book)
}

enum OffCanvas {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var budget = GeometryWalk.Budget()
    for index in context.pages.indices {
      var check = CanvasCheck(
        checked: context.pages[index], context: context, changes: context.effects.changes(on: index), budget: budget)
      check.run()
      found += check.found
      budget = check.budget
    }
    return found
  }
}

private struct CanvasCheck {
  let checked: CheckedPage
  let context: CheckContext
  let changes: PageChanges
  var budget: GeometryWalk.Budget
  var found: [Diagnostic] = []

  private enum Axis {
    case across
    case down
  }

  mutating func run() {
    let axes = IndexedArray<ElementIndex, Axis?>(
      checked.page.elementIndices.map { offCanvasAxis(of: $0, checked.page[$0], checked.frames[$0]) })
    if axes.contains(where: { $0 != nil }) { report(axes) }
    for index in checked.parts.translated where axes[index] == nil && checked.page[index].type.isLeaf {
      checkLocalizations(of: index)
    }
  }

  private mutating func report(_ axes: IndexedArray<ElementIndex, Axis?>) {
    let lost = offCanvasGroups(axes)
    var reported: ElementIndex?
    for index in checked.page.elementIndices {
      guard let axis = axes[index], checked.page[index].type.isLeaf else { continue }
      // If a whole group is off the canvas, report only the group.
      let cause = cause(of: index, among: lost)
      if cause == reported, cause != index { continue }
      reported = cause
      report(checked.page[cause], axes[cause] ?? axis)
    }
  }

  private mutating func checkLocalizations(of index: ElementIndex) {
    let element = checked.page[index]
    var reported: NodeHandle?
    for overlay in element.overlays
    where overlay.x.node != element.x.node || overlay.y.node != element.y.node {
      let parent = element.group.map { checked.frames[$0].map } ?? .identity
      let frame = RestingFrames.Frame(overlay, in: parent, on: context.book.canvas, assets: context.assets)
      guard let axis = offCanvasAxis(of: index, overlay, frame), reported != overlay.node else { continue }
      reported = overlay.node
      report(overlay, axis)
    }
  }

  private mutating func report(_ element: Element, _ axis: Axis) {
    let place = axis == .across ? element.x.node ?? element.y.node : element.y.node ?? element.x.node
    found.append(
      Diagnostic(
        .offCanvas, at: place.map { .node($0) } ?? element.nameSpot, subject: context.text(of: element.name)))
  }

  /// Returns the axis along which an element is always off the canvas, or `nil` if it's a sound or can be seen.
  private mutating func offCanvasAxis(of index: ElementIndex, _ element: Element, _ frame: RestingFrames.Frame) -> Axis?
  {
    guard element.type != .audio, !isSeen(index, frame) else { return nil }
    let rest = Box(frame.bounds)
    var box: Box?
    var next: ElementIndex? = index
    while let level = next {
      let reach = GeometryReach(
        level == index ? element : checked.page[level], level == index ? frame : checked.frames[level], changes[level],
        canvas: context.book.canvas)
      box = reach.map(box ?? reach.ownBox)
      next = checked.page[level].group
    }
    guard let box else { return nil }
    if !box.across.reaches(into: context.book.canvas.width) { return .across }
    if !box.down.reaches(into: context.book.canvas.height) { return .down }
    guard frame.hasSize, isNeverOnCanvas(index, element, frame) else { return nil }
    return rest.across.reaches(into: context.book.canvas.width) ? .down : .across
  }

  /// Returns whether an element is or may be on the canvas, or can be moved there.
  private func isSeen(_ index: ElementIndex, _ frame: RestingFrames.Frame) -> Bool {
    checked.movable.contains(index) || checked.doubtful.contains(index)
      || frame.hasSize && isOnCanvas(Box(frame.bounds))
  }

  private func isOnCanvas(_ box: Box) -> Bool {
    box.across.reaches(into: context.book.canvas.width) && box.down.reaches(into: context.book.canvas.height)
  }

  /// Returns whether the element is off the canvas at every tick of its tweens; `false` if they can't be played.
  private mutating func isNeverOnCanvas(_ index: ElementIndex, _ element: Element, _ frame: RestingFrames.Frame) -> Bool
  {
    var levels = [level(index, element, frame)]
    for level in checked.page.levels(from: index).dropFirst() {
      levels.append(self.level(level, checked.page[level], checked.frames[level]))
    }
    guard var walk = GeometryWalk(levels, of: checked.page, in: context.book, budget: &budget) else { return false }
    repeat { if isOnCanvas(Box(walk.bounds)) { return false } } while walk.advance()
    return true
  }

  private func level(
    _ index: ElementIndex, _ element: Element, _ frame: RestingFrames.Frame
  ) -> GeometryWalk.Level {
    GeometryWalk.Level(
      element: element, placement: frame.placement, changes: changes[index],
      isDriven: checked.drivenTweens.contains { $0.element == index.position })
  }

  private func offCanvasGroups(_ axes: IndexedArray<ElementIndex, Axis?>) -> IndexedArray<ElementIndex, Bool> {
    var isLost = IndexedArray<ElementIndex, Bool>(checked.page.elements.map { $0.type == .group })
    for index in checked.page.elementIndices where checked.page[index].type == .group && axes[index] == nil {
      isLost[index] = false
    }
    for index in checked.page.elementIndices where checked.page[index].type.isLeaf && axes[index] == nil {
      for group in checked.page.levels(from: index).dropFirst() { isLost[group] = false }
    }
    return isLost
  }

  private func cause(of index: ElementIndex, among lost: IndexedArray<ElementIndex, Bool>) -> ElementIndex {
    checked.page.levels(from: index).dropFirst().reduce(index) { lost[$1] ? $1 : $0 }
  }
}

extension ElementType {
  /// Whether elements of this type are themselves visible or touchable.
  fileprivate var isLeaf: Bool { self != .audio && self != .group }
}

import BookKit
import PropertyList

/// Checks for the positions and sizes of elements.
enum GeometryChecks {
  static let all: [Check] = [offCanvas, sizes]

  /// `off-canvas`: elements that are never on the canvas, wherever their tweens and the book's rules take them.
  @Sendable static func offCanvas(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var budget = GeometryWalk.Budget()
    for (number, page) in context.pages.enumerated() {
      var check = CanvasCheck(page, context, context.effects.changes(on: number), budget)
      check.run()
      found += check.found
      budget = check.budget
    }
    return found
  }
}

/// Finds the elements of one page that are never on the canvas.
private struct CanvasCheck {
  private let page: Page
  private let context: CheckContext
  private let changes: [ElementChanges]
  private let frames: [RestingFrames.Frame]
  /// Whether readers or gravity can take an element anywhere.
  private let isFree: [Bool]
  fileprivate var budget: GeometryWalk.Budget
  fileprivate private(set) var found: [Diagnostic] = []

  /// The direction in which an element is off the canvas.
  private enum Axis {
    case across
    case down
  }

  init(_ checked: CheckedPage, _ context: CheckContext, _ changes: [ElementChanges], _ budget: GeometryWalk.Budget) {
    page = checked.page
    self.context = context
    self.changes = changes
    self.budget = budget
    frames = checked.frames
    isFree = checked.isFree
  }

  mutating func run() {
    var ways: [Axis?] = []
    for index in page.elements.indices { ways.append(offCanvasAxis(of: index)) }
    let lost = lostGroups(ways)
    var reported: Int?
    for index in page.elements.indices where page.elements[index].type.isLeaf {
      if let way = ways[index] {
        // If a whole group is off the canvas, report only the group.
        let culprit = culprit(of: index, among: lost)
        if culprit == reported, culprit != index { continue }
        reported = culprit
        report(page.elements[culprit], ways[culprit] ?? way)
      } else {
        checkLocalizations(of: index)
      }
    }
  }

  /// Checks the positions of an element in other languages.
  private mutating func checkLocalizations(of index: Int) {
    guard !page.elements[index].localizations.isEmpty else { return }
    let element = page.elements[index]
    var reported: NodeHandle?
    for overlay in element.localizations.flatMap({ $0.overlay })
    where overlay.x.node != element.x.node || overlay.y.node != element.y.node {
      let parent = element.parent.map { frames[$0].map } ?? .identity
      let frame = RestingFrames.Frame(overlay, in: parent, on: context.book.canvas, assets: context.assets)
      guard let way = offCanvasAxis(of: index, overlay, frame), reported != overlay.node else { continue }
      reported = overlay.node
      report(overlay, way)
    }
  }

  private mutating func report(_ element: Element, _ way: Axis) {
    let place = way == .across ? element.x.node ?? element.y.node : element.y.node ?? element.x.node
    found.append(
      Diagnostic(
        .offCanvas, at: place.map { .node($0) } ?? element.nameSpot, subject: context.text(of: element.name)))
  }

  // MARK: - Elements

  /// Returns the direction in which an element is off the canvas forever, or `nil` if it can be seen.
  private mutating func offCanvasAxis(of index: Int) -> Axis? {
    guard page.elements[index].type != .audio, !isSeen(index, frames[index]) else { return nil }
    return offCanvasAxis(of: index, page.elements[index], frames[index])
  }

  private mutating func offCanvasAxis(of index: Int, _ element: Element, _ frame: RestingFrames.Frame) -> Axis? {
    guard !isSeen(index, frame) else { return nil }
    let rest = Box(frame.bounds)
    var box: Box?
    var place: Int? = index
    while let level = place {
      let reach = GeometryReach(
        level == index ? element : page.elements[level], level == index ? frame : frames[level], changes[level],
        canvas: context.book.canvas)
      box = reach.map(box ?? reach.ownBox)
      place = page.elements[level].parent
    }
    guard let box else { return nil }
    if !box.across.reaches(into: context.book.canvas.width) { return .across }
    if !box.down.reaches(into: context.book.canvas.height) { return .down }
    guard frame.hasSize, isNeverOnCanvas(index, element, frame) else { return nil }
    return rest.across.reaches(into: context.book.canvas.width) ? .down : .across
  }

  /// Returns whether an element is on the canvas at rest or can be taken there.
  private func isSeen(_ index: Int, _ frame: RestingFrames.Frame) -> Bool {
    isFree[index] || frame.hasSize && isOnCanvas(Box(frame.bounds))
  }

  private func isOnCanvas(_ box: Box) -> Bool {
    box.across.reaches(into: context.book.canvas.width) && box.down.reaches(into: context.book.canvas.height)
  }

  /// Returns whether the element is off the canvas at every tick of its tweens, if its ticks can be walked.
  private mutating func isNeverOnCanvas(_ index: Int, _ element: Element, _ frame: RestingFrames.Frame) -> Bool {
    var levels = [GeometryWalk.Level(element: element, placement: frame.placement, changes: changes[index])]
    var position = element.parent
    while let level = position {
      levels.append(
        GeometryWalk.Level(
          element: page.elements[level], placement: frames[level].placement, changes: changes[level]))
      position = page.elements[level].parent
    }
    guard let walk = GeometryWalk(levels, tickRate: context.book.tickRate, budget: &budget) else { return false }
    for tick in 0...walk.end.count where isOnCanvas(Box(walk.bounds(at: Ticks(tick)))) { return false }
    return true
  }

  // MARK: - Groups

  /// Returns for each group whether it is off the canvas with all its contents.
  private func lostGroups(_ ways: [Axis?]) -> [Bool] {
    var isLost = page.elements.map { $0.type == .group }
    for index in page.elements.indices where page.elements[index].type == .group && ways[index] == nil {
      isLost[index] = false
    }
    for index in page.elements.indices where page.elements[index].type.isLeaf && ways[index] == nil {
      var position = page.elements[index].parent
      while let group = position {
        isLost[group] = false
        position = page.elements[group].parent
      }
    }
    return isLost
  }

  /// Returns the outermost lost group around an element, or the element itself.
  private func culprit(of index: Int, among lost: [Bool]) -> Int {
    var culprit = index
    var position = page.elements[index].parent
    while let group = position {
      if lost[group] { culprit = group }
      position = page.elements[group].parent
    }
    return culprit
  }
}

extension ElementType {
  /// Whether elements of this type can be seen or touched themselves.
  fileprivate var isLeaf: Bool { self != .audio && self != .group }
}

import BookKit
import PropertyList

extension DiagnosticRule {
  package static let smallTouchTarget = DiagnosticRule(
    "small-touch-target", .note, "a touch target is too small for a finger",
    "Readers of any age need 44 × 44 points to hit what they aim at.",
    message: { "`\($0.subject)` is hard to hit: \($0.detail)" },
    hint: "make it at least 44 points wide and high",
    example: """
        { type = activearea; altText = "A star";
      -   x = 100; y = 100; width = 30; height = 30;
      +   x = 93; y = 93; width = 44; height = 44;
        }
      """, dependsOn: .book)
}

enum SmallTouchTarget {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (page, checked) in zip(context.pages.indices, context.pages) where !checked.touchable.isEmpty {
      let sizes = TargetSizes(checked: checked, changes: context.effects.changes(on: page), canvas: context.book.canvas)
      for index in checked.page.elementIndices
      where checked.touchable.contains(index) && !checked.doubtful.contains(index) {
        guard let size = sizes.size(of: index) else { continue }
        let element = checked.page[index]
        let isNarrow = size.width < TouchTarget.minSide
        if let edge = stopOnEdge(of: element, context) { found.append(edge) }
        guard isNarrow || size.height < TouchTarget.minSide else { continue }
        let place = (isNarrow ? element.width : element.height)?.node
        found.append(
          Diagnostic(
            .smallTouchTarget, at: place.map { .node($0) } ?? element.nameSpot,
            subject: context.text(of: element.name),
            detail: "\(Int(size.width.rounded(.down))) × \(Int(size.height.rounded(.down))) points"))
      }
    }
    return found
  }

  /// Returns a note about a stop at which a flap is seen nearly from its side, or `nil` if there is none.
  private static func stopOnEdge(of element: Element, _ context: CheckContext) -> Diagnostic? {
    guard let part = element.movable, part.kind == .flap else { return nil }
    let stop = part.stopPositions.firstIndex { (80...100).contains($0 * part.angle) }
    guard let stop, let node = part.stops?.node ?? context.list.value(forKey: "angle", in: part.node) else {
      return nil
    }
    let angle = Int((part.stopPositions[stop] * part.angle).rounded(.toNearestOrEven))
    return Diagnostic(
      .smallTouchTarget, at: .node(node), subject: context.text(of: element.name),
      detail: "at its stop \(stop) it is open by \(angle)°, and seen nearly from its side",
      advice: "let its stops be below 80° or above 100°")
  }

  /// Finds games with puzzle pieces or palette colours that are too small for a finger.
  @Sendable static func findInGames(_ context: CheckContext) -> [Diagnostic] {
    context.games.compactMap { game in
      if let puzzle = game.content.puzzle {
        return smallTarget("piece1", game.shortSides(of: puzzle).min(), of: game)
      }
      return game.content.coloring.flatMap { smallTarget("color1", game.swatchSide(of: $0), of: game) }
    }
  }

  private static func smallTarget(_ part: String, _ side: Double?, of game: CheckedGame) -> Diagnostic? {
    guard let side, side < TouchTarget.minSide else { return nil }
    let points = Int(side.rounded(.down))
    return Diagnostic(
      .smallTouchTarget, at: game.spot, subject: game.name + "." + part,
      detail: "\(points) × \(points) points")
  }
}

/// The largest sizes that a page's touch targets can have on the canvas.
private struct TargetSizes {
  private static let maxSize = 1e9

  let checked: CheckedPage
  let changes: PageChanges
  let canvas: Rectangle

  /// Returns the size of an element, or `nil` if it is unknown or 0, or if the element ignores touches.
  func size(of index: ElementIndex) -> (width: Double, height: Double)? {
    let element = checked.page[index]
    guard element.type != .audio, checked.frames[index].hasSize else { return nil }
    if let area = element.content.activeArea, !area.isActive.value,
      !changes[index].effect.contains(.activate)
    {
      return nil
    }
    let size = grows(index) ? grown(index) : resting(index)
    guard size.width > 0, size.height > 0, size.width < TargetSizes.maxSize, size.height < TargetSizes.maxSize else {
      return nil
    }
    return size
  }

  private func resting(_ index: ElementIndex) -> (width: Double, height: Double) {
    let frame = checked.frames[index]
    let rectangle = frame.placement.frame
    return (rectangle.width * frame.map.horizontalStretch, rectangle.height * frame.map.verticalStretch)
  }

  private func grows(_ index: ElementIndex) -> Bool {
    checked.page.levels(from: index).contains { level in
      checked.page[level].tweens.contains { $0.tracks.contains { $0.property.isSize } }
        || changes[level].values.contains { $0.property.isSize }
    }
  }

  private func grown(_ index: ElementIndex) -> (width: Double, height: Double) {
    let reach = reach(of: index)
    var width = reach[.width].high * reach[.scaleX].maxMagnitude
    var height = reach[.height].high * reach[.scaleY].maxMagnitude
    for level in checked.page.levels(from: index).dropFirst() {
      // A rotated element can grow with either scale of its group, so the larger scale counts.
      let reach = self.reach(of: level)
      let scale = max(reach[.scaleX].maxMagnitude, reach[.scaleY].maxMagnitude)
      (width, height) = (width * scale, height * scale)
    }
    return (width, height)
  }

  private func reach(of index: ElementIndex) -> GeometryReach {
    GeometryReach(checked.page[index], checked.frames[index], changes[index], canvas: canvas)
  }
}

extension Interval { fileprivate var maxMagnitude: Double { max(abs(low), abs(high)) } }

extension Property {
  fileprivate var isSize: Bool {
    switch self {
    case .width, .height, .scaleX, .scaleY: true
    case .x, .y, .rotation, .alpha, .fontSize, .volume, .frame, .fontColor: false
    }
  }
}

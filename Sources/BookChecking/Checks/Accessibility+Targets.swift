import BookKit
import PropertyList

extension AccessibilityChecks {
  /// `small-touch-target`: elements that are narrower or lower than a finger.
  @Sendable static func touchTargets(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (page, checked) in zip(context.pages.indices, context.pages) where !checked.touchable.isEmpty {
      let sizes = TargetSizes(checked, context, context.effects.changes(on: page))
      for index in checked.page.elementIndices
      where checked.touchable.contains(index) && !checked.doubtful.contains(index) {
        guard let size = sizes.size(of: index) else { continue }
        let element = checked.page[index]
        let isNarrow = size.width < TouchTarget.minSide
        guard isNarrow || size.height < TouchTarget.minSide else { continue }
        let place = (isNarrow ? element.width : element.height)?.node
        found.append(
          Diagnostic(
            .smallTouchTarget, at: place.map { .node($0) } ?? element.nameSpot,
            subject: context.text(of: element.name),
            detail: .points(width: Int(size.width.rounded(.down)), height: Int(size.height.rounded(.down)))))
      }
    }
    return found
  }
}

/// The sizes of a page's touch targets on the canvas, at their largest.
private struct TargetSizes {
  /// A size that no canvas has.
  private static let maxSize = 1e9

  private let page: Page
  private let changes: PageChanges
  private let canvas: Rectangle
  private let frames: IndexedArray<ElementIndex, RestingFrames.Frame>

  init(_ checked: CheckedPage, _ context: CheckContext, _ changes: PageChanges) {
    page = checked.page
    self.changes = changes
    canvas = context.book.canvas
    frames = checked.frames
  }

  /// Returns the size of an element, or `nil` if it is unknown or 0, or if the element never takes touches.
  func size(of index: ElementIndex) -> (width: Double, height: Double)? {
    let element = page[index]
    guard element.type != .audio, frames[index].hasSize else { return nil }
    if case .activeArea(let area) = element.content, !area.isActive.value,
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
    let frame = frames[index]
    let rectangle = frame.placement.frame
    return (rectangle.width * frame.map.horizontalStretch, rectangle.height * frame.map.verticalStretch)
  }

  /// Returns whether tweens or rules change the size of an element or of a group around it.
  private func grows(_ index: ElementIndex) -> Bool {
    page.levels(from: index).contains { level in
      page[level].tweens.contains { $0.tracks.contains { $0.property.isSize } }
        || changes[level].values.contains { $0.property.isSize }
    }
  }

  private func grown(_ index: ElementIndex) -> (width: Double, height: Double) {
    let reach = reach(of: index)
    var (width, height) = (reach.width.high * reach.scaleX.maxMagnitude, reach.height.high * reach.scaleY.maxMagnitude)
    for level in page.levels(from: index).dropFirst() {
      // A turned element grows with either side of its group, so take the larger scale.
      let reach = self.reach(of: level)
      let scale = max(reach.scaleX.maxMagnitude, reach.scaleY.maxMagnitude)
      (width, height) = (width * scale, height * scale)
    }
    return (width, height)
  }

  private func reach(of index: ElementIndex) -> GeometryReach {
    GeometryReach(page[index], frames[index], changes[index], canvas: canvas)
  }
}

extension Interval {
  /// The greatest distance from 0.
  fileprivate var maxMagnitude: Double { max(abs(low), abs(high)) }
}

extension Property {
  /// Whether the property affects the size of an element.
  fileprivate var isSize: Bool {
    switch self {
    case .width, .height, .scaleX, .scaleY: true
    case .x, .y, .rotation, .alpha, .fontSize, .volume, .frame, .fontColor: false
    }
  }
}

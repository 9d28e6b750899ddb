import BookKit
import PropertyList

/// An element that takes touches, at its resting position.
struct TouchTarget {
  let element: ElementIndex
  /// The outline on the canvas; an ellipse is approximated by a polygon with many corners.
  let outline: ConvexPolygon
  let bounds: Box
  let isStill: Bool
  /// Whether the target always takes touches after the page has opened.
  let isSteady: Bool
  private let isEllipse: Bool
  private let size: (width: Double, height: Double)
  private let toOwn: AffineMap

  /// The least width and height that a finger can hit, a little less than 44 points to allow for rounding errors.
  static let minSide = 44 - 1e-9
  private static let ellipseCorners = 64

  /// Creates a target, or returns `nil` if the element has no area that a finger could hit.
  init?(_ index: ElementIndex, _ element: Element, _ frame: RestingFrames.Frame, isStill: Bool, isSteady: Bool) {
    let rectangle = frame.placement.frame
    guard element.type != .audio, frame.hasSize, rectangle.width > 0, rectangle.height > 0,
      let toOwn = frame.map.inverse
    else { return nil }
    self.element = index
    (self.toOwn, self.isStill, self.isSteady) = (toOwn, isStill, isSteady)
    size = (rectangle.width, rectangle.height)
    isEllipse = element.content.activeArea?.shape == .ellipse
    let ellipse = isEllipse ? TouchTarget.ellipse(size.width, size.height) : []
    let corners = isEllipse ? ellipse.map { frame.map.apply(to: $0) } : frame.corners
    outline = ConvexPolygon(corners)
    bounds = Box(Rectangle(around: corners))
    guard outline.area > 0, outline.area.isFinite else { return nil }
  }

  private static func ellipse(_ width: Double, _ height: Double) -> [Point] {
    (0..<ellipseCorners).map { corner in
      let turns = Double(corner) / Double(ellipseCorners)
      return Point(
        x: width / 2 * (1 + Trigonometry.cosine(turns: turns)), y: height / 2 * (1 + Trigonometry.sine(turns: turns)))
    }
  }

  func covers(_ other: TouchTarget) -> Bool { other.outline.points.allSatisfy { holds(toOwn.apply(to: $0)) } }

  private func holds(_ point: Point) -> Bool {
    let (x, y) = (point.x / size.width, point.y / size.height)
    let slack = 1e-9
    guard isEllipse else { return x >= -slack && x <= 1 + slack && y >= -slack && y <= 1 + slack }
    return (2 * x - 1) * (2 * x - 1) + (2 * y - 1) * (2 * y - 1) <= 1 + slack
  }

  /// Returns whether the two targets overlap by more than half of the smaller one.
  func overlaps(_ other: TouchTarget) -> Bool {
    let smaller = min(outline.area, other.outline.area)
    return outline.intersection(with: other.outline).area > smaller * (0.5 + 1e-9)
  }
}

/// Finds the elements of a page that take touches, and whether they stay still and on stage.
struct TouchTargets {
  private let page: Page
  private let frames: IndexedArray<ElementIndex, RestingFrames.Frame>
  private let changes: PageChanges
  /// For each element, whether nothing moves it or a group around it: no reader, gravity, tween or rule.
  private var isStill = IndexedArray<ElementIndex, Bool>()
  /// For each element, whether it and all groups around it come on stage with the page and stay there.
  private var isSteady = IndexedArray<ElementIndex, Bool>()
  private var takesTouches = IndexedArray<ElementIndex, Bool>()

  init(_ checked: CheckedPage, _ changes: PageChanges) {
    page = checked.page
    frames = checked.frames
    self.changes = changes
    var isVisible = IndexedArray<ElementIndex, Bool>()
    var alphas = IndexedArray<ElementIndex, Double>()
    for index in page.elementIndices {
      let parent = page[index].group
      isVisible.append(page[index].isVisible && (parent.map { isVisible[$0] } ?? true))
      alphas.append(min(max(page[index].alpha.value, 0), 1) * (parent.map { alphas[$0] } ?? 1))
      isStill.append(!checked.movable.contains(index) && !moves(index) && (parent.map { isStill[$0] } ?? true))
      isSteady.append(stays(index) && (parent.map { isSteady[$0] } ?? true))
      let isReached = checked.touchable.contains(index) && isVisible[index] && !checked.doubtful.contains(index)
      let isActive = page[index].isActive.map { $0.value || changes[index].effect.contains(.activate) }
      takesTouches.append(isReached && isActive ?? (alphas[index] >= Player.minTouchableAlpha))
    }
  }

  var all: IndexedArray<TargetIndex, TouchTarget> {
    var targets = IndexedArray<TargetIndex, TouchTarget>()
    for index in page.elementIndices where takesTouches[index] {
      let target = TouchTarget(
        index, page[index], frames[index], isStill: isStill[index], isSteady: isSteady[index] && isStill[index])
      if let target { targets.append(target) }
    }
    return targets
  }

  private func moves(_ index: ElementIndex) -> Bool {
    let element = page[index]
    if element.slideIn != nil || element.movable != nil || changes[index].setsGeometry { return true }
    return element.tweens.contains { $0.tracks.contains { $0.property.isGeometry } }
  }

  private func stays(_ index: ElementIndex) -> Bool {
    let element = page[index]
    guard element.appearsAutomatically, element.isActive?.value != false,
      changes[index].effect.isDisjoint(with: [.hide, .deactivate, .setAlpha])
    else { return false }
    return !element.tweens.contains { tween in
      tween.removesElement || tween.tracks.contains { $0.property == .alpha }
    }
  }
}

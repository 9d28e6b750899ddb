/// An element of the page on stage at the present tick.
public struct StageItem: Sendable, Equatable, Identifiable {
  /// Which element it is, by its place among those of the page.
  public let element: Int
  /// The same, for views that tell elements apart by it.
  public var id: Int { element }
  /// What rules and scripts call it.
  public let name: Name
  /// The kind of the element.
  public let type: ElementType
  /// The group that holds it, by its place among the page's elements.
  public let parent: Int?
  /// Whether it is on stage.
  public let isOnStage: Bool
  /// Whether it is visible, apart from its groups.
  public let isVisible: Bool
  /// Whether it and all its groups are on stage and visible.
  public let isSeen: Bool
  /// Whether an area takes touches now; true for anything else.
  public let isActive: Bool
  /// Whether a finger holds it.
  public let isHeld: Bool
  /// Its values as they are drawn.
  public let values: StageValues
  /// The map from its own coordinates to the canvas, as it is drawn.
  public let transform: AffineMap
  /// How opaque it is drawn with all its groups, 0…1.
  public let alpha: Double
  /// Which word of a text its voice has come to, counted from 0.
  public let word: Int?
}

extension Player {
  /// The elements of the page on stage at the present tick, in document order, those off stage too.
  public var items: [StageItem] {
    var found: [StageItem] = []
    found.reserveCapacity(current.items.count)
    guard state.page.items.count == current.items.count else { return found }
    for item in current.items.indices {
      let (plan, itemState) = (current.items[item], state.page.items[item])
      // A group stands before its children.
      let parent = plan.parent < 0 ? nil : found[Int(plan.parent)]
      let values = current.values(of: item, in: state.page, held: state.held, at: shown)
      found.append(
        StageItem(
          element: item, name: plan.name, type: plan.type, parent: parent?.element, isOnStage: itemState.isOnStage,
          isVisible: itemState.isVisible,
          isSeen: itemState.isOnStage && itemState.isVisible && (parent?.isSeen ?? true),
          isActive: itemState.isActive, isHeld: itemState.isHeld, values: values,
          transform: parent.map { values.placement.transform.followed(by: $0.transform) }
            ?? values.placement.transform,
          alpha: (parent?.alpha ?? 1) * values.opacity,
          word: itemState.isOnStage ? current.word(of: item, in: state.page, at: shown) : nil))
    }
    return found
  }

  /// The topmost element at a point of the canvas that takes touches, which a touch there would begin on.
  ///
  /// Elements are hit where they are, also when reduced motion shows them at rest.
  public func item(at point: Point) -> Name? { hit(at: point).map { current.items[$0].name } }

  /// Where the middle of an element's frame is on the canvas; nothing when the page has no such element.
  ///
  /// A touch there reaches the element unless something covers it.
  public func center(of name: Name) -> Point? { current.item(named: name).map { center(of: $0) } }
}

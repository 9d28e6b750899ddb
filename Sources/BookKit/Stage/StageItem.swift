/// An element of the page on stage at the current tick.
public struct StageItem: Sendable, Equatable, Identifiable {
  /// The index of the element among the page's elements.
  public let element: Int
  /// The element's index, as the identity for views.
  public var id: Int { element }
  /// The name by which rules and scripts refer to it.
  public let name: Name
  /// The kind of the element.
  public let type: ElementType
  /// The index of the group that contains it; `nil` if there is none.
  public let parent: Int?
  /// Whether it is on stage.
  public let isOnStage: Bool
  /// Whether it is visible, regardless of its groups; if it has a visibility condition, that must hold too.
  public let isVisible: Bool
  /// Whether it and all its groups are on stage and visible.
  public let isShown: Bool
  /// Whether an active area currently takes touches; meaningless for other elements.
  public let isActive: Bool
  /// Whether a finger holds it.
  public let isHeld: Bool
  /// The values with which it's drawn.
  public let values: StageValues
  /// The map from its own coordinates to the canvas, as it is drawn.
  public let transform: AffineMap
  /// The opacity with which it's drawn, including all its groups, 0…1.
  public let alpha: Double
  /// The index of the word that a text's voice has reached; `nil` if there is none.
  public let word: Int?
}

extension Player {
  /// The elements of the page on stage at the current tick, in document order, including those off stage.
  public var items: [StageItem] {
    var found: [StageItem] = []
    found.reserveCapacity(current.items.count)
    guard state.page.items.count == current.items.count else { return found }
    for item in current.items.indices {
      let (plan, itemState) = (current.items[item], state.page.items[item])
      // A group comes before its children.
      let parent = plan.parent.map { found[$0.position] }
      let values = current.values(of: item, in: state.page, held: state.held, at: readerTime)
      let isVisible = isVisible(item)
      found.append(
        StageItem(
          element: item.position, name: plan.name, type: plan.type, parent: parent?.element,
          isOnStage: itemState.isOnStage, isVisible: isVisible,
          isShown: itemState.isOnStage && isVisible && (parent?.isShown ?? true), isActive: itemState.isActive,
          isHeld: itemState.isHeld || touchHolding(item) != nil, values: values,
          transform: parent.map { values.placement.transform.followed(by: $0.transform) }
            ?? values.placement.transform,
          alpha: (parent?.alpha ?? 1) * values.opacity,
          word: itemState.isOnStage ? current.word(of: item, in: state.page, at: readerTime) : nil))
    }
    return found
  }

  /// Returns the topmost element that takes touches at a point of the canvas; a touch there would begin on it.
  ///
  /// Elements are hit at their actual position, even if reduced motion shows them at rest.
  public func touchableItem(at point: Point) -> Name? { hit(at: point).map { current.items[$0].name } }

  /// Returns the index of the topmost element that takes touches at a point; unlike its name, the index is unique.
  package func touchableElement(at point: Point) -> Int? { hit(at: point)?.position }

  /// Returns the middle of an element's frame on the canvas, or `nil` if the page has no such element.
  ///
  /// A touch there reaches the element if it is on stage and visible, takes touches, and nothing covers it.
  public func center(of name: Name) -> Point? { current.item(named: name).map { center(of: $0) } }
}
